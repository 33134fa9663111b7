/// What a query asks for, after its filters and links are understood.
enum QueryTarget: Hashable {
    /// One movie, if it is of that year; `nil` stands for any year.
    case movie(MovieID, year: Int?)
    case movies(MovieQuery)

    init(_ query: MovieQuery) {
        let filtered = query.applyingYearWords
        switch MovieReference(filtered.text) {
        case .id(let id): self = .movie(id, year: filtered.year)
        case .title(let title):
            let titled = filtered.replacing(text: title.text, year: filtered.year)
            self = .movies(titled ?? filtered)
        case nil: self = .movies(filtered)
        }
    }
}
