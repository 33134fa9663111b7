import Presentation
import Terminal

/// The title of a movie in a column, followed by the original title if there is room.
struct MovieTitleCell {
    /// Truncated if it is too long.
    let title: String

    /// In parentheses, after a space; empty if there is no room, or if it equals the title.
    let original: String

    /// The spaces up to the end of the column.
    let padding: String

    init(_ item: MoviesListItemViewModel, columns: Int) {
        title = item.title.sanitizedLine.truncated(to: columns)
        let room = columns - title.displayWidth
        original = item.originalTitleSuffix.flatMap { $0.displayWidth <= room ? $0 : nil } ?? ""
        padding = "".padded(to: room - original.displayWidth)
    }
}
