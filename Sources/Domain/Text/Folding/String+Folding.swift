extension String {
    /// The text in lower case, without the accents of Latin letters and in usual width.
    package var folded: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        var folded = String.UnicodeScalarView()
        for scalar in lowercased().unicodeScalars {
            switch scalar.value {
            case 0x300...0x36F: continue
            case 0x2018, 0x2019: folded.append("'")
            case 0xFF01...0xFF5E:
                folded.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
            case 0xDF...0x24F: folded.append(contentsOf: Self.plain(scalar))
            default: folded.append(scalar)
            }
        }
        return String(folded)
    }

    /// A Latin letter without its accent, such as `o` for `ø`.
    private static func plain(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
        let group = accents.first { $0.letters.unicodeScalars.contains(scalar) }
        return (group?.plain ?? String(scalar)).unicodeScalars
    }

    private static let accents: [(plain: String, letters: String)] = [
        ("a", "àáâãäåāăąǎ"), ("c", "çćĉċč"), ("d", "ðďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"),
        ("h", "ĥħ"), ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņň"),
        ("o", "òóôõöøōŏőǒ"), ("r", "ŕŗř"), ("s", "śŝşšș"), ("t", "ţťŧț"), ("u", "ùúûüũūŭůűų"),
        ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"), ("ss", "ß"), ("ae", "æ"), ("oe", "œ"), ("th", "þ"),
    ]
}
