import Domain
import Infrastructure

/// Films on this machine, found by their titles and by who made them.
struct Catalog: Sendable {
    let index: TextIndex
    let details: CatalogDetails
    private let film: @Sendable ([UInt8]) -> CatalogFilm?
    private let isFilm: @Sendable (MovieID) -> CatalogFilm.Predicate

    /// The films that the program itself carries.
    static let builtIn = Catalog(lines: BuiltInFilms.lines, details: builtInDetails)

    /// Names the program's own file, and with it the films in it.
    private static let builtInDetails = CatalogDetails(
        origin: .builtIn,
        date: ReleaseDate(BuiltInFilms.date),
        source: Executable.currentVersion ?? ""
    )

    /// Opens a catalog that was imported.
    init(path: String) throws(TextIndexError) {
        index = try TextIndex(path: path)
        guard let details = CatalogDetails(index.details) else { throw .notAnIndex }
        self.details = details
        film = CatalogFilm.init(record:)
        isFilm = CatalogFilm.isRecord(of:)
    }

    /// Opens what an earlier run of this program has made of the films that it carries.
    init(builtInPath path: String) throws(TextIndexError) {
        index = try TextIndex(path: path)
        details = Self.builtInDetails
        film = CatalogFilm.init(line:)
        isFilm = CatalogFilm.isLine(of:)
        guard !details.source.isEmpty, index.details == details.bytes else { throw .otherVersion }
    }

    /// Takes lines as in `BuiltInFilms`, the better known film first.
    init(
        lines: some Sequence<ArraySlice<UInt8>>,
        details: CatalogDetails = CatalogDetails(origin: .builtIn, date: nil)
    ) {
        index = TextIndex(
            lines.lazy.compactMap { line in
                CatalogFilm(line: line)?.document(weight: 0, content: Array(line))
            },
            details: details.bytes
        )
        self.details = details
        film = CatalogFilm.init(line:)
        isFilm = CatalogFilm.isLine(of:)
    }

    /// The films that match, best first.
    ///
    /// Where `prefersBeginnings`, those that begin as the query does are better than others.
    func hits(
        for query: MovieQuery,
        prefersBeginnings: Bool = false
    ) throws(TextIndexError) -> [TextHit] {
        try index.search(
            TextSearch(
                query.text,
                label: query.year.map { String($0) },
                excludedLabel: query.includesAdult ? nil : CatalogFilm.adultLabel,
                allowsTypos: !query.isExact,
                prefersBeginnings: prefersBeginnings
            )
        )
    }

    func films(_ hits: some Collection<TextHit>) throws(TextIndexError) -> [CatalogFilm] {
        try index.contents(of: hits.map(\.document)).compactMap(film)
    }

    /// The film of an id; `nil` where there is none.
    func film(_ id: MovieID) throws(TextIndexError) -> CatalogFilm? {
        try index.firstContent(where: isFilm(id)).flatMap(film)
    }
}
