"""`python -m ringspiel` is the command `ringspiel`, also where scripts are not on the path."""

from __future__ import annotations

from ringspiel.cli import main

if __name__ == "__main__":
    main()
