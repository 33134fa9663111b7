/// Lines of letters in colours that another program has made, made safe to be shown.
enum ANSIImage {
    /// Keeps what prints and what colours (SGR), and drops every other sequence.
    ///
    /// Takes what the program wrote; lines that are too wide are cut.
    static func lines(of text: String, columns: Int) -> [StyledText] {
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
            let letter = String(scalar).sanitizedLine
            guard letter.displayWidth > 0, width + letter.displayWidth <= columns else { continue }
            result += letter
            width += letter.displayWidth
        }
        return StyledText(verbatim: result + "\u{1B}[0m", width: width)
    }

    /// Select Graphic Rendition: numbers, and an `m`.
    private static func isColor(_ sequence: String) -> Bool {
        sequence.hasPrefix("\u{1B}[") && sequence.hasSuffix("m")
            && sequence.dropFirst(2).dropLast().allSatisfy { "0123456789;:".contains($0) }
    }
}
