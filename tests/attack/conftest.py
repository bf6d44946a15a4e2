from tests.server.conftest import house, shared_house, table

__all__ = ["house", "shared_house", "table"]
