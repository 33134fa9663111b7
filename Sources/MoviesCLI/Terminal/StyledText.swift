/// A piece of text and how it looks.
struct StyledText: Hashable, Sendable {
    let text: String
    let style: TextStyle

    /// In columns.
    let width: Int

    /// Whether the text brings its own codes, and is to be written as it is.
    let isPreformatted: Bool

    init(_ text: String, _ style: TextStyle = .plain) {
        self.text = text
        self.style = style
        width = text.displayWidth
        isPreformatted = false
    }

    /// Takes text with codes for colours, and how many columns it fills.
    init(verbatim text: String, width: Int) {
        self.text = text
        style = .plain
        self.width = width
        isPreformatted = true
    }

    /// With its codes, or at least those that are no colours.
    func rendered(usesColor: Bool) -> String {
        isPreformatted ? text : (usesColor ? style : style.withoutColor).applied(to: text)
    }

    func adding(_ style: TextStyle) -> StyledText {
        isPreformatted ? self : StyledText(text, self.style.union(style))
    }
}
