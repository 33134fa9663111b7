/// Sanitizing of untrusted text: on a terminal it can neither move the cursor, nor set colors, nor
/// trigger replies, nor reorder its characters.
extension String {
    /// The text for one line: without escape sequences, controls and bidirectional overrides; line
    /// breaks and tabs become spaces.
    package var sanitizedLine: String { sanitized { $0.isWhitespaceControl ? " " : nil } }

    /// The text for one line, truncated with `…` if it does not fit.
    package func sanitizedLine(width: Int) -> String {
        // A character may have any number of marks.
        String(unicodeScalars.prefix(4 * width)).sanitizedLine.truncated(to: width)
    }

    /// The text for a tab-separated field: like a line, but every control becomes a space.
    package var sanitizedField: String { sanitized { _ in " " } }

    /// `substitute` returns the replacement for a control outside escape sequences.
    private func sanitized(
        replacingControls substitute: (Unicode.Scalar) -> Unicode.Scalar?
    ) -> String {
        // Most texts are printable ASCII; iterating over scalars takes several times as long.
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

    /// A control that separates words, such as a tab, line feed or carriage return.
    fileprivate var isWhitespaceControl: Bool {
        switch value {
        case 0x09...0x0D, 0x85, 0x2028...0x2029: true
        default: false
        }
    }
}
