import Domain
import Testing

struct PersonReferenceTests {
    @Test(arguments: [
        ("31", "31"), ("nm0000158", "nm0000158"), ("NM0000158", "nm0000158"),
        (" <nm0000158>. ", "nm0000158"), ("tmdb:31", "31"), ("IMDb:NM0000158", "nm0000158"),
        ("https://www.imdb.com/name/nm0000040/", "nm0000040"),
        ("https://m.imdb.com/name/nm0000040/?ref_=nv_sr_1", "nm0000040"),
        ("imdb.com/de/name/nm0000040", "nm0000040"),
        ("HTTPS://WWW.IMDB.COM/name/NM0000040#top", "nm0000040"),
        ("https://www.themoviedb.org/person/31-tom-hanks", "31"),
        ("https://www.themoviedb.org/person/31?language=de", "31"),
        ("(\"themoviedb.org/person/31/tv\").", "31"),
        ("https://example.org/people/nm0000040", "nm0000040"),
    ])
    func `knows the id in a text or a link`(text: String, id: String) {
        #expect(PersonReference(text) == PersonID(id).map(PersonReference.id))
    }

    @Test(arguments: [
        ("tom hanks", "tom hanks"), ("  Bong \t Joon-ho ", "Bong Joon-ho"),
        ("Robert Downey Jr.", "Robert Downey Jr."), ("J.J. Abrams", "J.J. Abrams"),
        ("\u{7}봉준호", "봉준호"),
        ("50 Cent", "50 Cent"), ("nm12", "nm12"), ("0", "0"), ("-5", "-5"),
        ("tmdb:nm0000158", "tmdb:nm0000158"), ("AC/DC", "AC/DC"), ("\"Weird Al\"", "\"Weird Al\""),
    ])
    func `takes any other text for a name`(text: String, name: String) {
        #expect(PersonReference(text) == .name(name))
    }

    @Test func `takes a name of up to 2,000 bytes`() {
        let name = String(repeating: "a", count: 2_000)

        #expect(PersonReference(name) == .name(name))
        #expect(PersonReference(name + "a") == nil)
    }

    @Test(arguments: [
        "", "  ", "\u{1}", "\u{200B}", "tt0133093", "TT0133093",
        "https://www.themoviedb.org/movie/603", "https://www.themoviedb.org/person/",
        "themoviedb.org/person/tom-hanks", "https://www.imdb.com/title/tt0133093/",
        "imdb.com/chart/top", "https://example.org/tom-hanks",
    ])
    func `takes no blank text, and no link to anything else`(text: String) {
        #expect(PersonReference(text) == nil)
    }
}

struct PersonIDTests {
    @Test(arguments: ["31", "nm0000158", "nm10872600", "nm1234567890"])
    func `writes an id as it was read`(text: String) {
        #expect(PersonID(text)?.description == text)
    }

    @Test(arguments: [
        "", "0", "-1", "+5", "3.1", "nm", "nm123456", "nm12345678901", "NM0000158", "tt0133093",
        "nm00001a8", " 31", "３１", "9223372036854775808",
    ])
    func `rejects other text`(text: String) {
        #expect(PersonID(text) == nil)
        #expect(IMDbPersonID(text) == nil)
    }
}
