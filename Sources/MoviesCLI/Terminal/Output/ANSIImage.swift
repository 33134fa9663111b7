/// Sanitizes an image of colored characters that another program has rendered.
package enum ANSIImage {
    /// The lines of the output with printable characters and colors (SGR) only.
    ///
    /// Other sequences are dropped; lines that are too wide are truncated.
    package static func lines(of text: String, columns: Int) -> [StyledText] {
        var lines = text.split(whereSeparator: \.isNewline).map { line(String($0), columns) }
        while lines.last?.width == 0 { lines.removeLast() }
        return lines
    }

    private static func line(_ text: String, _ columns: Int) -> StyledText {
        var result = ""
        var width = 0
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            let length = EscapeSequence.length(at: rest)
            if length > 0 {
                let sequence = String(String.UnicodeScalarView(rest.prefix(length)))
                if isColor(sequence) { result += sequence }
                rest = rest.dropFirst(length)
                continue
            }
            rest = rest.dropFirst()
            let character = String(scalar).sanitizedLine
            guard character.displayWidth > 0, width + character.displayWidth <= columns
            else { continue }
            result += character
            width += character.displayWidth
        }
        return StyledText(verbatim: result + "\u{1B}[0m", width: width)
    }

    /// Whether it is Select Graphic Rendition: numbers and an `m`.
    private static func isColor(_ sequence: String) -> Bool {
        sequence.hasPrefix("\u{1B}[") && sequence.hasSuffix("m")
            && sequence.dropFirst(2).dropLast().allSatisfy { "0123456789;:".contains($0) }
    }
}
