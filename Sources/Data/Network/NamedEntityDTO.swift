/// Something of which TMDB gives a number and a name, and only the name matters.
struct NamedEntityDTO: Decodable {
    let name: String

    private enum CodingKeys: CodingKey {
        case name
    }

    /// Fails without a name.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let name = container.lenientString(.name) else {
            throw DecodingError.dataCorruptedError(
                forKey: .name,
                in: container,
                debugDescription: "no name"
            )
        }
        self.name = name
    }
}
