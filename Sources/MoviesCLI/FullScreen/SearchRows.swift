import Presentation

/// The rows below the prompt, one after the other: suggestions, then movies, or the queries to try
/// if there are none, with the headings of their sections.
struct SearchRows {
    enum Row: Hashable {
        case suggestion(Int)

        /// The index of a section.
        case heading(Int)
        case movie(Int)
    }

    private var rows: [Row]

    init(_ query: MoviesQueryListState, _ list: MoviesListState) {
        rows = query.items.indices.map(Row.suggestion)
        var movies = 0..<list.rowCount
        let sections = list.narrowing == nil ? list.list?.sections ?? [] : []
        for (index, section) in sections.enumerated() {
            rows += [.heading(index)] + movies.prefix(section.count).map(Row.movie)
            movies = movies.dropFirst(section.count)
        }
        rows += movies.map(Row.movie)
    }

    var count: Int { rows.count }

    func row(_ number: Int) -> Row? { rows.indices.contains(number) ? rows[number] : nil }

    func isHeading(_ number: Int) -> Bool {
        if case .heading = row(number) { true } else { false }
    }

    func selected(_ query: MoviesQueryListState, _ list: MoviesListState) -> Int? {
        query.selection ?? list.selection.flatMap { rows.firstIndex(of: .movie($0)) }
    }

    func movies(in range: Range<Int>) -> Range<Int> {
        let numbers = range.compactMap { number -> Int? in
            if case .movie(let movie) = row(number) { movie } else { nil }
        }
        return numbers.first.map { $0..<(numbers.last ?? $0) + 1 } ?? 0..<0
    }
}
