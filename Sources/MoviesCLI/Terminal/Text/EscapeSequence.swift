/// Terminal control sequences (ECMA-48).
package enum EscapeSequence {
    /// The number of leading scalars that form a sequence; 0 if none starts here.
    ///
    /// An incomplete sequence extends as far as its grammar allows.
    package static func length(at scalars: Substring.UnicodeScalarView) -> Int {
        guard let first = scalars.first else { return 0 }
        let rest = scalars.dropFirst()
        switch first {
        case "\u{9B}": return 1 + controlLength(rest)
        case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}": return 1 + stringLength(rest)
        case "\u{1B}": break
        default: return 0
        }
        switch rest.first {
        case "["?: return 2 + controlLength(rest.dropFirst())
        case "P"?, "X"?, "]"?, "^"?, "_"?: return 2 + stringLength(rest.dropFirst())
        case let second? where (0x20...0x7E).contains(second.value):
            let intermediates = rest.prefix { (0x20...0x2F).contains($0.value) }.count
            return min(1 + intermediates + 1, scalars.count)
        default: return 1
        }
    }

    /// Parameters and intermediates, then a final byte.
    private static func controlLength(_ scalars: Substring.UnicodeScalarView) -> Int {
        let body = scalars.prefix { (0x20...0x3F).contains($0.value) }.count
        let final = scalars.dropFirst(body).first
        return body + (final.map { (0x40...0x7E).contains($0.value) } == true ? 1 : 0)
    }

    /// Up to BEL or ST.
    ///
    /// If a string is unterminated, only its introducer counts: the rest may be plain text.
    private static func stringLength(_ scalars: Substring.UnicodeScalarView) -> Int {
        var count = 0
        var previous: Unicode.Scalar?
        for scalar in scalars {
            count += 1
            if scalar == "\u{07}" || scalar == "\u{9C}" { return count }
            if previous == "\u{1B}", scalar == "\\" { return count }
            previous = scalar
        }
        return 0
    }
}
