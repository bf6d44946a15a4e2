"""The games of this package: one folder each, found through its MANIFEST (docs/plugins.md)."""
