"""A house of tables, without network and disk: transport, store, bus and bots are handed in."""
