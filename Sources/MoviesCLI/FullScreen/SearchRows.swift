import Presentation

/// The rows below the prompt, one after the other: suggestions, then movies, or the queries to try
/// if there are none, with the headings of their sections.
struct SearchRows {
    enum Row: Hashable {
        case suggestion(Int)
        case heading(Int)
        case movie(Int)
    }

    private var rows: [Row]
    private(set) var selected: Int?

    init(_ state: SearchState) {
        let (prompt, list) = (state.prompt, state.movies)
        rows = prompt.items.indices.map(Row.suggestion)
        var movies = 0..<list.rowCount
        let sections = list.narrowing == nil ? list.list?.sections ?? [] : []
        for (index, section) in sections.enumerated() {
            rows += [.heading(index)] + movies.prefix(section.count).map(Row.movie)
            movies = movies.dropFirst(section.count)
        }
        rows += movies.map(Row.movie)
        selected = prompt.selection ?? list.selection.flatMap { rows.firstIndex(of: .movie($0)) }
    }

    var count: Int { rows.count }

    func row(_ number: Int) -> Row? { rows.indices.contains(number) ? rows[number] : nil }

    func isHeading(_ number: Int) -> Bool {
        if case .heading = row(number) { true } else { false }
    }

    func movies(in range: Range<Int>) -> Range<Int> {
        let numbers = range.compactMap { number -> Int? in
            if case .movie(let movie) = row(number) { movie } else { nil }
        }
        return numbers.first.map { $0..<(numbers.last ?? $0) + 1 } ?? 0..<0
    }
}
