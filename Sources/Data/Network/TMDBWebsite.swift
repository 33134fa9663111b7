/// Addresses of pages for people at TMDB.
enum TMDBWebsite {
    static func page(ofMovie id: Int) -> String {
        "https://www.themoviedb.org/movie/\(id)"
    }
}
