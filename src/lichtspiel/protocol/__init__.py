"""The types of requests and messages. The browser's types are generated from them."""
