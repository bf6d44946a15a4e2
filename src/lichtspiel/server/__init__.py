"""The table house: friends and bots at tables that survive a crash."""
