/// Where to find more about a movie.
public struct MovieLinks: Hashable, Sendable {
    /// The URL of the movie's own site.
    public let homepage: String?

    /// The URL of a video.
    public let trailer: String?

    /// The id at Wikidata, such as `Q83495`.
    public let wikidataID: String?

    public init(homepage: String? = nil, trailer: String? = nil, wikidataID: String? = nil) {
        self.homepage = homepage
        self.trailer = trailer
        self.wikidataID = wikidataID
    }
}
