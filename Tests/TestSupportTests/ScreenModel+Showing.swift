import TestSupport

extension ScreenModel {
    /// A screen after a text was written to it.
    init(columns: Int, rows: Int, joinsEmoji: Bool = true, showing text: String) {
        self.init(columns: columns, rows: rows, joinsEmoji: joinsEmoji)
        feed(text.utf8)
    }
}
