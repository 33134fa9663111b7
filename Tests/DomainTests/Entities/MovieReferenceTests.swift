import Domain
import Testing

struct MovieReferenceTests {
    @Test(arguments: [
        ("tt0133093", "tt0133093"), ("TT0133093", "tt0133093"), (" <tt0133093>. ", "tt0133093"),
        ("tmdb:603", "603"), ("TMDB:603", "603"), ("imdb:TT0133093", "tt0133093"),
        ("imdb:603", nil),
        ("tmdb:tt0133093", nil), ("tmdb:", nil), ("tmdb:0", nil), ("rec:2", nil), ("603", nil),
        ("https://www.imdb.com/title/tt0059742/", "tt0059742"),
        ("https://m.imdb.com/title/tt0059742/?ref_=nv_sr_1", "tt0059742"),
        ("imdb.com/de/title/tt0059742", "tt0059742"),
        ("www.imdb.com/title/tt4555426/reference", "tt4555426"),
        ("HTTPS://WWW.IMDB.COM/title/TT0059742#top", "tt0059742"),
        ("https://example.org:8080/movies/tt0059742", "tt0059742"),
        ("https://www.themoviedb.org/movie/603", "603"),
        ("https://www.themoviedb.org/movie/631-sunrise-a-song-of-two-humans?language=de", "631"),
        ("themoviedb.org/movie/603/cast", "603"),
        ("<https://www.themoviedb.org/movie/603>", "603"),
        ("\u{201C}https://www.themoviedb.org/movie/603\u{201D},", "603"),
        ("(see https://www.themoviedb.org/movie/603)", nil),
        ("(https://www.themoviedb.org/movie/603).", "603"),
        ("((\"https://www.themoviedb.org/movie/603\"))", "603"),
        ("https://www.themoviedb.org/movie/603?" + String(repeating: "a", count: 1_963), "603"),
        ("https://www.themoviedb.org/movie/603?" + String(repeating: "a", count: 1_964), nil),
    ])
    func `knows the id in a text or a link`(text: String, id: String?) {
        #expect(MovieReference(text) == id.flatMap { MovieID($0) }.map(MovieReference.id))
    }

    @Test(arguments: [
        ("https://letterboxd.com/film/the-usual-suspects/", "the usual suspects"),
        ("letterboxd.com/someone/film/frankenstein-1931/reviews/", "frankenstein 1931"),
        ("https://www.rottentomatoes.com/m/dumb_and_dumber", "dumb and dumber"),
        ("https://www.rottentomatoes.com/m/dumb_and_dumber/reviews?type=all", "dumb and dumber"),
        ("https://www.rottentomatoes.com/m/1000628-alien", "alien"),
        ("https://letterboxd.com/film/1917/", "1917"),
        ("https://www.metacritic.com/movie/the-matrix/user-reviews", "the matrix"),
        ("https://en.wikipedia.org/wiki/The_Mask_(1994_film)", "The Mask 1994"),
        ("(https://en.wikipedia.org/wiki/The_Mask_(1994_film)#Plot)", "The Mask 1994"),
        ("https://en.m.wikipedia.org/wiki/Alien_(film)", "Alien"),
        ("https://es.wikipedia.org/wiki/Roma_(pel%C3%ADcula_de_2018)", "Roma 2018"),
        ("https://ko.wikipedia.org/wiki/%EA%B8%B0%EC%83%9D%EC%B6%A9_(%EC%98%81%ED%99%94)", "기생충"),
        ("https://en.wikipedia.org/wiki/(500)_Days_of_Summer", "(500) Days of Summer"),
        (
            "https://en.wikipedia.org/wiki/Who's_Afraid_of_Virginia_Woolf%3F_(film)",
            "Who's Afraid of Virginia Woolf?"
        ),
        (
            "https://en.wikipedia.org/wiki/Birdman_or_(The_Unexpected_Virtue_of_Ignorance)",
            "Birdman or (The Unexpected Virtue of Ignorance)"
        ),
        ("https://en.wikipedia.org/wiki/Alien_(two_words)", "Alien"),
        ("https://en.wikipedia.org/wiki/Alien_(has_three_words)", "Alien (has three words)"),
        ("https://en.wikipedia.org/wiki/Roma_(the_12th_film_of_2018)", "Roma 2018"),
        ("https://en.wikipedia.org/wiki/(film)", "(film)"),
        ("https://www.rottentomatoes.com/m/123456-alien", "alien"),
        ("https://www.rottentomatoes.com/m/12345-alien", "12345 alien"),
        ("https://www.rottentomatoes.com/m/1000628", "1000628"),
        ("http://example.org/films/the+third+man", "the third man"),
        ("https://example.org/Face%2FOff", "Face/Off"),
    ])
    func `reads the title in a link`(text: String, title: String) throws {
        let query = try #require(MovieQuery(title, isExact: true))

        #expect(MovieReference(text) == .title(TypedQuery(query)))
    }

    @Test(arguments: [
        "603", "the matrix", "Face/Off", "face.off/movie", "tt", "tt12345", "tt0133093x", "a/b.c",
        "the tt0133093", "https://example.org", "https://example.org/", "https://localhost/alien",
        "https://www.themoviedb.org/tv/1399-game-of-thrones",
        "https://www.imdb.com/name/nm0000206/",
        "https://www.themoviedb.org/movie/", "https://letterboxd.com/actor/keanu-reeves/",
        "https://www.rottentomatoes.com/tv/dark", "https://boxd.it/2a1m", "boxd.it/2a1m",
        "https://example.org/film/301/", "https://example.org/title/20557937",
        "https://example.org/%FF", "https://example.org/%4", "https://example.org/%+5",
        "https://example.org/---", "/", "<>", "https://example.org/watch?v=alien",
        "",
    ])
    func `takes no other text for a reference`(text: String) {
        #expect(MovieReference(text) == nil)
    }
}
