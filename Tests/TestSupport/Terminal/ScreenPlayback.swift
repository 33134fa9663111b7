import Foundation

/// A screen, and how much of the captured output it shows.
struct ScreenPlayback: Sendable {
    private(set) var screen: ScreenModel
    private(set) var byteCount = 0
    private(set) var resizeCount = 0
    /// Whether nothing more can arrive.
    private(set) var isComplete = false

    init(columns: Int, rows: Int) { screen = ScreenModel(columns: columns, rows: rows) }

    /// Plays new output and resizes.
    mutating func catchUp(with capture: OutputCapture) {
        let update = capture.update(after: byteCount, resizeCount)
        var rest = update.bytes[...]
        for resize in update.resizes {
            let older = rest.prefix(resize.offset - byteCount)
            screen.feed(older)
            screen.resize(columns: resize.columns, rows: resize.rows)
            rest = rest.dropFirst(older.count)
            byteCount += older.count
        }
        screen.feed(rest)
        byteCount += rest.count
        resizeCount += update.resizes.count
        isComplete = update.isLast
    }
}
