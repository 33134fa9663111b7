/// Separates text from escape sequences, which may arrive in parts.
struct EscapeSequenceParser: Equatable, Sendable {
    private var state = State.text
    /// The sequence so far, including `ESC`.
    private var sequence = ""

    private enum State {
        case text
        /// After `ESC` and intermediate characters.
        case escape
        /// After `ESC [`.
        case control
        /// In a string, such as a window title.
        case string
    }

    /// Parses the next scalar.
    ///
    /// - Returns: `nil` if the sequence is incomplete or ignored.
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
        // Controls are performed inside a sequence, too.
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
        if scalar == "\u{7}", isCommand { return .string(end()) }
        sequence.unicodeScalars.append(scalar)
        return nil
    }

    /// The event of an `ESC` inside a sequence.
    ///
    /// It ends a string, whose terminator is `ESC \`.
    private func interruption() -> TerminalEvent? {
        switch state {
        case .text: nil
        case .string: .string(sequence)
        case .escape, .control: .unknown(sequence)
        }
    }

    /// Whether the string sets a title or a link.
    private var isCommand: Bool { sequence.unicodeScalars.dropFirst().first == "]" }

    private mutating func end() -> String {
        defer { (state, sequence) = (.text, "") }
        return sequence
    }
}

/// An instruction to a terminal.
enum TerminalEvent: Equatable, Sendable {
    case print(Unicode.Scalar)
    /// A control below the space.
    case control(Unicode.Scalar)
    /// The characters after `ESC` in a short sequence.
    case escape(String)
    /// A string such as a title or an image, without its terminator.
    case string(String)
    /// A control sequence, and its text including `ESC`.
    case sequence(ControlSequence, text: String)
    /// An unknown sequence, including `ESC`.
    case unknown(String)
}
