import Domain
import Testing

@testable import Search

struct ParsedNameTests {
    @Test(arguments: [
        ("The.Matrix.1999.1080p.BluRay.x264-GROUP.mkv", "The Matrix", 1999),
        ("The Matrix (1999) [1080p] [YTS.MX].mp4", "The Matrix", 1999),
        ("the_matrix_[1999]_dvdrip.avi", "the matrix", 1999),
        ("1999 - The Matrix.mkv", "The Matrix", 1999), ("[1999] The Matrix", "The Matrix", 1999),
        ("[site.org] Dune.2021.mkv", "Dune", 2021),
        ("www.site.org - Dune 2021 1080p.mkv", "Dune", 2021),
        ("1917.2019.mkv", "1917", 2019), ("2012.2009.mkv", "2012", 2009),
        ("2001 A Space Odyssey (1968)", "2001 A Space Odyssey", 1968),
        ("Blade.Runner.2049.2017.Extended.mkv", "Blade Runner 2049", 2017),
        ("Matrix, The (1999)", "The Matrix", 1999), ("기생충.2019.1080p.mkv", "기생충", 2019),
        ("Alien (1979)/movie.mkv", "Alien", 1979),
        ("Alien (1979)/VIDEO_TS/VTS_01_1.VOB", "Alien", 1979),
        ("Alien (1979)/CD1.avi", "Alien", 1979),
        ("The Thing (2011)/the.thing.mkv", "The Thing", 2011),
    ])
    func `reads the title and the year`(text: String, title: String, year: Int) {
        let name = ParsedName(text)

        #expect(name.kind == .movie)
        #expect(name.readings.first == NameReading(title: title, year: year))
    }

    @Test(arguments: [
        ("Death Race 2000.mkv", "Death Race 2000"),
        ("2001 A Space Odyssey.mkv", "2001 A Space Odyssey"),
        ("Blade Runner Final Cut.avi", "Blade Runner"), ("01 - Alien.mkv", "Alien"),
        ("300.mkv", "300"), ("1917.mkv", "1917"),
    ])
    func `a name without a year of release may have this title`(text: String, title: String) {
        #expect(ParsedName(text).readings.contains(NameReading(title: title, year: nil)))
    }

    @Test(arguments: [
        ("기생충 (Parasite) 2019.mkv", ["기생충", "Parasite"]),
        ("Parasite.기생충.2019.mkv", ["기생충", "Parasite"]),
        ("Ringu aka Ring (1998)", ["Ringu", "Ring"]),
    ])
    func `two titles in a name are read apart`(text: String, titles: [String]) {
        let readings = ParsedName(text).readings.map(\.title)

        #expect(titles.allSatisfy(readings.contains))
    }

    @Test(arguments: [
        ("Serial.(Bad).Weddings.2014.1080p.mkv", "Serial Bad Weddings"),
        ("(500) Days of Summer (2009).mkv", "500 Days of Summer"),
        ("Mummy (Documentary) (1999).mkv", "Mummy Documentary"),
    ])
    func `brackets are a part of the title first`(text: String, title: String) {
        #expect(ParsedName(text).readings.first?.title == title)
    }

    @Test func `a part in brackets without the year is no title`() {
        let undated = ParsedName("Amélie (Destin) 2001.mkv").readings.filter { $0.year == nil }

        #expect(undated.map(\.title) == ["Amélie Destin 2001", "Amélie 2001"])
    }

    @Test(arguments: [
        "The Office S02E03.mkv", "Fargo.S01.1080p.mkv", "Westworld 1x05.avi", "Chernobyl.E03.mkv",
        "오징어 게임 시즌1.mkv", "名探偵コナン 第1話.mp4", "[Group] One Piece - 912 [720p].mkv",
        "IMG_1234.mp4", "VID_20190304_123456.mp4", "DSC0001.MOV", "GOPR0123.MP4",
        "WhatsApp Video 2021-05-05.mp4", "2019-07-14 12.33.10.mov", "14.07.2019.mp4",
        "sample.mkv", "Alien.1979-trailer.mkv", "Alien.1979.Featurette.mkv",
        "Alien (1979)/Sample/alien.mkv", "Dark/Season 1/Secrets.mkv", "Interview.docx",
        "invoice_2023.pdf", "Spider-Man 2 (2004) [PS2].iso", "Jurassic Park (1993).nes",
        "Purple Rain (1984) [FLAC]", "alien.zip", "ubuntu-24.04.iso",
        "Karaoke 2013.mkv", "Alien Lyrics.mkv",
    ])
    func `knows what is no movie`(text: String) {
        #expect(ParsedName(text).kind == .other)
    }

    @Test(arguments: [
        "Dark Season 2.mkv", "Lesson 03 - Pointers.mp4", "02. Variables.mp4",
        "Music and Lyrics (2007).mkv",
    ])
    func `what is counted is a movie only with a whole title`(text: String) {
        #expect(ParsedName(text).kind == .counted)
    }

    @Test(arguments: [
        ("Heat (1995) {imdb-tt0113277}.mkv", "tt0113277"), ("Heat (1995) [tmdbid-949].mkv", "949"),
        ("tt0113277", "tt0113277"), ("https://www.themoviedb.org/movie/949", "949"),
    ])
    func `finds the id in a name`(text: String, id: String) throws {
        let id = try #require(MovieID(id))

        #expect(ParsedName(text).id == id)
    }

    @Test func `a size is no episode`() {
        #expect(ParsedName("Alien.1979.1920x1080.mkv").kind == .movie)
    }
}
