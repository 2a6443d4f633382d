"""GLSL 3.30.  Vignette, fog and tone map live in the surface shaders: no post pass is needed.

Cost rules for a software rasteriser: one detail tap, four shadow taps, everything else per vertex;
separate programs instead of branches (both sides of a branch are usually paid for).
"""

from __future__ import annotations

from game.board3d import detail, light


def _vec(values: tuple[float, ...]) -> str:
    return f"vec3({values[0]}, {values[1]}, {values[2]})"


COMMON = """#version 330 core
"""


def fragment(source: str, taps: int, wet: bool) -> str:
    """A fragment shader with 4 shadow taps at rest, 2 while moving (3 ms less at 720p), with or without mud."""
    return f"{COMMON}#define TAPS {taps}\n" + ("#define WET\n" if wet else "") + source


LIGHT = (
    f"""
const vec3 KEY = {_vec(light.KEY)};
const vec3 SKY = {_vec(light.SKY)};
const vec3 BOUNCE = {_vec(light.BOUNCE)};
const vec3 FILL = {_vec(light.FILL)};
const vec3 FILL_DIR = {_vec(tuple(light.FILL_DIR.tolist()))};
const vec3 NIGHT = {_vec(light.NIGHT)};
const float VIGNETTE = {light.VIGNETTE};
"""
    + """
uniform vec3 u_sun; uniform vec3 u_eye; uniform sampler2D u_shadow; uniform float u_texel; uniform vec2 u_inv;
const vec2 TAP[4] = vec2[4](vec2(-0.5, -1.5), vec2(0.5, 1.5), vec2(1.5, -0.5), vec2(-1.5, 0.5));
float shade(vec3 q) {
    if (any(greaterThan(abs(q - 0.5), vec3(0.495)))) return 1.0;   // nothing shades what lies beside the shadow map
    float s = 0.0;
    for (int k = 0; k < TAPS; ++k) s += step(q.z - 0.0010, texture(u_shadow, q.xy + TAP[k] * u_texel).r);
    return s / float(TAPS);
}
vec4 finish(vec3 o, float night, float alpha) {
    vec2 q = gl_FragCoord.xy * u_inv - 0.5;
    o = mix(o * (1.0 - VIGNETTE * dot(q, q)), NIGHT, night);
    o = o * (o * 2.51 + 0.03) / (o * (o * 2.43 + 0.59) + 0.14);
    o = sqrt(clamp(o, 0.0, 1.0));
#if TAPS > 2
    o += (fract(52.98 * fract(dot(gl_FragCoord.xy, vec2(0.0671, 0.00584)))) - 0.5) * 0.006; // no banding
#endif
    return vec4(o, alpha);
}
"""
)
POOL = f"""
uniform vec4 u_pool;
float lamp_at(vec2 xz) {{
    vec2 d = (xz - u_pool.xy) * u_pool.zw;
    return {light.EVERYWHERE} + {1 - light.EVERYWHERE} / (1.0 + pow(dot(d, d), 1.6));
}}
"""
PLACE = (
    POOL
    + f"const vec2 FADES = vec2({light.FADES[0]}, {light.FADES[1]});"
    + """
uniform mat4 u_vp; uniform mat4 u_model; uniform mat4 u_light; uniform vec3 u_eye; uniform vec4 u_bounds;
out vec3 v_pos; out vec3 v_nrm; out vec3 v_col; out vec3 v_sh; out vec3 v_k;   // v_k: ao, lamp, night
void place(vec3 pos, vec3 nrm, vec3 col, float ao) {
    vec4 p = u_model * vec4(pos, 1.0);
    v_pos = p.xyz; v_nrm = mat3(u_model) * nrm; v_col = col;
    v_sh = (u_light * vec4(p.xyz + normalize(v_nrm) * 0.05, 1.0)).xyz * 0.5 + 0.5;
    float beside = length(max(abs(p.xz - u_bounds.xy) - u_bounds.zw, 0.0));
    v_k = vec3(ao, lamp_at(p.xz), smoothstep(FADES.x, FADES.y, beside));
    gl_Position = u_vp * p;
}
"""
)
DEPTH_VS = (
    COMMON
    + """layout(location = 0) in vec3 pos; uniform mat4 u_light; uniform mat4 u_model;
void main() { gl_Position = u_light * u_model * vec4(pos, 1.0); }"""
)
DEPTH_FS = "void main() {}"

