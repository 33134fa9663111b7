import Images

/// Draws sixel graphics as a terminal does, for tests.
struct SixelDecoder {
    private var rest: Substring.UTF8View
    private var colors = [Int: [UInt8]]()
    private var color = 0
    private var column = 0
    private var top = 0
    private var width = 0
    private var height = 0
    private var pixels: [UInt8] = []

    init(_ sequence: String) { rest = sequence[...].utf8 }

    /// Returns `nil` for a malformed sequence, or one that draws outside of its size.
    mutating func image() -> PixelImage? {
        guard skip("\u{1B}P0;1;0q\"") else { return nil }
        let attributes = numbers()
        guard attributes.count == 4 else { return nil }
        (width, height) = (attributes[2], attributes[3])
        pixels = [UInt8](repeating: 1, count: width * height * 3)
        while !skip("\u{1B}\\") {
            guard decodeNext() else { return nil }
        }
        return PixelImage(width: width, height: height, pixels: pixels)
    }

    private mutating func decodeNext() -> Bool {
        switch rest.popFirst() {
        case UInt8(ascii: "#")?:
            let values = numbers()
            color = values[0]
            guard values.count == 5 else { return values.count == 1 && colors[color] != nil }
            colors[color] = values[2...].map { UInt8(($0 * 255 + 50) / 100) }
            return values[1] == 2
        case UInt8(ascii: "!")?:
            let count = numbers()
            return count.count == 1 && draw(rest.popFirst(), count: count[0])
        case UInt8(ascii: "$")?:
            column = 0
            return true
        case UInt8(ascii: "-")?:
            (column, top) = (0, top + 6)
            return top < height
        case let sixel:
            return draw(sixel, count: 1)
        }
    }

    private mutating func draw(_ sixel: UInt8?, count: Int) -> Bool {
        guard let sixel, (63...126).contains(sixel), column + count <= width else { return false }
        for place in column..<column + count {
            for row in 0..<6 where (sixel - 63) >> row & 1 == 1 {
                guard top + row < height, let color = colors[color] else { return false }
                let start = ((top + row) * width + place) * 3
                pixels.replaceSubrange(start..<start + 3, with: color)
            }
        }
        column += count
        return true
    }

    private mutating func skip(_ text: String) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        rest = rest.dropFirst(text.utf8.count)
        return true
    }

    /// The numbers here, between semicolons.
    private mutating func numbers() -> [Int] {
        let digits = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
        rest = rest.dropFirst(digits.count)
        return String(decoding: digits, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
    }
}
