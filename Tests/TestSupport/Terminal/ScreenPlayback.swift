import Foundation

/// A screen, and how far it has followed what a terminal got.
struct ScreenPlayback: Sendable {
    private(set) var screen: ScreenModel
    private(set) var byteCount = 0
    private(set) var resizeCount = 0
    /// Whether nothing more can arrive.
    private(set) var isComplete = false

    init(columns: Int, rows: Int) {
        screen = ScreenModel(columns: columns, rows: rows)
    }

    /// Shows what has arrived meanwhile.
    mutating func catchUp(with capture: OutputCapture) {
        let news = capture.news(after: byteCount, resizeCount)
        var rest = news.bytes[...]
        for resize in news.resizes {
            let older = rest.prefix(resize.offset - byteCount)
            screen.feed(older)
            screen.resize(columns: resize.columns, rows: resize.rows)
            rest = rest.dropFirst(older.count)
            byteCount += older.count
        }
        screen.feed(rest)
        byteCount += rest.count
        resizeCount += news.resizes.count
        isComplete = news.isLast
    }
}
