"""The core of the server, without network and disk: transport, store, bus, bots are passed in."""
