/// Where to find more about a movie.
package struct MovieLinks: Hashable, Sendable {
    /// The URL of the movie's own site.
    package let homepage: String?

    /// The URL of a video.
    package var trailer: String?

    /// The id at Wikidata, such as `Q83495`.
    package let wikidataID: String?

    package init(homepage: String? = nil, trailer: String? = nil, wikidataID: String? = nil) {
        self.homepage = homepage
        self.trailer = trailer
        self.wikidataID = wikidataID
    }
}
