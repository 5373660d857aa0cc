"""A fingerprint of code: it changes with what the code does, and not with how it is told or where it stands.

Docstrings, comments, imports, the order of definitions and the names of modules do not count, so that a module can be
renamed, split or explained better without the results of thousands of games becoming doubtful. Every definition and
every data file counts. It is the same on every version of Python.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

UNTOLD = ("ctx", "kind", "type_comment", "type_params")
"""Parts of a syntax tree that say nothing, or that only some versions of Python have."""


def fingerprint(root: Path, paths: Iterable[Path]) -> str:
    """Of these sources and data files; `root` is the package to which the sources belong."""
    found: set[bytes] = set()
    for path in paths:
        if path.suffix == ".py":
            found.update(_definitions(root, path))
        elif path.suffix == ".json":
            found.add(path.read_bytes())
    return sha256(b"\0".join(sorted(found))).hexdigest()[:16]


def _definitions(root: Path, path: Path) -> Iterator[bytes]:
    """Every statement of a module."""
    tree = ast.parse(path.read_text("utf-8"))
    for statement in _Plain(root, tree).visit(tree).body:
        if ast.unparse(statement).split(" ")[0] != "__all__":
            yield _told(statement).encode()


class _Plain(ast.NodeTransformer):
    """Takes away what is only told, and calls everything by the name it has where it is defined."""

    def __init__(self, root: Path, tree: ast.Module) -> None:
        self.modules: set[str] = set()  # names that stand for modules of this package
        self.names: dict[str, str] = {}  # imported names, with what they are called at home
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                self.names.update({alias.asname or alias.name: alias.name for alias in node.names})
            elif isinstance(node, ast.ImportFrom):
                self._imported(root, node)

    def _imported(self, root: Path, node: ast.ImportFrom) -> None:
        ours = (node.module or "").split(".")[0] == root.name
        folder = root.parent.joinpath(*(node.module or "").split("."))
        for alias in node.names:
            local = alias.asname or alias.name
            if ours and (folder / f"{alias.name}.py").exists():
                self.modules.add(local)
            else:
                self.names[local] = alias.name if ours else f"{node.module}.{alias.name}"

    def visit_Import(self, node: ast.Import) -> None:
        """An import only tells where something stands."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """An import only tells where something stands."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        """A string on its own is a docstring."""
        return None if isinstance(node.value, ast.Constant) else self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """`robot.rate` is `rate`, in whichever module it stands."""
        if isinstance(node.value, ast.Name) and node.value.id in self.modules:
            return ast.copy_location(ast.Name(node.attr, node.ctx), node)
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.copy_location(ast.Name(self.names.get(node.id, node.id), node.ctx), node)


def _told(value: object) -> str:
    """A syntax tree as a text; what is empty is left out, as versions of Python differ in it."""
    if isinstance(value, ast.AST):
        fields = ((name, part) for name, part in ast.iter_fields(value) if name not in UNTOLD)
        told = ", ".join(f"{name}={_told(part)}" for name, part in fields if part is not None and part != [])
        return f"{type(value).__name__}({told})"
    if isinstance(value, list):
        return f"[{', '.join(map(_told, value))}]"
    return repr(value)
