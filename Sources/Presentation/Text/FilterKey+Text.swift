package import Domain

extension FilterKey {
    /// What a value must be; follows "must be" in a message.
    package var requirement: String {
        switch self {
        case .genre: "genres such as horror, or horror,!comedy"
        case .year: "a year such as 1999, or years such as 1980-1989, 1980- or -1989"
        case .rating: "a rating from 0 to 10, such as 7.5, or a range such as 7-9"
        case .votes: "a number of votes"
        case .runtime: "minutes such as 90, or a range such as 80-120, 80- or -90"
        case .language: "a language code such as ko"
        case .person, .director: "a name"
        case .sort: "relevance, popularity, rating, year, title or runtime, or one with - before it"
        }
    }

    /// The values that movies have, in the plural.
    var values: String {
        switch self {
        case .genre: "genres"
        case .year: "years"
        case .rating: "ratings"
        case .votes: "numbers of votes"
        case .runtime: "runtimes"
        case .language: "original languages"
        case .person: "cast and crew"
        case .director: "directors"
        case .sort: "order"
        }
    }
}
