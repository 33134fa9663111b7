import Domain
import Infrastructure

/// Films on this machine, found by their titles and by who made them.
struct Catalog: Sendable {
    let index: TextIndex
    let details: CatalogMetadata
    private let film: @Sendable ([UInt8]) -> CatalogMovie?
    private let isMovie: @Sendable (MovieID) -> CatalogMovie.Predicate

    /// The films that the program itself carries.
    static let builtIn = Catalog(lines: BuiltInMovies.lines, details: builtInDetails)

    /// Names the program's own file, and with it the films in it.
    private static let builtInDetails = CatalogMetadata(
        origin: .builtIn,
        date: ReleaseDate(BuiltInMovies.date),
        source: Executable.currentVersion ?? ""
    )

    /// Opens a catalog that was imported.
    init(path: String) throws(TextIndexError) {
        index = try TextIndex(path: path)
        guard let details = CatalogMetadata(index.metadata) else { throw .notAnIndex }
        self.details = details
        film = CatalogMovie.init(record:)
        isMovie = CatalogMovie.isRecord(of:)
    }

    /// Opens what an earlier run of this program has made of the films that it carries.
    init(builtInPath path: String) throws(TextIndexError) {
        index = try TextIndex(path: path)
        details = Self.builtInDetails
        film = CatalogMovie.init(line:)
        isMovie = CatalogMovie.isLine(of:)
        guard !details.source.isEmpty, index.metadata == details.bytes else {
            throw .incompatibleVersion
        }
    }

    /// Takes lines as in `BuiltInMovies`, the better known film first.
    init(
        lines: some Sequence<ArraySlice<UInt8>>,
        details: CatalogMetadata = CatalogMetadata(origin: .builtIn, date: nil)
    ) {
        index = TextIndex(
            lines.lazy.compactMap { line in
                CatalogMovie(line: line)?.document(weight: 0, content: Array(line))
            },
            metadata: details.bytes
        )
        self.details = details
        film = CatalogMovie.init(line:)
        isMovie = CatalogMovie.isLine(of:)
    }

    /// The films that match, best first.
    ///
    /// Where `prefersBeginnings`, those that begin as the query does are better than others.
    func hits(
        for query: MovieQuery,
        prefersBeginnings: Bool = false
    ) throws(TextIndexError) -> [SearchHit] {
        try index.search(
            SearchRequest(
                query.text,
                tag: query.year.map { String($0) },
                excludedTag: query.includesAdult ? nil : CatalogMovie.adultLabel,
                allowsTypos: !query.isExact,
                prefersPrefixMatches: prefersBeginnings
            )
        )
    }

    func films(_ hits: some Collection<SearchHit>) throws(TextIndexError) -> [CatalogMovie] {
        try index.storedFields(of: hits.map(\.document)).compactMap(film)
    }

    /// The film of an id; `nil` where there is none.
    func film(_ id: MovieID) throws(TextIndexError) -> CatalogMovie? {
        try index.firstStoredFields(where: isMovie(id)).flatMap(film)
    }
}
