import Domain

/// The ids of a movie at other sites.
struct ExternalIDsDTO: Decodable {
    let imdbID: IMDbID?

    /// A `Q` and digits.
    let wikidataID: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
        imdbID = container.lenientName(.imdbID).flatMap(IMDbID.init)
        wikidataID = container.lenientName(.wikidataID).flatMap { id in
            Self.isWikidataID(id) ? id : nil
        }
    }

    private static func isWikidataID(_ id: String) -> Bool {
        id.utf8.first == UInt8(ascii: "Q") && (2...20).contains(id.utf8.count)
            && id.utf8.dropFirst().allSatisfy(\.isASCIIDigit)
    }
}
