import Presentation

/// The rows below the prompt, one after the other: suggestions, then movies, or the queries to try
/// if there are none, with the headings of their sections.
struct SearchRows {
    enum Row: Hashable {
        case suggestion(Int)
        case heading(String)
        case movie(Int)
    }

    private let suggestionCount: Int
    private let movieCount: Int
    private let sections: [MoviesList.Section]

    init(_ query: MoviesQueryListState, _ list: MoviesListState) {
        suggestionCount = query.items.count
        movieCount = list.rowCount
        sections = list.narrowing == nil ? list.list?.sections ?? [] : []
    }

    var count: Int { suggestionCount + movieCount + sections.count }

    func row(_ number: Int) -> Row? {
        guard (0..<count).contains(number) else { return nil }
        if number < suggestionCount { return .suggestion(number) }
        var row = number - suggestionCount
        var first = 0
        for section in sections {
            if row == 0 { return .heading(section.title) }
            row -= 1
            if row < section.count { return .movie(first + row) }
            row -= section.count
            first += section.count
        }
        return .movie(first + row)
    }

    func isHeading(_ number: Int) -> Bool {
        if case .heading = row(number) { true } else { false }
    }

    /// The row of a movie by its number among the movies.
    func row(ofMovie number: Int) -> Int {
        var headings = 0
        var first = 0
        for section in sections where first <= number {
            headings += 1
            first += section.count
        }
        return suggestionCount + headings + number
    }

    /// The selected row; `nil` if there is none.
    func selected(_ query: MoviesQueryListState, _ list: MoviesListState) -> Int? {
        query.selection ?? list.selection.map(row(ofMovie:))
    }

    /// The numbers of the movies in a range of rows.
    func movies(in rows: Range<Int>) -> Range<Int> {
        let numbers = rows.compactMap { row -> Int? in
            if case .movie(let number) = self.row(row) { number } else { nil }
        }
        return numbers.first.map { $0..<(numbers.last ?? $0) + 1 } ?? 0..<0
    }
}
