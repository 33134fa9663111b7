/// The style of a character.
package struct ScreenStyle: Hashable, Sendable {
    package internal(set) var isBold = false
    package internal(set) var isDim = false
    package internal(set) var isUnderlined = false
    package internal(set) var isReversed = false
    /// `nil` is the terminal's default color.
    package internal(set) var foreground: ScreenColor?
    /// `nil` is the terminal's default color.
    package internal(set) var background: ScreenColor?

    /// The style of an erased cell: terminals keep the background.
    var erased: ScreenStyle {
        var style = ScreenStyle()
        style.background = background
        return style
    }

    /// Applies the parameters of Select Graphic Rendition in order.
    ///
    /// - Returns: `false` for an unknown parameter; those before it take effect.
    mutating func apply(_ parameters: [Int]) -> Bool {
        var rest = parameters.isEmpty ? [0] : parameters[...]
        while let code = rest.popFirst() {
            switch code {
            case 38, 48:
                guard let color = Self.color(takenFrom: &rest) else { return false }
                if code == 38 { foreground = color } else { background = color }
            default:
                guard setAttribute(code) || setColor(code) else { return false }
            }
        }
        return true
    }

    private mutating func setAttribute(_ code: Int) -> Bool {
        switch code {
        case 0: self = ScreenStyle()
        case 1: isBold = true
        case 2: isDim = true
        case 4: isUnderlined = true
        case 7: isReversed = true
        case 22: (isBold, isDim) = (false, false)
        case 24: isUnderlined = false
        case 27: isReversed = false
        default: return false
        }
        return true
    }

    private mutating func setColor(_ code: Int) -> Bool {
        switch code {
        case 30...37: foreground = .indexed(code - 30)
        case 39: foreground = nil
        case 40...47: background = .indexed(code - 40)
        case 49: background = nil
        case 90...97: foreground = .indexed(code - 90 + 8)
        case 100...107: background = .indexed(code - 100 + 8)
        default: return false
        }
        return true
    }

    private static func color(takenFrom rest: inout ArraySlice<Int>) -> ScreenColor? {
        let kind = rest.popFirst()
        let values = Array(rest.prefix(kind == 5 ? 1 : 3))
        rest = rest.dropFirst(values.count)
        guard values.allSatisfy({ $0 < 256 }) else { return nil }
        return switch (kind, values.count) {
        case (5, 1): .indexed(values[0])
        case (2, 3): .rgb(values[0], values[1], values[2])
        default: nil
        }
    }
}

/// A foreground or background color.
package enum ScreenColor: Hashable, Sendable {
    /// One of the terminal's 256 colors: first 8 basic ones, then 8 bright ones.
    case indexed(Int)
    case rgb(Int, Int, Int)
}
