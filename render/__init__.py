"""Pictures: a view goes in, a picture comes out, and nothing is remembered."""
