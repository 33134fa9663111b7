/// The degree in which a movie is like another one: a sum of points, fitted to pairs of movies that viewers
/// call alike, and of others.
extension SearchWeights {
    /// Number of movies that are compared with another one, and that are shown.
    package static let comparedSimilar = 60
    package static let similar = 40

    /// Points of a movie about other words of the query: more than any others.
    package static let similarAbout = 100.0

    /// The share of a keyword; the last ones are details of the plot.
    package static func similarKeyword(place: Int) -> Double {
        place < 4 ? 1 : place < 8 ? 0.75 : 0.4
    }

    /// The share of a keyword, estimated by the weight of its word in the index.
    package static func similarKeyword(weight: Int) -> Double {
        if weight < keywordTopic(place: 6) { return 0.1 }
        return weight < keywordTopic(place: 3) ? 0.4 : weight < keywordTopic(place: 0) ? 0.75 : 1
    }

    /// The bits of a shared word that count: of rare words, movies often have one in common by chance.
    package static func similarBits(rarity: Double) -> Double { min(max(0, rarity - 2), 4) }

    /// Points of a bit, divided by the number of keywords and of some that any movie might have.
    package static let similarWord = 13.0
    package static let fewKeywords = 20.0

    /// The shares of a whole keyword besides its words, and of words for places.
    package static let sameKeyword = 0.5
    package static let similarPlace = 0.3

    /// Minimum bits of a shared keyword that is shown.
    package static let leastSharedBits = 0.25

    /// Points of what movies share; an actor tells less after others.
    package static let sameDirector = 1.7
    package static func sameActor(place: Int) -> Double { 1.3 / (1 + 0.3 * Double(place)) }
    package static let sameMood = 0.6
    package static let sameGenres = 1.8

    /// Points that differences cost: kinds of movies, the language, each year, and a doubling of the
    /// number of the movie, before which some popular ones are alike.
    package static let otherKind = [("Documentary", 3), ("Animation", 1), ("Comedy", 0.5)]
    package static let otherLanguage = 1.5
    package static let yearApart = 0.05
    package static let mostYears = 30
    package static let popularityApart = 0.5
    package static let similarPopularity = 100

    /// The number of a movie that the catalog does not have.
    package static let similarUnknown = 1_000
}
