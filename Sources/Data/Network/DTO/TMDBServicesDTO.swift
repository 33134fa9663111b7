import Domain

struct TMDBService: Decodable, Hashable {
    let id: Int
    let name: String

    init(from decoder: any Decoder) throws {
        let service = try JSONObject(from: decoder)
        id = try service.id("provider_id").required()
        name = try service.name("provider_name").required()
    }
}

extension [TMDBService] {
    /// The ids of the service that a name means: its whole name, or the start of only one name.
    ///
    /// Throws `MoviesError.unknownService` if no service has the name, or if several may be meant.
    func ids(of name: String, in region: String) throws(MoviesError) -> [Int] {
        let folded = StreamingService.folded(name)
        let exact = filter { StreamingService.folded($0.name) == folded }
        if !exact.isEmpty { return exact.map(\.id) }
        let candidates = filter { StreamingService.folded($0.name).hasPrefix(folded) }
        if candidates.count == 1 { return candidates.map(\.id) }
        let unknown = UnknownService(
            name,
            among: map(\.name),
            region: region,
            candidates: candidates.map(\.name)
        )
        throw .unknownService(unknown, .tmdb)
    }
}
