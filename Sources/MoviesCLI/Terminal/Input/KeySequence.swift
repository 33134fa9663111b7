/// An escape sequence: a key without a character, the mouse, or a reply of the terminal.
struct KeySequence: Sendable {
    enum Form: Hashable, Sendable {
        /// `CSI`.
        case control
        /// `CSI [`, which starts F1 to F5 on the Linux console.
        case console
        /// `SS3`.
        case single
        /// `OSC`, `DCS` and similar.
        case string
    }

    /// The most bytes of parameters; a longer sequence is unknown.
    static let limit = 256

    let form: Form
    /// The byte after ESC.
    let introducer: UInt8
    /// The bytes before the final one.
    let text: String
    let final: UInt8
}

extension KeySequence {
    enum Reading {
        /// More bytes must follow.
        case incomplete
        /// `nil` for a sequence that no key has.
        case complete(KeySequence?, length: Int)
        /// Ended by a byte that is not allowed there, and belongs to the next key.
        case aborted(length: Int)
    }

    /// Reads the bytes from an ESC on; `nil` if it starts no sequence.
    static func read(_ bytes: ArraySlice<UInt8>) -> Reading? {
        switch bytes.dropFirst().first {
        case UInt8(ascii: "["):
            switch bytes.dropFirst(2).first {
            case UInt8(ascii: "["): return read(.console, bytes, nil, finals: 0x20...0x7E)
            // A mouse report, with three bytes still to come.
            case UInt8(ascii: "M"): return bytes.count < 6 ? .incomplete : .complete(nil, length: 6)
            default: return read(.control, bytes, 0x20...0x3F, finals: 0x40...0x7E)
            }
        case UInt8(ascii: "O"): return read(.single, bytes, 0x30...0x3B, finals: 0x20...0x7E)
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            return readString(bytes)
        default: return nil
        }
    }

    private static func read(
        _ form: Form,
        _ bytes: ArraySlice<UInt8>,
        _ parameters: ClosedRange<UInt8>?,
        finals: ClosedRange<UInt8>
    ) -> Reading {
        let text = bytes.dropFirst(form == .console ? 3 : 2)
            .prefix { parameters?.contains($0) ?? false }
        guard let final = bytes[text.endIndex...].first else { return .incomplete }
        let length = text.endIndex - bytes.startIndex
        guard finals.contains(final) else { return .aborted(length: length) }
        return .complete(KeySequence(form, bytes, text, final), length: length + 1)
    }

    /// Reads up to ST or another ESC; some terminals end commands with BEL.
    private static func readString(_ bytes: ArraySlice<UInt8>) -> Reading {
        let isCommand = bytes[bytes.startIndex + 1] == UInt8(ascii: "]")
        let text = bytes.dropFirst(2).prefix { $0 != 0x1B && !(isCommand && $0 == 0x07) }
        let end = bytes[text.endIndex...].prefix(2)
        let length = text.endIndex - bytes.startIndex
        guard let first = end.first, let last = end.last, first == 0x07 || end.count == 2
        else { return .incomplete }
        if first != 0x07, last != UInt8(ascii: "\\") { return .complete(nil, length: length) }
        return .complete(
            KeySequence(.string, bytes, text, first),
            length: length + (first == 0x07 ? 1 : 2)
        )
    }

    /// Fails for what no key has, such as an intermediate byte.
    private init?(
        _ form: Form,
        _ bytes: ArraySlice<UInt8>,
        _ text: ArraySlice<UInt8>,
        _ final: UInt8
    ) {
        guard text.count <= Self.limit,
            form == .string || !text.contains(where: { (0x20...0x2F).contains($0) })
        else { return nil }
        self.init(
            form: form,
            introducer: bytes[bytes.startIndex + 1],
            text: String(decoding: text, as: UTF8.self),
            final: final
        )
    }
}

