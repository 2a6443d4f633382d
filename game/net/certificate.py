"""A certificate for one match.

Nobody vouches for it: a guest that has the whole join code knows how its fingerprint begins, and to everybody the host
proves with the key that it is the one it meant (handshake.py, pake.py), bound to the fingerprint that was really seen.
"""

from __future__ import annotations

import hashlib
import ssl
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from game.frozen import frozen

LASTS = timedelta(days=30)  # a match that is gone on with later keeps its certificate
BEFORE = timedelta(days=1)  # clocks in a house differ


@frozen
class Certificate:
    """Certificate and private key, both as PEM."""

    certificate: str
    private: str

    @property
    def fingerprint(self) -> bytes:
        """SHA-256 of the certificate."""
        return hashlib.sha256(ssl.PEM_cert_to_DER_cert(self.certificate)).digest()

    def context(self) -> ssl.SSLContext:
        """What a host listens with: TLS 1.3 only."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        with tempfile.TemporaryDirectory() as folder:  # ssl reads certificates from files only
            path = Path(folder) / "hexfold.pem"
            path.touch(mode=0o600)
            path.write_text(self.private + self.certificate)
            context.load_cert_chain(path)
        return context


def make() -> Certificate:
    """A new certificate, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Hexfold match")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - BEFORE)
        .not_valid_after(now + LASTS)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return Certificate(made.public_bytes(serialization.Encoding.PEM).decode(), private.decode())


def guest_context() -> ssl.SSLContext:
    """What a guest connects with. It compares fingerprints itself, before it says anything."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
