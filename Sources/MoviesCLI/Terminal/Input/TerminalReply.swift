/// A reply of the terminal to a query of the program.
package enum TerminalReply: Hashable, Sendable {
    case kittyGraphics(isSupported: Bool)
    /// The name and the version of the terminal (XTVERSION).
    case version(String)
    /// The size of a character in pixels (XTWINOPS 16).
    case cellSize(width: Int, height: Int)
    /// Its features by their numbers in DEC's primary device attributes (DA1); 4 is sixel.
    case attributes([Int])
    /// The color of the background (OSC 11).
    case background(isLight: Bool)

    /// Reads `CSI 6 ; height ; width t`, `CSI ? attributes c`, `APC G … ; OK ST`, `DCS > | name ST`
    /// and `OSC 11 ; color ST`.
    init?(_ sequence: KeySequence) {
        let text = sequence.text
        let numbers = text.drop { $0 == "?" }.split(separator: ";").compactMap { Int($0) }
        let isControl = sequence.form == .control
        switch isControl ? sequence.final : sequence.introducer {
        case UInt8(ascii: "t") where isControl && numbers.count == 3 && numbers[0] == 6:
            self = .cellSize(width: numbers[2], height: numbers[1])
        case UInt8(ascii: "c") where isControl && text.hasPrefix("?"): self = .attributes(numbers)
        case UInt8(ascii: "_") where !isControl && text.hasPrefix("G"):
            self = .kittyGraphics(isSupported: text.hasSuffix(";OK"))
        case UInt8(ascii: "P") where !isControl && text.hasPrefix(">|"):
            self = .version(String(text.dropFirst(2)))
        case UInt8(ascii: "]") where !isControl && text.hasPrefix("11;"):
            guard let brightness = Self.brightness(of: text.dropFirst(3)) else { return nil }
            self = .background(isLight: brightness > 0.5)
        default: return nil
        }
    }

    /// The brightness of a color such as `rgb:ffff/ffff/ffff` or `rgba:…` for the eye, from 0 to 1;
    /// `nil` for other text.
    private static func brightness(of color: Substring) -> Double? {
        let parts = color.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, ["rgb", "rgba"].contains(parts[0]) else { return nil }
        let shares = parts[1].split(separator: "/").compactMap { digits -> Double? in
            guard (1...4).contains(digits.count) else { return nil }
            return Int(digits, radix: 16).map { Double($0) / Double(1 << (4 * digits.count) - 1) }
        }
        guard shares.count >= 3 else { return nil }
        // The weights of the luma of television (BT.601).
        return 0.299 * shares[0] + 0.587 * shares[1] + 0.114 * shares[2]
    }
}
