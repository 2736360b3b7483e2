"""Builds Marrakech for static hosts: `python -m lite.build`. Not part of the installed package."""
