"""The learned value with search: `master`."""
