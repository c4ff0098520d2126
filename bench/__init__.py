"""How fast the engines are, beside peers measured in the same run."""
