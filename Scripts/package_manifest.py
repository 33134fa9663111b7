"""Reads the targets of Package.swift, for the scripts beside this file."""

import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Target:
    def __init__(self, name, kind, dependencies, path, exclude):
        self.name = name
        self.kind = kind  # "regular", "executable" or "test"
        self.dependencies = dependencies
        self.path = path
        self.exclude = exclude

    @property
    def is_test_support(self):
        return self.kind == "regular" and self.path.startswith("Tests/")

    def files(self):
        """The Swift files of the target, without those of the targets in its folder."""
        excluded = [f"{self.path}/{name}/" for name in self.exclude]
        paths = sorted((ROOT / self.path).rglob("*.swift"))
        relative = [path.relative_to(ROOT).as_posix() for path in paths]
        return [path for path in relative if not any(map(path.startswith, excluded))]


def read_targets(dump=None):
    """The targets by name: of Package.swift, or of the output of `swift package dump-package`."""
    targets = parse_dump(dump) if dump else parse_manifest((ROOT / "Package.swift").read_text())
    for target in targets.values():
        for name in target.dependencies:
            if name not in targets:
                raise SystemExit(f"Package.swift: {target.name} depends on the unknown target {name}")
    return targets


def parse_dump(text):
    targets = {}
    for target in json.loads(text)["targets"]:
        name, kind = target["name"], target["type"]
        dependencies = [next(iter(entry.values()))[0] for entry in target["dependencies"]]
        path = target.get("path") or default_path(name, kind)
        targets[name] = Target(name, kind, dependencies, path, target["exclude"])
    return targets


def parse_manifest(text):
    text = re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE)
    package = text[text.index("let package = Package(") :]
    start = package.index("targets: [\n") + len("targets: ")
    targets = {}
    for function, arguments in calls(balanced(package, start)):
        target = parse_call(function, arguments)
        targets[target.name] = target
    return targets


def parse_call(function, arguments):
    dependencies = strings(argument(arguments, "dependencies"))
    if function in (".executableTarget", ".testTarget"):
        name = strings(argument(arguments, "name"))[0]
        kind = "executable" if function == ".executableTarget" else "test"
        exclude = strings(argument(arguments, "exclude"))
        return Target(name, kind, dependencies, default_path(name, kind), exclude)
    name = re.match(r'\(\s*"(\w+)"', arguments).group(1)
    if function == "module":
        folder = strings(argument(arguments, "in")) or [name]
        libraries = strings(argument(arguments, "libraries"))
        return Target(name, "regular", dependencies, f"Sources/{folder[0]}", libraries)
    if function == "doubles":
        return Target(name, "regular", dependencies, f"Tests/{name}", [])
    if function == "tests":
        used = [name, "TestSupport"] + dependencies
        return Target(f"{name}Tests", "test", used, f"Tests/{name}Tests", [])
    raise SystemExit(f"Package.swift: {function} makes a target in a way this script does not know")


def default_path(name, kind):
    return f"Tests/{name}" if kind == "test" else f"Sources/{name}"


def calls(array):
    """The calls in the text of an array, each with its arguments in parentheses."""
    position = 1
    while match := re.compile(r"[\s,]*(\.?\w+)(?=\()").match(array, position):
        arguments = balanced(array, match.end())
        yield match.group(1), arguments
        position = match.end() + len(arguments)
    if array[position:].strip(" \n,") != "]":
        raise SystemExit(f"Package.swift: no target is read here: {array[position:].strip()[:60]}")


def argument(arguments, label):
    """The text of a labelled argument; empty without it."""
    match = re.search(rf"\b{label}: ", arguments)
    if not match:
        return ""
    rest = arguments[match.end() :]
    return balanced(rest, 0) if rest[0] == "[" else rest.split("\n")[0].split(",")[0]


def strings(text):
    return re.findall(r'"([^"]*)"', text)


def balanced(text, start):
    """The text from the bracket at `start` to the one that closes it."""
    depth = 0
    for position in range(start, len(text)):
        depth += (text[position] in "([{") - (text[position] in ")]}")
        if depth == 0:
            return text[start : position + 1]
    raise SystemExit("Package.swift: a bracket is not closed")
