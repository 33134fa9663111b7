import Domain
import Testing
import TextIndex

@testable import Data
@testable import Search

/// Which movies of the built-in catalog names mean.
struct MovieNamesTests {
    private let repository = CatalogMoviesRepository(store: CatalogStore(folder: nil))

    @Test(arguments: [
        ("The.Matrix.1999.1080p.BluRay.x264-GROUP.mkv", 603), ("Matrix, The (1999).avi", 603),
        ("Le.Fabuleux.Destin.d.Amelie.Poulain.2001.MULTi.1080p.mkv", 194),
        ("기생충.2019.1080p.mkv", 496_243), ("1917.2019.mkv", 530_915), ("2012.2009.mkv", 14_161),
        ("2001 A Space Odyssey (1968)", 62), ("Blade Runner 2049 (2017).mkv", 335_984),
        ("Blade Runner 2049.mkv", 335_984), ("Se7en.1995.mkv", 807), ("WALL·E (2008)", 10_681),
        ("M (1931)", 832), ("Up.2009.mkv", 14_160), ("300.2006.mkv", 1271),
        ("Fast.and.Furious.6.2013.mkv", 82_992), ("The.Godfather.Part.2.1974.mkv", 240),
        ("Heat (1995) {imdb-tt0113277}.mkv", 949), ("Face/Off (1997)", 754),
        ("Alien (1979)/movie.mkv", 348), ("tt0133093", 603),
        ("(500) Days of Summer (2009).mkv", 19_913), ("Music and Lyrics (2007).mkv", 11_172),
        ("Spiel mir das Lied vom Tod (1968)", 335), ("Der.Pate.1972.German.mkv", 238),
    ])
    func `is sure of movies`(name: String, id: Int) async throws {
        let match = try await match(name)

        #expect(match.certainty == .sure)
        #expect(match.movie?.id == .tmdb(id))
    }

    @Test(arguments: [
        ("Birdman.2014.mkv", 194_662), ("Pulp Ficton (1994).mkv", 680), ("Inception.mkv", 27_205),
        ("Spiderman 2 2004.mkv", 558),
    ])
    func `finds movies by less than their titles`(name: String, id: Int) async throws {
        let match = try await match(name)

        #expect(match.certainty >= .likely)
        #expect(match.movie?.id == .tmdb(id))
    }

    @Test(arguments: [
        "holiday 2019.mp4", "Holiday.mp4", "Fargo.S01E01.mkv", "Westworld 1x05.avi",
        "project alpha final v2.mov", "Christmas 2018.avi", "Interview.docx", "Up 2009.mov",
        "Anna birthday party 2014.mov", "wedding_dance.mp4", "family vacation 2015.mov",
        "UFC 229 Khabib vs McGregor.mp4", "01 - Introduction.mp4", "Chernobyl.E03.mkv",
    ])
    func `is never sure of other names`(name: String) async throws {
        #expect(try await match(name).certainty < .sure)
    }

    private func match(_ name: String) async throws -> MovieMatch {
        try await repository.match(MovieName(name))
    }
}

/// How surely names mean movies of a made-up catalog.
struct NameCertaintyTests {
    private static let movies = [
        ("The Thing", 1982, 200), ("The Thing", 2011, 900), ("Blade Runner", 1982, 50),
        ("Holiday", 2006, 3000), ("Open Season 2", 2008, 9000), ("Quiet Lantern", 1950, 17_000),
        ("The Bubble", 2022, 100), ("Bubble", 2022, 300), ("Leo", 2023, 101), ("Leo", 2023, 301),
        ("Storm", 2009, 102), ("Storm", 2009, 17_001),
        ("Home Movie", 2008, 10_000), ("Home", 2008, 500), ("시카고", 2002, 400),
        ("2012", 2009, 103), ("28 Days", 2000, 501), ("28 Days", 2000, 600), ("Days", 2000, 700),
    ]

    /// The movies in their places, between others.
    private static let catalog = {
        var lines = (0..<17_010).map { line(number: 1000 + $0, title: "Qx\($0)", year: 1900) }
        for (index, movie) in movies.enumerated() {
            lines[movie.2] = line(number: index + 1, title: movie.0, year: movie.1)
        }
        return Catalog(MovieTable(lines: lines), metadata: CatalogMetadata(origin: .builtIn))
    }()

    private static func line(number: Int, title: String, year: Int) -> String {
        [
            "\(number)", "tt\(99_000_000 + number)", title, title, "", "en", "\(year)-01-01", "",
            "",
            "", "", "",
        ].joined(separator: "\t")
    }

    @Test(arguments: [
        ("The.Thing.1982.mkv", MatchCertainty.sure, 1), ("The Thing (2010)", .sure, 2),
        ("The Thing.mkv", .likely, 1), ("Blade Runner.mkv", .sure, 3),
        ("Holiday.mp4", .likely, 4), ("Holiday 2006.mov", .likely, 4),
        ("Holiday (2006).mp4", .sure, 4), ("Open Season 2 (2008)", .sure, 5),
        ("Blade Runner (1990)", .likely, 3), ("Quiet Lantern.mkv", .sure, 6),
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
        // A typo in a known title, and in one of the year.
        ("Blade Runer.mkv", .likely, 3), ("Quiet Lantren (1950).mkv", .likely, 6),
    ])
    func `says how surely a movie is meant`(
        name: String,
        certainty: MatchCertainty,
        id: Int
    ) throws {
        let match = try #require(try Self.catalog.match(ParsedName(name)))

        #expect(match.certainty == certainty)
        #expect(match.movie.id == .tmdb(id))
    }

    @Test(arguments: [
        "The.Thing.S01E01.mkv", "Thing Season 2.mkv", "Something Else", "The Thing.pdf",
        "Quiet Lantern 1950 Grand Prix.mkv", "도둑들.2012.1080p.mkv",
        "Open Door (2008).mkv", "Quiet Lantern 1950 in Tokyo.mkv",
    ])
    func `other names mean no movie`(name: String) throws {
        #expect(try Self.catalog.match(ParsedName(name)) == nil)
    }
}
