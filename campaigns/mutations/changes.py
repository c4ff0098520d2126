"""Every single change that the campaign can make in a source file, and the fixed order in which it tries them."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

SEED = 29

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Change:
    """One edit: the bytes of a file from `start` to `end` become `after`."""

    path: str  # below src/ringspiel
    function: str  # as `co_qualname` says it; empty at the top of a module
    line: int
    kind: str
    start: int
    end: int
    before: str
    after: str
    number: int  # the how-manieth change like this in its function

    @property
    def id(self) -> str:
        """Stays the same as long as this function does, whatever is written around it."""
        return _digest(f"{self.path}:{self.function}:{self.kind}:{self.before}:{self.after}:{self.number}")

    @property
    def package(self) -> str:
        parts = Path(self.path).parts
        return parts[1] if parts[0] == "games" else parts[0]

    def made_in(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]


def in_order(changes: list[Change]) -> list[Change]:
    """At random, but always the same; a new change does not move the others."""
    return sorted(changes, key=lambda change: _digest(f"{SEED}:{change.id}"))


def changes_in(path: str, source: bytes) -> list[Change]:
    finder = _Finder(path, source)
    finder.visit(ast.parse(source))
    return finder.found


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=5).hexdigest()


class _Finder(ast.NodeVisitor):
    """Passes over what says nothing about behaviour: annotations, docstrings, assertions, messages of errors."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.within: list[str] = []
        self.returns: list[str] = []
        self.like: Counter[tuple[str, ...]] = Counter()
        self.found: list[Change] = []

    # --- where we are --------------------------------------------------------------------------------------------

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.within.append(node.name)
        self._visit_all(node.body)
        self.within.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self._visit_all([*node.args.defaults, *(default for default in node.args.kw_defaults if default)])
        self.within += [node.name, "<locals>"]
        self.returns.append("" if node.returns is None else ast.unparse(node.returns))
        self._visit_all(node.body)
        self.returns.pop()
        del self.within[-2:]

    visit_AsyncFunctionDef = visit_FunctionDef

    def _visit_all(self, nodes: list[ast.stmt] | list[ast.expr]) -> None:
        for node in nodes:
            self.visit(node)

    @property
    def function(self) -> str:
        names = self.within[:-1] if self.within[-1:] == ["<locals>"] else self.within
        return ".".join(names) if "<locals>" in self.within else ""

    # --- what is passed over -------------------------------------------------------------------------------------

    def _pass_over(self, node: ast.AST) -> None:
        pass

    visit_Assert = visit_JoinedStr = visit_Import = visit_ImportFrom = visit_Global = visit_Nonlocal = _pass_over

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    # --- statements ----------------------------------------------------------------------------------------------

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call | ast.Await):
            self._remove(node)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Name) and target.id.startswith("__") for target in node.targets):
            return
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self._remove(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._remove(node)
        self._operate(node)
        self.generic_visit(node)

    def _operate(self, node: ast.AugAssign) -> None:
        other = OPERATORS.get(type(node.op))
        if other is not None:
            changed = ast.AugAssign(node.target, other(), node.value)
            self._note("operator", node, ast.unparse(changed))

    def visit_Raise(self, node: ast.Raise) -> None:
        self._remove(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._remove(node)

    def visit_Break(self, node: ast.Break) -> None:
        self._remove(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return self._remove(node)
        if self.returns[-1] == "bool" and not isinstance(node.value, ast.Compare | ast.Constant):
            self._replace("return", node.value, ast.UnaryOp(ast.Not(), node.value))
        if self.returns[-1] == "int":
            self._replace("return", node.value, ast.BinOp(node.value, ast.Add(), ast.Constant(1)))
        self.generic_visit(node)

    def _remove(self, node: ast.stmt) -> None:
        self._note("removed", node, "pass")

    # --- conditions ----------------------------------------------------------------------------------------------

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self._negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._negate(test)
        self.generic_visit(node)

    def _negate(self, test: ast.expr) -> None:
        """A comparison is changed by itself, and so is `not`."""
        if isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.BinOp | ast.Subscript | ast.BoolOp):
            self._replace("negated", test, ast.UnaryOp(ast.Not(), test))

    # --- expressions ---------------------------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:
                changed = copy.copy(node)
                changed.ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
                self._replace("comparison", node, changed)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._replace("and-or", node, ast.BoolOp(other, node.values))
        for place in range(len(node.values)):
            rest = node.values[:place] + node.values[place + 1 :]
            self._replace("part", node, rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub) and not isinstance(node.operand, ast.Constant):
            self._replace("sign", node, node.operand)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        other = OPERATORS.get(type(node.op))
        if other is not None and not isinstance(node.left, ast.Constant | ast.JoinedStr | ast.List):
            self._replace("operator", node, ast.BinOp(node.left, other(), node.right))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in CALLS:
            self._replace("min-max", node.func, ast.Name(CALLS[node.func.id]))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace("constant", node, ast.Constant(not node.value))
        elif isinstance(node.value, int):
            self._replace("constant", node, ast.Constant(node.value + 1))
        elif isinstance(node.value, float):
            self._replace("constant", node, ast.Constant(node.value * 2 + 1))

    # --- notes ---------------------------------------------------------------------------------------------------

    def _replace(self, kind: str, node: ast.expr, by: ast.expr) -> None:
        self._note(kind, node, f"({ast.unparse(ast.fix_missing_locations(copy.deepcopy(by)))})")

    def _note(self, kind: str, node: ast.stmt | ast.expr, after: str) -> None:
        assert node.end_lineno is not None and node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        before = self.source[start:end].decode()
        alike = (self.function, kind, before, after)
        self.found.append(
            Change(self.path, self.function, node.lineno, kind, start, end, before, after, self.like[alike])
        )
        self.like[alike] += 1


def all_changes(root: Path) -> Iterator[Change]:
    """Those of rules, kernel, server and opponents below `root`, which is `src/ringspiel`."""
    for folder in ("games", "kernel", "server", "agents"):
        for path in sorted((root / folder).rglob("*.py")):
            yield from changes_in(str(path.relative_to(root)), path.read_bytes())


def drawn(changes: list[Change], quotas: dict[str, int]) -> list[Change]:
    """So many of each package, by turns: a campaign that is stopped early has tried something everywhere."""
    left = dict(quotas)
    chosen: list[tuple[float, Change]] = []
    for change in in_order(changes):
        if left.get(change.package, 0):
            left[change.package] -= 1
            chosen.append((1 - left[change.package] / quotas[change.package], change))
    return [change for _, change in sorted(chosen, key=lambda pair: pair[0])]
