/// Text from outside, made safe for a terminal: it can neither move the cursor, nor colour, nor
/// answer for us, nor show its letters in another order than it holds them.
extension String {
    /// Fit for one line: without escape sequences, controls and bidirectional overrides; line
    /// breaks and tabs are spaces.
    var sanitizedLine: String {
        made(safeBy: { $0.isBlankControl ? " " : nil })
    }

    /// Fit for a field of a table for programs: every control is a space.
    var sanitizedField: String {
        made(safeBy: { _ in " " })
    }

    /// Asks what shall stand for each control that is no part of an escape sequence.
    private func made(safeBy substitute: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
        // Most texts are ASCII that prints; scalars take several times as long to look at.
        if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return self }
        guard unicodeScalars.contains(where: \.isUnsafe) else { return self }
        var result = UnicodeScalarView()
        var rest = unicodeScalars[...]
        while let scalar = rest.first {
            let sequence = EscapeSequence.length(at: rest)
            if sequence > 0 {
                rest = rest.dropFirst(sequence)
                continue
            }
            rest = rest.dropFirst()
            if !scalar.isUnsafe {
                result.append(scalar)
            } else if !scalar.isBidirectionalControl, let substitute = substitute(scalar) {
                result.append(substitute)
            }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate var isUnsafe: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
        default: isBidirectionalControl
        }
    }

    /// The embeddings, overrides and isolates of the Unicode Bidirectional Algorithm.
    fileprivate var isBidirectionalControl: Bool {
        switch value {
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// A control that parts words: tab, line feed, carriage return and their kin.
    fileprivate var isBlankControl: Bool {
        switch value {
        case 0x09...0x0D, 0x85, 0x2028...0x2029: true
        default: false
        }
    }
}
