"""The command line as a module that a process can run: `python -m tests.cli.launch`."""

from ringspiel.cli import main

if __name__ == "__main__":
    main()
