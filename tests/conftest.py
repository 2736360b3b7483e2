"""What holds for all tests."""

import signal

# A shell that runs tests in the background has Ctrl-C ignored, by us and by every process we start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
