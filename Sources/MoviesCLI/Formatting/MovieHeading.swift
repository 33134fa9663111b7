import Presentation
import Terminal

/// What a movie is called: its title with the year, the original title, and the tagline.
struct MovieHeading {
    private let item: MovieDetailsItemViewModel
    private let width: Int

    /// `width` is the available number of columns.
    init(_ item: MovieDetailsItemViewModel, width: Int) {
        self.item = item
        self.width = width
    }

    var lines: [StyledLine] {
        let movie = item.movie
        let year = movie.year.map { " (\($0))" } ?? ""
        return wrapped(movie.title + year, .title)
            + wrapped(movie.distinctOriginalTitle, .secondary) + wrapped(item.tagline, .plain)
    }

    private func wrapped(_ text: String?, _ style: TextStyle) -> [StyledLine] {
        text?.sanitizedLine.wrapped(to: width, style) ?? []
    }
}
