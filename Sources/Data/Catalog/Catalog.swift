import Domain
import Infrastructure

/// Films on this machine, found by their titles.
struct Catalog: Sendable {
    private let films: [CatalogFilm]
    private let index: TextIndex

    /// The films that the program itself carries.
    static let builtIn = Catalog(lines: BuiltInFilms.lines)

    /// - Parameter lines: a film each, the better known first; one that can't be read is left out.
    init(lines: some Sequence<ArraySlice<UInt8>>) {
        films = lines.map(CatalogFilm.init(line:))
        index = TextIndex(films.lazy.map(\.document))
    }

    /// The films that match, best first.
    func films(matching query: MovieQuery) -> [CatalogFilm] {
        index.search(query.text, year: query.year, allowsTypos: !query.isExact).map { films[$0] }
    }
}
