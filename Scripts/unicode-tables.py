#!/usr/bin/env python3
"""Prints Sources/Infrastructure/TextIndex/Folding/Decompositions.swift.

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
/// The compatibility decompositions (NFKD) of Unicode {version}, one scalar at a time.
///
/// `Scripts/unicode-tables.py` generates this file; do not edit it. Hangul syllables are not in the
/// table: Unicode computes their decompositions.
enum Decompositions {{
    /// `scalar:part.part`, in hexadecimal digits, in ascending order of the scalars.
    ///
    /// A space or a line feed follows each entry.
    static let table: StaticString = \"\"\"
"""

FOOTER = """

        \"\"\"
}
"""


def read(path):
    """Returns the one-step decompositions and the combining classes, by scalar."""
    steps, classes = {}, {}
    with open(path, encoding="ascii") as file:
        for line in file:
            fields = line.split(";")
            scalar = int(fields[0], 16)
            classes[scalar] = int(fields[3])
            mapping = [part for part in fields[5].split() if not part.startswith("<")]
            if mapping:
                steps[scalar] = [int(part, 16) for part in mapping]
    return steps, classes


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


def main():
    steps, classes = read(sys.argv[1])
    lines = [INDENTATION]
    for scalar in sorted(steps):
        parts = reorder(decompose(scalar, steps), classes)
        entry = f"{scalar:X}:" + ".".join(f"{part:X}" for part in parts)
        if len(lines[-1]) + len(entry) >= LINE_LENGTH and lines[-1] != INDENTATION:
            lines[-1] = lines[-1].rstrip(" ")
            lines.append(INDENTATION)
        lines[-1] += entry + " "
    lines[-1] = lines[-1].rstrip(" ")
    print(HEADER.format(version=VERSION) + "\n".join(lines) + FOOTER, end="")


if __name__ == "__main__":
    main()
