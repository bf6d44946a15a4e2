from tests.server.conftest import house, table

__all__ = ["house", "table"]
