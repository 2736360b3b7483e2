"""The version of the program that runs."""

from importlib.metadata import PackageNotFoundError, version


def installed_version() -> str:
    """The version of the installed package, or 0 if it is not installed."""
    try:
        return version("marrakech")
    except PackageNotFoundError:
        return "0"
