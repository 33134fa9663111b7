/// Writes a manual page with the macros of mdoc(7).
package struct MdocWriter {
    /// The longest line of text; longer ones are bad style.
    private static let lineBytes = 78

    private(set) var page = ""

    /// Writes a macro; its arguments are macros, or words from `arguments`.
    package mutating func macro(_ name: String, _ arguments: [String] = []) {
        page += "." + ([name] + arguments).joined(separator: " ") + "\n"
    }

    /// Writes a macro with words, which are no macros.
    package mutating func macro(_ name: String, words: String) {
        macro(name, Self.arguments(words))
    }

    /// Writes a paragraph after others.
    mutating func paragraph(_ text: String) {
        macro("Pp")
        self.text(text)
    }

    /// Writes a paragraph; each sentence begins a line, since that is how a page marks its end.
    package mutating func text(_ text: String) {
        var line = ""
        for word in text.split(separator: " ").map({ Self.word(String($0)) }) {
            if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > Self.lineBytes {
                flush(&line)
            }
            line += line.isEmpty ? word : " " + word
            if Self.endsSentence(word) { flush(&line) }
        }
        if !line.isEmpty { flush(&line) }
    }

    private mutating func flush(_ line: inout String) {
        page += line + "\n"
        line = ""
    }

    /// A word of text; a name such as that of a file is not hyphenated.
    private static func word(_ text: String) -> String {
        (text.dropLast().contains { "_.:/=|-".contains($0) } ? #"\%"# : "") + escaped(text)
    }

    private static func endsSentence(_ word: String) -> Bool {
        let end = word.hasSuffix(")") ? word.dropLast() : word[...]
        return end.last.map { ".?!".contains($0) } ?? false
    }
}

extension MdocWriter {
    /// Words as arguments of a macro, none of which counts as a macro or as punctuation.
    package static func arguments(_ words: String) -> [String] {
        words.split(separator: " ").map { word in
            // The names of macros have two or three characters.
            let isMacro = word.count < 4 && word.first.map(\.isUppercase) ?? false
            let isPunctuation = word.count == 1 && ".,:;()[]?!|".contains(word)
            return (isMacro || isPunctuation ? #"\&"# : "") + escaped(String(word))
        }
    }

    /// The operands of a command as macros: `[<query…>]` is `Oo Ar query… Oc`.
    package static func operands(_ operands: String) -> [String] {
        var result: [String] = []
        var rest = operands[...]
        while let first = rest.first {
            rest = rest.dropFirst()
            switch first {
            case " ": break
            case "[": result.append("Oo")
            case "]": result.append("Oc")
            case "<":
                let name = rest.prefix { $0 != ">" }
                rest = rest.dropFirst(name.count + 1)
                let dots = rest.prefix { $0 == "…" }
                rest = rest.dropFirst(dots.count)
                result += ["Ar"] + arguments("\(name)\(dots)")
            default:
                let word = rest.prefix { !" []<".contains($0) }
                rest = rest.dropFirst(word.count)
                result += ["Cm"] + arguments("\(first)\(word)")
            }
        }
        return result
    }

    /// The text in ASCII, without anything that means something to roff; dashes and quotation marks are
    /// shown as they are typed, so that commands can be copied.
    package static func escaped(_ word: String) -> String {
        var result = ""
        for scalar in word.unicodeScalars {
            // A long word can be broken after these.
            if let last = result.unicodeScalars.last, last == "|" || last == "/" {
                result += #"\:"#
            }
            result += escaped(scalar)
        }
        return result
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": #"\e"#
        case "-": #"\-"#
        case "'": #"\(aq"#
        case "\"": #"\(dq"#
        case "`": #"\(ga"#
        case "^": #"\(ha"#
        case "~": #"\(ti"#
        // Shown as similar characters where the encoding lacks them.
        case "…": "..."
        case "×": #"\(mu"#
        case "←": #"\(<-"#
        case "→": #"\(->"#
        case "↑": #"\(ua"#
        case "↓": #"\(da"#
        case " "..."~": String(scalar)
        default: #"\[u"# + hexadecimal(scalar.value) + "]"
        }
    }

    /// At least four digits.
    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return "0000".dropFirst(digits.count) + digits
    }
}
