extension Unicode.Scalar {
    /// The width of the scalar in columns, like `wcwidth` of the C library.
    ///
    /// Independent of the implementation under test, so that errors there show.
    var terminalWidth: Int {
        if (0x20...0x7E).contains(value) { return 1 }
        // Terminals show a soft hyphen, although it is a format character.
        if value == 0xAD { return 1 }
        if Self.hangulVowelsAndFinals.contains(where: { $0.contains(value) }) { return 0 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        // Half of a flag is narrow.
        if isRegionalIndicator { return 1 }
        let isWide = properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) }
        return isWide ? 2 : 1
    }

    /// Whether terminals with emoji support show the scalar and the text before it as one emoji.
    func joinsEmoji(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return false }
        if isRegionalIndicator { return scalars.count == 1 && first.isRegionalIndicator }
        if properties.isEmojiModifier {
            return scalars.last { $0 != "\u{FE0F}" }?.properties.isEmojiModifierBase ?? false
        }
        return last == "\u{200D}" && first.isPictograph && isPictograph
    }

    private var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    private var isPictograph: Bool {
        // Digits are emoji, too, since keycaps start with them.
        properties.isEmoji && value > 0x7F
    }

    private static let hangulVowelsAndFinals: [ClosedRange<UInt32>] = [
        0x1160...0x11FF, 0xD7B0...0xD7FF,
    ]

    /// Unicode blocks of wide and full-width characters by UAX #11, except emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul initial consonants
        0x2329...0x232A,  // old angle brackets
        0x2E80...0x303E,  // CJK radicals and punctuation
        0x3041...0x3247, 0x3250...0xA4CF,  // Hiragana to Yi
        0xA960...0xA97F,  // more initial consonants
        0xAC00...0xD7A3,  // Hangul syllables
        0xF900...0xFAFF,  // compatibility ideographs
        0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
        0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
        0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, old Kana, Nüshu
        0x1F200...0x1F265,  // enclosed ideographs
        0x20000...0x3FFFD,  // ideographic planes
    ]
}
