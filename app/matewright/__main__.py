"""`python -m matewright` is the command `matewright`."""

from matewright.cli import main

if __name__ == "__main__":
    main()
