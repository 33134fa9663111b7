import TestSupport

extension ScreenModel {
    /// A screen to which a text was written.
    init(columns: Int, rows: Int, joinsEmoji: Bool = true, showing text: String) {
        self.init(columns: columns, rows: rows, joinsEmoji: joinsEmoji)
        feed(text.utf8)
    }
}
