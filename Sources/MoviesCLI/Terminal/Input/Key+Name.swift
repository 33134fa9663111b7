/// The names of keys in the help of screens and in `--bind`: a character, `Space`, `Ctrl-F`,
/// `Alt-J` or `F5`.
extension Key {
    /// `nil` for a key that can't be bound, such as an arrow.
    package var name: String? {
        switch self {
        case .text(" "): "Space"
        case .text(let text): text
        case .control(let character): "Ctrl-\(Self.letterName(character))"
        case .alt(let character): "Alt-\(Self.letterName(character))"
        case .function(let number): "F\(number)"
        default: nil
        }
    }

    /// The name in a narrow place, such as `^F`.
    package var shortName: String? {
        guard case .control(let character) = self else { return name }
        return "^\(Self.letterName(character))"
    }

    /// Whether it is text where text can be typed.
    package var isText: Bool {
        if case .text = self { true } else { false }
    }

    /// Also takes `^F`; case counts only for a single character.
    ///
    /// Fails for keys that a terminal can't tell from others, such as Ctrl-I, which is Tab.
    package init?(name: String) {
        let lowercased = name.lowercased()
        if name.count == 1 || lowercased == "space" {
            guard let key = Self.character(name).map({ Key.text(String($0)) }) else { return nil }
            self = key
        } else if let rest = lowercased.rest(after: "ctrl-") ?? lowercased.rest(after: "^") {
            guard let character = Self.character(rest), character == " " || character.isLetter,
                let byte = character.asciiValue, let key = Key(control: byte & 0x1F),
                case .control = key
            else { return nil }
            self = key
        } else if let rest = lowercased.rest(after: "alt-") {
            guard let character = Self.character(rest) else { return nil }
            self = .alt(character)
        } else if let number = lowercased.rest(after: "f").flatMap({ Int($0) }),
            (1...12).contains(number)
        {
            self = .function(number)
        } else {
            return nil
        }
    }

    private static func letterName(_ character: Character) -> String {
        character == " " ? "Space" : character.uppercased()
    }

    /// The character of a name; `nil` unless it is a visible one or a space.
    private static func character(_ name: String) -> Character? {
        if name.lowercased() == "space" { return " " }
        guard name.count == 1, let character = name.first, name.displayWidth > 0,
            character == " " || !character.isWhitespace,
            character.unicodeScalars.allSatisfy(\.isPrintable)
        else { return nil }
        return character
    }
}

extension String {
    fileprivate func rest(after prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
