/// The colors of a terminal in pictures for documentation.
package enum ScreenTheme: String, CaseIterable, Sendable {
    case dark
    case light

    var foreground: PaintColor { self == .dark ? 0xE4E6EA : 0x202226 }
    var background: PaintColor { self == .dark ? 0x16181D : 0xFFFFFF }
    /// Around the screen, so that it stands out from a page of the same color.
    var border: PaintColor { background.mixed(with: foreground, share: 0.2) }

    /// How much of its color dim text keeps; what is left is readable.
    private static let dimShare = 0.65

    /// How much bright colors are like the text.
    private static let brightShare = 0.3

    private static let basicDark: [PaintColor] = [
        0x3B3F4A, 0xF4747C, 0x7EC77B, 0xD9B45B, 0x6EA8F7, 0xC792E0, 0x4CC9D6, 0xC9CCD3,
    ]
    private static let basicLight: [PaintColor] = [
        0x202226, 0xC0272D, 0x22803A, 0x8A6100, 0x1F5FC4, 0x8B3FA8, 0x0B7580, 0x6B6E75,
    ]

    /// The colors of text and of its background; `nil` for the background of the screen.
    func colors(of style: ScreenStyle) -> (text: PaintColor, background: PaintColor?) {
        var text = style.foreground.map(color) ?? foreground
        var behind = style.background.map(color)
        if style.isReversed { (text, behind) = (behind ?? background, text) }
        if style.isDim { text = (behind ?? background).mixed(with: text, share: Self.dimShare) }
        return (text, behind)
    }

    private func color(_ color: ScreenColor) -> PaintColor {
        switch color {
        case .rgb(let red, let green, let blue): PaintColor(red, green, blue)
        case .indexed(let index): indexed(index)
        }
    }

    /// A color of xterm's palette: 16 colors of the theme, a cube of 6×6×6, and 24 grays.
    private func indexed(_ index: Int) -> PaintColor {
        let basic = self == .dark ? Self.basicDark : Self.basicLight
        switch index {
        case 0..<8: return basic[index]
        case 8..<16: return basic[index - 8].mixed(with: foreground, share: Self.brightShare)
        case 16..<232:
            let levels = [0, 95, 135, 175, 215, 255]
            let place = index - 16
            return PaintColor(levels[place / 36], levels[place / 6 % 6], levels[place % 6])
        default:
            let level = 8 + (index - 232) * 10
            return PaintColor(level, level, level)
        }
    }
}

/// A color of a picture.
struct PaintColor: Equatable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// Each is from 0 to 255.
    private let red, green, blue: Int

    init(_ red: Int, _ green: Int, _ blue: Int) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// Takes a number such as `0xRRGGBB`.
    init(integerLiteral value: Int) {
        self.init(value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF)
    }

    /// - Parameters:
    ///   - other: the color to add.
    ///   - share: how much of the result is the other color, from 0 to 1.
    /// - Returns: the color between both.
    func mixed(with other: PaintColor, share: Double) -> PaintColor {
        func mix(_ own: Int, _ other: Int) -> Int {
            Int((Double(own) * (1 - share) + Double(other) * share).rounded())
        }
        return PaintColor(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    }

    /// A hexadecimal number such as `#rrggbb`.
    var description: String {
        let digits = String(1 << 24 | red << 16 | green << 8 | blue, radix: 16)
        return "#" + digits.dropFirst()
    }
}
