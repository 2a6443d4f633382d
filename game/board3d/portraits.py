def portrait(): pass
