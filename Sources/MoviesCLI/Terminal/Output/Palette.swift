/// The attributes and colors of each style on a terminal.
///
/// This is the only place that chooses them. Most colors are among the terminal's own sixteen, so
/// that the user's theme decides how they look. Of 256 colors, which no theme changes, a background
/// always comes with the color of its text, so that it is readable on any terminal.
package struct Palette: Hashable, Sendable {
    package enum Colors: Hashable, Sendable {
        /// Text has attributes only.
        case none
        /// The terminal's own sixteen.
        case basic
        /// The 256 colors of xterm.
        case extended
    }

    /// For the output of a command, which does not ask for the background: readable on any.
    package static let output = Palette(colors: .basic)

    package let colors: Colors

    /// Whether the background is light; it counts as dark if that is unknown.
    package var isLight: Bool

    package init(colors: Colors, isLight: Bool = false) {
        self.colors = colors
        self.isLight = isLight
    }

    package init(_ environment: Environment, usesColor: Bool) {
        colors = !usesColor ? .none : environment.hasExtendedColors ? .extended : .basic
        isLight = environment.hasLightBackground
    }

    /// The parameters of Select Graphic Rendition (ECMA-48, 8.3.117); empty for plain text.
    private func parameters(of style: TextStyle) -> String {
        switch style {
        case .plain: ""
        case .title, .warning: "1"
        case .secondary: secondary
        case .accent: colors == .none ? "" : accent
        case .match: colors == .none ? "4" : "4;" + accent
        case .selection: selection
        // Magenta is the only one of the sixteen, except red, that is readable on black and on
        // white in all common themes: green and cyan are not, so that a rating can't be colored by
        // its value.
        case .rating: colors == .none ? "1" : "35"
        // Names that lead somewhere are everywhere in the details: a color would be too much.
        case .link: "4"
        // The shape of a mark says the same, so that no text depends on these.
        case .success: colors == .none ? "" : "32"
        case .caution: colors == .none ? "" : "33"
        case .error: colors == .none ? "" : "31"
        }
    }

    /// Many terminals don't show dim text on white, or make it unreadable.
    private var secondary: String {
        guard isLight else { return "2" }
        // A contrast of 6:1 on white.
        return colors == .extended ? "38;5;241" : ""
    }

    /// Cyan has a contrast of 2:1 on white, and blue on black.
    private var accent: String { isLight ? "34" : "36" }

    private var selection: String {
        switch colors {
        case .none: "1"
        case .basic: "7"
        case .extended: isLight ? "1;38;5;16;48;5;253" : "1;38;5;255;48;5;238"
        }
    }

    package func apply(_ style: TextStyle, to text: String) -> String {
        let parameters = parameters(of: style)
        return parameters.isEmpty || text.isEmpty ? text : "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
    }

    /// The sequence that changes a style to another one; empty if they look the same.
    func sequence(from old: TextStyle, to new: TextStyle) -> String {
        let (before, after) = (parameters(of: old), parameters(of: new))
        if before == after { return "" }
        if after.isEmpty { return "\u{1B}[m" }
        return "\u{1B}[\(before.isEmpty ? "" : "0;")\(after)m"
    }
}

extension Environment {
    /// Whether the terminal says that it has 256 colors or more.
    fileprivate var hasExtendedColors: Bool {
        let terminal = self["TERM"] ?? ""
        return ["256color", "kitty", "direct"].contains(where: terminal.contains)
            || ["truecolor", "24bit"].contains(self["COLORTERM"])
    }

    /// Whether the terminal says that its background is light: `COLORFGBG` ends with its number among
    /// the sixteen colors, such as `0;15` or `0;default;15`.
    fileprivate var hasLightBackground: Bool {
        let number = self["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
        // 8 is dark gray.
        return number.map { $0 == 7 || (9...15).contains($0) } ?? false
    }
}
