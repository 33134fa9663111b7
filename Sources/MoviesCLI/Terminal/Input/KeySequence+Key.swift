extension KeySequence {
    /// Whether it is the start mark of a bracketed paste.
    func startsPaste(final: UInt8) -> Bool {
        form == .control && !isUnknown && final == UInt8(ascii: "~") && text == "200"
    }

    /// The key that it encodes; `nil` for terminal replies and unknown sequences.
    func key(final: UInt8) -> Key? {
        guard !isUnknown, form != .string else { return nil }
        if let mouse = MouseEvent(self, final: final) { return .mouse(mouse) }
        if let reply = TerminalReply(self, final: final) { return .reply(reply) }
        guard let numbers else { return nil }
        if form == .console { return consoleKey(final) }
        switch final {
        case UInt8(ascii: "u") where form == .control: return keyByCode(numbers)
        case UInt8(ascii: "~") where form == .control: return keyByNumber(numbers)
        default: return numbers.count <= 2 ? keyByLetter(final, numbers.last ?? []) : nil
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
    private func consoleKey(_ letter: UInt8) -> Key? {
        let letters = UInt8(ascii: "A")...UInt8(ascii: "E")
        return letters.contains(letter) ? .function(Int(letter - letters.lowerBound) + 1) : nil
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
    private func keyByLetter(_ letter: UInt8, _ parameter: [Int]) -> Key? {
        guard let modifiers = modifiers(parameter) else { return nil }
        switch Unicode.Scalar(letter) {
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
