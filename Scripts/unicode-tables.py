#!/usr/bin/env python3
"""Prints Sources/Domain/Text/Folding/Decompositions.swift.

    Scripts/unicode-tables.py UnicodeData.txt > Sources/.../Decompositions.swift

UnicodeData.txt is part of the Unicode Character Database. The committed table was made from version
15.0.0: https://www.unicode.org/Public/15.0.0/ucd/UnicodeData.txt, which Debian 12 also has in its
package unicode-data. Change VERSION below with the file.
"""

import sys

VERSION = "15.0.0"
LINE_LENGTH = 100
INDENTATION = " " * 8

HEADER = """\
/// The canonical (NFD) and compatibility (NFKD) decompositions of Unicode {version}.
///
/// `Scripts/unicode-tables.py` generates this file; do not edit it. Hangul syllables are not in the
/// table: Unicode computes their decompositions.
enum Decompositions {{
    /// `scalar=part.part:part.part`, in hexadecimal digits, in ascending order of the scalars.
    ///
    /// The canonical parts follow `=`, and the compatibility parts `:` if they differ. A space or a line
    /// feed follows each entry.
    static let table: StaticString = \"\"\"
"""

FOOTER = """

        \"\"\"
}
"""


def read(path):
    """Returns canonical and all one-step decompositions, and the combining classes, by scalar."""
    canonical, steps, classes = {}, {}, {}
    with open(path, encoding="ascii") as file:
        for line in file:
            fields = line.split(";")
            scalar = int(fields[0], 16)
            classes[scalar] = int(fields[3])
            mapping = fields[5].split()
            is_canonical = not fields[5].startswith("<")
            if mapping:
                steps[scalar] = [int(part, 16) for part in mapping if not part.startswith("<")]
                if is_canonical:
                    canonical[scalar] = steps[scalar]
    return canonical, steps, classes


def decompose(scalar, steps):
    """Returns what a scalar is made of when no part can be decomposed further."""
    if scalar not in steps:
        return [scalar]
    return [part for step in steps[scalar] for part in decompose(step, steps)]


def reorder(parts, classes):
    """Sorts each run of combining marks by class, as the canonical ordering algorithm does."""
    result, marks = [], []
    for part in parts:
        if classes.get(part, 0):
            marks.append(part)
        else:
            result += sorted(marks, key=classes.get) + [part]
            marks = []
    return result + sorted(marks, key=classes.get)


def entry(scalar, canonical, steps, classes):
    def text(steps):
        parts = reorder(decompose(scalar, steps), classes)
        return ".".join(f"{part:X}" for part in parts)

    result = ""
    if scalar in canonical:
        result += "=" + text(canonical)
    if scalar not in canonical or text(canonical) != text(steps):
        result += ":" + text(steps)
    return result


def main():
    canonical, steps, classes = read(sys.argv[1])
    lines = [""]
    for scalar in sorted(steps):
        text = f"{scalar:X}{entry(scalar, canonical, steps, classes)}"
        line = f"{lines[-1]} {text}"
        if not lines[-1] or len(INDENTATION + line) > LINE_LENGTH:
            line = text
            lines.append(line)
        lines[-1] = line
    table = "\n".join(INDENTATION + line for line in lines[1:])
    print(HEADER.format(version=VERSION) + table + FOOTER, end="")


if __name__ == "__main__":
    main()
