"""What goes over the wire: the one source of the browser's types."""
