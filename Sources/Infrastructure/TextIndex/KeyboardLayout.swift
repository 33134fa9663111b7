import Text

/// A keyboard layout that may have been selected by mistake.
package enum KeyboardLayout: CaseIterable, Sendable {
    /// The standard layout of Korea (KS X 5002).
    case korean

    /// The standard layout of Russia (ЙЦУКЕН).
    case russian

    /// No title takes more keys.
    private static let sizeLimit = 500

    /// The text that the keys of a text typed on a QWERTY keyboard give with this layout.
    ///
    /// `nil` for a text that no other layout types: without ASCII letters, with other characters
    /// than ASCII, or far longer than a title; and if the Korean layout does not give whole
    /// syllables, or the Russian one gives a word that starts as no Russian one does.
    package func retyped(_ text: String) -> String? {
        guard text.utf8.count <= Self.sizeLimit, text.utf8.contains(where: \.isASCIILetter),
            text.utf8.allSatisfy({ $0 < 0x80 })
        else { return nil }
        return switch self {
        // With caps lock, every letter is a capital, most of which type nothing else.
        case .korean: Self.korean(text) ?? Self.korean(text.lowercased())
        case .russian: Self.russian(text)
        }
    }
}

// MARK: - Russian

extension KeyboardLayout {
    private static let qwerty = Array("qwertyuiop[]asdfghjkl;'zxcvbnm,.`".utf8)
    private static let cyrillic = Array("йцукенгшщзхъфывапролджэячсмитьбюё".unicodeScalars)

    /// The letters with which no Russian word starts, as `movie` would with `ь`.
    private static let neverInitial: [Unicode.Scalar] = ["ъ", "ы", "ь"]

    private static func russian(_ text: String) -> String? {
        var scalars = String.UnicodeScalarView()
        for byte in text.utf8 {
            let scalar = qwerty.firstIndex(of: byte.asciiLowercased).map { cyrillic[$0] }
            if let scalar, neverInitial.contains(scalar), scalars.last.map({ $0 == " " }) ?? true {
                return nil
            }
            scalars.append(scalar ?? Unicode.Scalar(byte))
        }
        return String(scalars)
    }
}

// MARK: - Korean

extension KeyboardLayout {
    private static func korean(_ text: String) -> String? {
        var scalars = String.UnicodeScalarView()
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let typed = rest.prefix { HangulKeys.key(qwerty: $0) != nil }
            rest.removeFirst(typed.count)
            var keys = typed.compactMap(HangulKeys.key)[...]
            while !keys.isEmpty {
                guard let syllable = HangulKeys.takeSyllable(from: &keys) else { return nil }
                scalars.append(syllable)
            }
            if let byte = rest.popFirst() { scalars.append(Unicode.Scalar(byte)) }
        }
        return String(scalars)
    }
}
