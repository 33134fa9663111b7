extension String {
    /// The text in lower case, without the accents of Latin and Cyrillic letters and in usual width.
    package var folded: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        var folded = String.UnicodeScalarView()
        for scalar in lowercased().unicodeScalars {
            switch scalar.value {
            case 0x300...0x36F: continue
            case 0x2018, 0x2019: folded.append("'")
            case 0xFF01...0xFF5E: folded.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
            case 0xDF...0x24F where scalar.properties.isAlphabetic, 0x400...0x45F:
                for case .character(let plain) in FoldedCharacter.parts(of: scalar) {
                    folded.append(plain)
                }
            default: folded.append(scalar)
            }
        }
        return String(folded)
    }
}
