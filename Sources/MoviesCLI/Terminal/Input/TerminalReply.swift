/// A reply of the terminal to a query of the program.
package enum TerminalReply: Hashable, Sendable {
    /// Whether the terminal has kitty's graphics protocol.
    case kittyGraphics(isSupported: Bool)
    /// The name and the version of the terminal (XTVERSION).
    case version(String)
    /// The size of a character in pixels (XTWINOPS 16).
    case cellSize(width: Int, height: Int)
    /// Its features by their numbers in DEC's primary device attributes (DA1); 4 is sixel.
    case attributes([Int])

    /// Reads `CSI 6 ; height ; width t` and `CSI ? attributes c`.
    init?(_ sequence: KeySequence, final: UInt8) {
        guard sequence.form == .control else { return nil }
        let text = sequence.text
        let numbers = text.drop { $0 == "?" }.split(separator: ";").compactMap { Int($0) }
        switch final {
        case UInt8(ascii: "t") where numbers.count == 3 && numbers[0] == 6:
            self = .cellSize(width: numbers[2], height: numbers[1])
        case UInt8(ascii: "c") where text.hasPrefix("?"): self = .attributes(numbers)
        default: return nil
        }
    }

    /// Reads `APC G … ; OK ST` and `DCS > | name ST`.
    init?(string: KeySequence) {
        guard !string.isUnknown else { return nil }
        let text = string.text
        switch string.introducer {
        case UInt8(ascii: "_") where text.hasPrefix("G"):
            self = .kittyGraphics(isSupported: text.hasSuffix(";OK"))
        case UInt8(ascii: "P") where text.hasPrefix(">|"):
            self = .version(String(text.dropFirst(2)))
        default: return nil
        }
    }
}
