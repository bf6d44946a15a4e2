"""The server: HTTP, WebSockets, SQLite and bot processes around a house of tables."""
