"""The quick computer player of Skyward Republic."""