SURFACE_VS = (
    COMMON
    + """layout(location = 0) in vec3 pos; layout(location = 1) in vec3 nrm;
layout(location = 2) in vec3 col; layout(location = 3) in vec2 am; uniform vec3 u_sun;
"""
    + PLACE
    + f"const float SCALE[7] = float[7]{detail.SCALES};"
    + """
out vec3 v_uv; out vec3 v_mat; out vec3 v_half;
//                           sand  grass stone swamp cliff wood  plain
const float BUMP[7] = float[7](1.45, 1.45, 1.25, 1.3, 1.30, 0.55, 1.0);
const float AMP[7] = float[7](1.05, 1.15, 1.0, 1.05, 1.05, 1.0, 0.75);
const float WET[7] = float[7](0.0, 0.0, 0.0, 1.0, 0.0, 0.15, 0.0);
void main() {
    place(pos, nrm, col, am.x);
    int m = int(am.y + 0.5);
    vec2 uv = abs(nrm.y) > 0.45 ? pos.xz : vec2(pos.x * abs(nrm.z) + pos.z * abs(nrm.x), pos.y);
    v_uv = vec3(uv * SCALE[m], m);
    v_mat = vec3(AMP[m], BUMP[m], WET[m] * max(nrm.y, 0.0));
    v_half = normalize(normalize(u_eye - v_pos) + u_sun);
}"""
)
SURFACE_FS = (
    """in vec3 v_pos; in vec3 v_nrm; in vec3 v_col; in vec3 v_sh; in vec3 v_k; in vec3 v_uv; in vec3 v_mat;
in vec3 v_half;
uniform sampler2DArray u_detail;
"""
    + LIGHT
    + f"const float ROOM = {light.ROOM}; const float SHADE = {light.SHADE};"
    + """
out vec4 frag;
void main() {
    vec4 t = texture(u_detail, v_uv) - 0.5;
    vec3 n = normalize(v_nrm + vec3(t.b, t.a * (1.0 - v_nrm.y), t.a * v_nrm.y) * v_mat.y);
    vec3 c = v_col * (1.0 + v_mat.x * t.r) * (1.0 + t.g * vec3(0.55, 0.12, -0.45));
    float sh = mix(shade(v_sh), 1.0, SHADE) * v_k.y, key = max(dot(n, u_sun), 0.0) * sh;
    vec3 amb = mix(BOUNCE, SKY, n.y * 0.5 + 0.5) + FILL * max(dot(n, FILL_DIR), 0.0);
    vec3 o = c * (amb * v_k.x * mix(v_k.y, 1.0, ROOM) + KEY * key * (0.35 + 0.65 * v_k.x));
#ifdef WET
    float s = max(dot(n, v_half), 0.0); s *= s; s *= s; s *= s; s *= s; // power 16: a wet sheen where mud is low
    float wet = v_mat.z * clamp(0.25 - 1.8 * t.r, 0.0, 1.0);
    o += wet * (s * s * KEY * sh * 0.50 + vec3(0.008, 0.010, 0.012) * v_k.x);
#endif
    frag = finish(o, v_k.z, 1.0);
}"""
)
FIGURE_VS = (
    COMMON
    + """layout(location = 0) in vec3 pos; layout(location = 1) in vec3 nrm;
layout(location = 2) in vec3 col; layout(location = 3) in vec2 am; uniform vec3 u_owner;
"""
    + PLACE
    + """
out vec3 v_fin;   // gloss, glow, rim
void main() {
    bool own = am.y > 12.5;
    place(pos, nrm, own ? u_owner : col, am.x);
    v_fin = am.y < 10.5 ? vec3(0.10, 0.0, 0.5) : am.y < 11.5 ? vec3(0.85, 0.0, 0.8) : own
        ? vec3(0.3, 0.35, 0.2) : vec3(0.0, 1.0, 0.0);
}"""
)
FIGURE_FS = (
    """in vec3 v_pos; in vec3 v_nrm; in vec3 v_col; in vec3 v_sh; in vec3 v_k; in vec3 v_fin;
uniform float u_time; uniform float u_alpha; uniform vec3 u_flash;
"""
    + LIGHT
    + f"""
const float ROOM = {light.FIGURE_ROOM}; const float SHADE = {light.FIGURE_SHADE};
const float FROM_EYE = {light.FROM_EYE}; const float AROUND = {light.RIM_AROUND};
const vec3 RIM = {_vec(light.RIM)}; const vec3 RIM_DIR = {_vec(tuple(light.RIM_DIR.tolist()))};
const float FLOOR = {light.FLOOR}; const float MOST_GAIN = {light.MOST_GAIN};
const vec3 LUMA = {_vec(tuple(light.LUMA.tolist()))};
"""
    + """
out vec4 frag;
void main() {
    vec3 n = normalize(v_nrm), v = normalize(u_eye - v_pos);
    float sh = mix(shade(v_sh), 1.0, SHADE) * v_k.y, ndl = dot(n, u_sun), edge = 1.0 - max(dot(n, v), 0.0);
    vec3 c = v_col * (0.72 + 0.36 * (n.y * 0.5 + 0.5));                       // dry-brushed upper sides
    vec3 amb = mix(BOUNCE, SKY, n.y * 0.5 + 0.5) * ROOM + FILL * 1.3 * max(dot(n, FILL_DIR), 0.0);
    amb += FROM_EYE * max(dot(n, v), 0.0);
    vec3 o = c * (amb * v_k.x + KEY * 0.92 * sh * max(ndl * 0.86 + 0.14, 0.0) * (0.4 + 0.6 * v_k.x));
    float spec = pow(max(dot(n, normalize(v + u_sun)), 0.0), 28.0) * v_fin.x * sh;
    o += spec * mix(vec3(1.0), v_col * 2.0, v_fin.x) * KEY * 0.6;
    o += edge * edge * edge * v_fin.z * RIM * v_k.x * mix(max(dot(n, RIM_DIR), 0.0), 1.0, AROUND);
    o *= clamp(FLOOR / max(dot(o, LUMA), 1e-4), 1.0, MOST_GAIN);
    o += v_col * v_fin.y * (1.25 + 0.20 * sin(u_time * 3.0 + v_pos.y * 5.0)) + u_flash * (0.10 + edge * edge);
    float a = u_alpha < 1.0 ? clamp(u_alpha * (1.0 + 1.2 * edge * edge), 0.0, 1.0) : 1.0;
    if (u_alpha < 1.0) o += v_col * edge * edge * 1.6 * u_alpha;
    frag = finish(o, v_k.z, a);
}"""
)
WATER_VS = (
    COMMON
    + """layout(location = 0) in vec4 pos; uniform mat4 u_vp;
out vec3 v_pos; out float v_shore; out float v_lamp;
"""
    + POOL
    + """
void main() {
    v_pos = pos.xyz; v_shore = pos.w; v_lamp = lamp_at(pos.xz);
    gl_Position = u_vp * vec4(pos.xyz, 1.0);
}"""
)
WATER_FS = (
    """in vec3 v_pos; in float v_shore; in float v_lamp;
uniform sampler2DArray u_detail; uniform float u_time;
uniform vec3 u_deep; uniform vec3 u_shallow; uniform mat4 u_light;
"""
    + LIGHT
    + """
out vec4 frag;
void main() {
    vec2 p = v_pos.xz * 0.085;
    vec4 a = texture(u_detail, vec3(p * 1.7 + vec2(u_time * 0.013, u_time * 0.009), 7.0)) - 0.5;
    vec4 b = texture(u_detail, vec3(p * 3.1 + vec2(-u_time * 0.015, u_time * 0.019), 7.0)) - 0.5;
    vec2 w = a.ba + b.ba;
    vec3 n = normalize(vec3(w.x * 0.66, 1.0, w.y * 0.66)), glint = normalize(vec3(w.x * 1.25, 1.0, w.y * 1.25));
    vec3 v = normalize(u_eye - v_pos);
    float fres = 0.03 + 0.97 * pow(1.0 - max(dot(n, v), 0.0), 5.0);
    vec3 q = (u_light * vec4(v_pos, 1.0)).xyz * 0.5 + 0.5;
    float sh = step(q.z - 0.001, texture(u_shadow, q.xy).r) * v_lamp;
    float spec = pow(max(dot(glint, normalize(v + u_sun)), 0.0), 150.0) * sh;
    float cool = pow(max(dot(glint, normalize(v + normalize(FILL_DIR))), 0.0), 90.0);     // the window, everywhere
    float wave = v_shore + 0.55 * (a.r + b.r) + 0.05 * sin(u_time * 1.4 + v_shore * 6.0);
    float foam = smoothstep(0.80, 0.98, wave) + 0.5 * smoothstep(0.06, 0.0, abs(wave - 0.62));
    vec3 c = mix(u_deep, u_shallow, clamp(v_shore * 0.9 + 0.35 * (a.r + b.r), 0.0, 1.0));
    c *= 0.60 + 0.62 * max(dot(n, u_sun), 0.0) * (0.25 + 0.75 * sh);
    c += fres * vec3(0.20, 0.30, 0.46) + foam * vec3(0.62, 0.62, 0.56) * (0.25 + 0.75 * sh);
    c += spec * KEY * 0.9 + cool * vec3(0.10, 0.17, 0.28) + smoothstep(0.14, 0.24, a.r + b.r) * 0.10 * sh;
    frag = finish(c, 0.0, clamp(0.84 - 0.42 * v_shore + fres * 0.5 + foam * 0.6 + spec * 0.8 + cool * 0.3, 0.0, 1.0));
}"""
)
# Marks: premultiplied colours (alpha 0 adds light, 1 covers), shown as they are; `beat` says how much it pulses.
MARK_VS = (
    COMMON
    + """layout(location = 0) in vec3 pos; layout(location = 1) in vec4 col;
layout(location = 2) in float beat; uniform mat4 u_vp; uniform float u_time; out vec4 v_col;
void main() { v_col = col * (1.0 - beat * (0.5 + 0.5 * sin(u_time * 4.2))); gl_Position = u_vp * vec4(pos, 1.0); }"""
)
MARK_FS = "in vec4 v_col; out vec4 frag; void main() { frag = v_col; }"
