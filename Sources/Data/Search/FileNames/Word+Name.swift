import Text

extension Word {
    /// The key without apostrophes.
    var name: String { key.filter { $0 != "'" } }

    var followsComma: Bool { separator.contains(",") }
    var followsDash: Bool { separator.contains { "-–—".contains($0) } }

    var isNumber: Bool { name.utf8.allSatisfy(\.isASCIIDigit) }

    /// A year in which a movie may have been released.
    var year: Int? { Years.year(name, in: Years.ofNames) }

    var isLatin: Bool { text.unicodeScalars.allSatisfy { $0.value < 0x370 } }
}
