import Domain
import DomainDoubles
import Testing

@testable import Search

struct MatchMoviesUseCaseTests {
    /// Finds movies by their whole titles, also without an article.
    private struct FewTitles: TitleMatchesRepository {
        let movies: [(title: String, year: Int, place: Int)]

        /// How like the title of a query each title is; `nil` to find whole titles only.
        var likeness: Double?
        var error: MoviesError?

        func titleMatches(
            for query: TitleQuery
        ) async throws(MoviesError) -> [TitleMatch] {
            if let error { throw error }
            return movies.enumerated().compactMap { index, movie in
                let isOfYear = query.years.isEmpty || query.years.contains(movie.year)
                let title = movie.title.lowercased()
                let titles = [title, title.replacing("the ", with: "")]
                let isWhole = titles.contains(query.title.lowercased())
                guard isWhole || likeness != nil && query.allowsTypos, isOfYear else { return nil }
                return TitleMatch(
                    movie: Movie(
                        id: .tmdb(index + 1),
                        title: movie.title,
                        releaseDate: CalendarDate(year: movie.year)
                    ),
                    popularityRank: movie.place,
                    likeness: likeness.map { .similar($0) } ?? .whole
                )
            }
        }
    }

    private let titles = FewTitles(movies: [
        ("The Thing", 1982, 200), ("The Thing", 2011, 900), ("Blade Runner", 1982, 50),
        ("Holiday", 2006, 3000), ("Open Season 2", 2008, 9000), ("Quiet Lantern", 1950, 900_000),
        ("The Bubble", 2022, 100), ("Bubble", 2022, 300), ("Leo", 2023, 100), ("Leo", 2023, 300),
        ("Storm", 2009, 100), ("Storm", 2009, 900_000),
        ("Home Movie", 2008, 50_000), ("Home", 2008, 500), ("시카고", 2002, 400), ("2012", 2009, 100),
        ("28 Days", 2000, 500), ("28 Days", 2000, 600), ("Days", 2000, 700),
    ])

    @Test(arguments: [
        ("The.Thing.1982.mkv", MatchCertainty.sure, 1), ("The Thing (2010)", .sure, 2),
        ("The Thing.mkv", .likely, 1), ("Blade Runner.mkv", .sure, 3),
        ("Holiday.mp4", .likely, 4), ("Holiday 2006.mov", .likely, 4),
        ("Holiday (2006).mp4", .sure, 4), ("Open Season 2 (2008)", .sure, 5),
        ("Blade Runner (1990)", .likely, 3), ("Quiet Lantern.mkv", .likely, 6),
        ("Blade Runner 1982 Final Cut.mkv", .sure, 3),
        ("Blade Runner 1982 1080p Tokyo.mkv", .sure, 3),
        ("Blade Runner 1982 Tokyo Trip.mkv", .likely, 3),
        // Of the same year: the one with exactly the title, one of two, and the known one.
        ("Bubble (2022).mkv", .sure, 8), ("The Bubble (2022).mkv", .sure, 7),
        ("Leo.2023.1080p.mkv", .likely, 9), ("Storm (2009)", .sure, 11),
        // The whole title comes before a part of it, and a missing word is no certainty.
        ("Home Movie (2008).mkv", .sure, 13), ("The Thing Movie (1982).mkv", .likely, 1),
        ("28 Days (2000).mkv", .likely, 17), ("28 Days.mkv", .likely, 17),
        // In two scripts, each with the year: the year alone is no title.
        ("시카고.Chicago.2002.1080p.mkv", .sure, 15), ("시카고.1990.1080p.mkv", .likely, 15),
    ])
    func `says how surely a movie is meant`(
        name: String,
        certainty: MatchCertainty,
        id: Int
    ) async throws {
        let match = try await match(name)

        #expect(match.certainty == certainty)
        #expect(match.movie?.id == .tmdb(id))
    }

    /// The title of an unknown movie is likely by chance, and so is one without its year.
    @Test(arguments: [
        ("Storn (2009).mkv", 100, 0.75, true), ("Storn (2009).mkv", 100, 0.65, false),
        ("Storn (2009).mkv", 900_000, 0.85, true), ("Storn (2009).mkv", 900_000, 0.75, false),
        ("Storn.1080p.mkv", 100, 0.9, true), ("Storn.1080p.mkv", 100, 0.8, false),
        ("Storn.1080p.mkv", 900_000, 0.95, false),
    ])
    func `a misspelled title is likely if it resembles one enough`(
        name: String,
        place: Int,
        likeness: Double,
        isLikely: Bool
    ) async throws {
        let titles = FewTitles(movies: [("Storm", 2009, place)], likeness: likeness)

        let match = try await useCase(titles).execute([MovieName(name)]).first

        #expect(match?.certainty == (isLikely ? .likely : MovieMatch(unknown: name).certainty))
    }

    @Test(arguments: [
        "The.Thing.S01E01.mkv", "Thing Season 2.mkv", "Something Else", "The Thing.pdf",
        "Quiet Lantern 1950 Grand Prix.mkv", "도둑들.2012.1080p.mkv",
    ])
    func `other names mean no movie`(name: String) async throws {
        #expect(try await match(name) == MovieMatch(unknown: name))
    }

    @Test func `keeps the order of many names`() async throws {
        let names = (0..<500).map { $0.isMultiple(of: 2) ? "Blade Runner \($0)" : "Blade Runner" }

        let matches = try await useCase(titles).execute(names.map { MovieName($0) })

        #expect(matches.map(\.name) == names)
    }

    @Test func `fails if the titles can't be read`() async {
        var titles = titles
        titles.error = .offline(.tmdb)
        let names = (0..<200).map { MovieName("Alien \($0)") }

        let useCase = useCase(titles)

        await #expect(throws: MoviesError.offline(.tmdb)) { try await useCase.execute(names) }
    }

    private func match(_ name: String) async throws -> MovieMatch {
        try #require(try await useCase(titles).execute([MovieName(name)]).first)
    }

    private func useCase(_ titles: FewTitles) -> MatchMoviesUseCase {
        MatchMoviesUseCase(
            matcher: CatalogNameMatcher(
                titles: titles,
                localDetails: SpyMovies(
                    search: { query, page in
                        MoviesPage(
                            number: page,
                            pageCount: 0,
                            totalCount: 0,
                            movies: [],
                            source: .catalog(.builtIn)
                        )
                    },
                    details: { id throws(MoviesError) in throw .movieNotFound(id, .tmdb) }
                )
            )
        )
    }
}
