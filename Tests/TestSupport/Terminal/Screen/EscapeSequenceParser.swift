/// Tells text from escape sequences, each of which may arrive in parts.
struct EscapeSequenceParser: Equatable, Sendable {
    private var state = State.text
    /// The sequence as far as it has come, with its `ESC`.
    private var sequence = ""

    private enum State {
        case text
        /// After `ESC`, and the characters between it and the one that ends the sequence.
        case escape
        /// After `ESC [`.
        case control
        /// In a string that a terminal looks into only at its end.
        case string
    }

    /// Takes one more scalar.
    ///
    /// - Returns: `nil` if it asks for nothing yet, or for something that is ignored.
    mutating func parse(_ scalar: Unicode.Scalar) -> TerminalEvent? {
        switch scalar {
        case "\u{18}", "\u{1A}":
            _ = end()
            return nil
        case "\u{1B}":
            defer { (state, sequence) = (.escape, "\u{1B}") }
            return interruption()
        default: break
        }
        switch state {
        case .text: return parseText(scalar)
        case .escape: return parseEscape(scalar)
        case .control: return parseControl(scalar)
        case .string: return parseString(scalar)
        }
    }

    private func parseText(_ scalar: Unicode.Scalar) -> TerminalEvent {
        switch scalar.value {
        case 0..<0x20: .control(scalar)
        case 0x7F...0x9F: .unknown(String(scalar))
        default: .print(scalar)
        }
    }

    private mutating func parseEscape(_ scalar: Unicode.Scalar) -> TerminalEvent? {
        // Controls are obeyed inside of a sequence too.
        guard scalar.value >= 0x20 else { return .control(scalar) }
        sequence.unicodeScalars.append(scalar)
        switch sequence {
        case "\u{1B}[":
            state = .control
            return nil
        case "\u{1B}]", "\u{1B}P", "\u{1B}X", "\u{1B}^", "\u{1B}_":
            state = .string
            return nil
        default: break
        }
        switch scalar.value {
        case 0x20..<0x30: return nil
        case 0x30..<0x7F: return .escape(String(end().dropFirst()))
        default: return .unknown(end())
        }
    }

    private mutating func parseControl(_ scalar: Unicode.Scalar) -> TerminalEvent? {
        guard scalar.value >= 0x20 else { return .control(scalar) }
        sequence.unicodeScalars.append(scalar)
        switch scalar.value {
        case 0x20..<0x40: return nil
        case 0x40..<0x7F:
            let text = end()
            let parsed = ControlSequence(text.unicodeScalars.dropFirst(2))
            return parsed.map { .sequence($0, text: text) } ?? .unknown(text)
        default: return .unknown(end())
        }
    }

    private mutating func parseString(_ scalar: Unicode.Scalar) -> TerminalEvent? {
        if scalar == "\u{7}", isCommand {
            _ = end()
        } else {
            sequence.unicodeScalars.append(scalar)
        }
        return nil
    }

    /// What an `ESC` makes of that which came before it.
    ///
    /// It ends a string, of which `ESC \` is the proper end.
    private func interruption() -> TerminalEvent? {
        switch state {
        case .text: nil
        case .string: isCommand ? nil : .unknown(sequence)
        case .escape, .control: .unknown(sequence)
        }
    }

    /// Whether it is one of those strings that set a title or a link.
    private var isCommand: Bool {
        sequence.unicodeScalars.dropFirst().first == "]"
    }

    private mutating func end() -> String {
        defer { (state, sequence) = (.text, "") }
        return sequence
    }
}
