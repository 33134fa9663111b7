/// What a movie is about, in words of TMDB's users.
struct KeywordsDTO: Decodable {
    let names: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
        names = container.lenientNames(.keywords)
    }
}
