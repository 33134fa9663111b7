/// The genres of movies, with their names in one language.
struct GenreListDTO: Decodable {
    private let genres: [GenreDTO]

    /// Fails without a genre: that is another kind of response.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
        genres = container.lenientList(GenreDTO.self, .genres)
        guard !genres.isEmpty else {
            throw DecodingError.dataCorruptedError(
                forKey: .genres,
                in: container,
                debugDescription: "no genres"
            )
        }
    }

    func toDomain() -> TMDBGenres {
        TMDBGenres(names: genres.map { ($0.id, $0.name) })
    }
}

/// A genre with its number.
private struct GenreDTO: Decodable {
    let id: Int
    let name: String

    /// Fails without a number, and without a name, which some languages lack.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
        guard let id = container.lenientInt(.id) else {
            throw DecodingError.dataCorruptedError(
                forKey: .id,
                in: container,
                debugDescription: "no number"
            )
        }
        self.id = id
        name = try container.name(.name)
    }
}
