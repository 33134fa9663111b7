import Domain
import Testing

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
        try await CatalogNameMatcher(titles: repository, localDetails: repository)
            .match(MovieName(name))
    }
}
