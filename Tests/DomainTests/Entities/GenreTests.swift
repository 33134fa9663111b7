import Testing

@testable import Domain

struct GenreTests {
    @Test(arguments: [
        ("Horror", "Horror"), ("sci-fi", "Science Fiction"), ("Science Fiction", "Science Fiction"),
        ("science-fiction", "Science Fiction"), ("SCIFI", "Science Fiction"), ("noir", "Film-Noir"),
        ("film noir", "Film-Noir"), ("tv movie", "TV Movie"), ("Reality-TV", "Reality-TV"),
    ])
    func `recognizes names of TMDB and IMDb`(text: String, name: String) {
        #expect(Genre(known: text) == Genre(name: name))
    }

    @Test func `ignores spaces and dashes, in a text of up to 40 bytes`() {
        let dashes = String(repeating: "-", count: 34)

        #expect(Genre(known: "horror" + dashes) == Genre(name: "Horror"))
        #expect(Genre(known: "horror " + dashes) == nil)
    }

    @Test(arguments: ["", "horor", "horrors", "sci", "-", String(repeating: "horror", count: 9)])
    func `does not recognize other texts`(text: String) {
        #expect(Genre(known: text) == nil)
    }

    @Test func `recognizes the names of all known genres`() {
        for genre in Genre.known { #expect(Genre(known: genre.name) == genre) }
    }

    @Test func `compares genres whatever their language and source`() {
        let genre = "Science Fiction"

        #expect(Genre(name: "Sci-Fi").isSame(as: genre))
        #expect(Genre(name: "공상과학", englishName: "Science Fiction").isSame(as: genre))
        #expect(!Genre(name: "Drama").isSame(as: genre))
    }
}
