"""The cards of Skyward Republic, one deck a file."""