extension KeySequence {
    /// Whether it is the start mark of a bracketed paste.
    var startsPaste: Bool { form == .control && final == UInt8(ascii: "~") && text == "200" }

    /// The key that it encodes; `nil` for unknown sequences.
    var key: Key? {
        if let reply = TerminalReply(self) { return .reply(reply) }
        guard form != .string else { return nil }
        if let mouse = MouseEvent(self) { return .mouse(mouse) }
        guard let numbers else { return nil }
        if form == .console { return consoleKey }
        switch final {
        case UInt8(ascii: "u") where form == .control: return keyByCode(numbers)
        case UInt8(ascii: "~") where form == .control: return keyByNumber(numbers)
        default: return numbers.count <= 2 ? keyByLetter(numbers.last ?? []) : nil
        }
    }

    /// The parameters with their subparameters; an omitted number is 0.
    ///
    /// `nil` for parameters that only terminal replies have.
    private var numbers: [[Int]]? {
        let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map {
            $0.split(separator: ":", omittingEmptySubsequences: false).map { Int("0\($0)") ?? .max }
        }
        // No key has a larger number.
        return numbers.joined().allSatisfy { $0 < 10_000_000 } ? numbers : nil
    }

    /// `CSI [ letter`.
    private var consoleKey: Key? {
        let letters = UInt8(ascii: "A")...UInt8(ascii: "E")
        return letters.contains(final) ? .function(Int(final - letters.lowerBound) + 1) : nil
    }

    /// `CSI code ; modifiers u`.
    private func keyByCode(_ numbers: [[Int]]) -> Key? {
        guard let modifiers = modifiers(numbers.dropFirst().first ?? []) else { return nil }
        let code = numbers[0]
        // The shifted character may follow the code.
        let isShifted = modifiers.contains(.shift) && code.count > 1 && code[1] > 0
        return Key(code: code[isShifted ? 1 : 0], modifiers: modifiers)
    }

    /// `CSI number ; modifiers ~`, and `CSI 27 ; modifiers ; code ~`.
    private func keyByNumber(_ numbers: [[Int]]) -> Key? {
        guard let modifiers = modifiers(numbers.dropFirst().first ?? []) else { return nil }
        if numbers.count == 3, numbers[0] == [27] {
            return Key(code: numbers[2][0], modifiers: modifiers)
        }
        guard numbers.count <= 2 else { return nil }
        let number = numbers[0][0]
        switch number {
        case 1, 7: return .home
        case 2: return .insert
        case 3: return .delete
        case 4, 8: return .end
        case 5: return .pageUp
        case 6: return .pageDown
        // The numbers have gaps where the VT220 keyboard has them.
        case 11...15: return .function(number - 10)
        case 17...21: return .function(number - 11)
        case 23, 24: return .function(number - 12)
        default: return nil
        }
    }

    /// `CSI 1 ; modifiers letter`, and the same after `SS3`.
    private func keyByLetter(_ parameter: [Int]) -> Key? {
        guard let modifiers = modifiers(parameter) else { return nil }
        switch Unicode.Scalar(final) {
        case "A": return .up
        case "B": return .down
        case "C": return modifiers.isWordwise ? .wordRight : .right
        case "D": return modifiers.isWordwise ? .wordLeft : .left
        case "F": return .end
        case "H": return .home
        case "M" where form != .control: return .enter
        case "P": return .function(1)
        case "Q": return .function(2)
        // After `CSI` it is a cursor position report.
        case "R" where form != .control: return .function(3)
        case "S": return .function(4)
        case "Z" where form == .control: return .backTab
        default: return nil
        }
    }

    /// `nil` for the release of a key, which some terminals report.
    private func modifiers(_ parameter: [Int]) -> KeyModifiers? {
        if parameter.count > 1, parameter[1] == 3 { return nil }
        // One more than the raw value; 0 if it was omitted.
        return KeyModifiers(rawValue: max((parameter.first ?? 0) - 1, 0))
    }
}
