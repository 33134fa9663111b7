extension Key {
    /// The key of a control byte; `nil` for any other byte.
    init?(control byte: UInt8) {
        switch byte {
        case 0x00: self = .control(" ")
        case 0x08, 0x7F: self = .backspace
        case 0x09: self = .tab
        case 0x0A, 0x0D: self = .enter
        case 0x1B: self = .escape
        case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
        case 0x1C...0x1F: self = .control(Character(Unicode.Scalar(byte + 0x40)))
        default: return nil
        }
    }

    /// The key that a terminal reports by its code point; `nil` for one that has no meaning here.
    init?(code: Int, modifiers: KeyModifiers) {
        guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init),
            !modifiers.contains(.command)
        else { return nil }
        switch scalar {
        case "\u{08}", "\u{7F}": self = modifiers.isWordwise ? .deleteWord : .backspace
        case "\t": self = modifiers.contains(.shift) ? .backTab : .tab
        case "\r": self = .enter
        case "\u{1B}": self = .escape
        // The kitty protocol uses private-use code points for keys without a character.
        case "\u{E000}"..."\u{F8FF}": return nil
        default:
            guard scalar.isPrintable else { return nil }
            self.init(scalar, modifiers: modifiers)
        }
    }

    private init(_ scalar: Unicode.Scalar, modifiers: KeyModifiers) {
        if modifiers.contains(.control) {
            self = Self.control(with: scalar)
            return
        }
        let shifted = scalar.properties.uppercaseMapping
        let isShifted = modifiers.contains(.shift) && shifted.count == 1
        let character = isShifted ? Character(shifted) : Character(scalar)
        self = modifiers.contains(.alt) ? .alt(character) : .text(String(character))
    }

    /// The key that the control byte of a legacy terminal means.
    private static func control(with scalar: Unicode.Scalar) -> Key {
        switch scalar {
        case " ", "@"..."_", "a"..."z":
            Key(control: UInt8(truncatingIfNeeded: scalar.value) & 0x1F)
                ?? .control(Character(scalar))
        default: .control(Character(scalar))
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is neither a control nor a line break.
    var isPrintable: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
