/// The query as the user would type it: `alien genre:horror year:1980-1989 sort:rating`.
extension MovieQuery: CustomStringConvertible {
    package var description: String {
        ([list?.rawValue ?? "", text] + filterWords + sortWords).filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// The filters that are not in the text, as words such as `genre:horror`.
    package var filterWords: [String] {
        let genres =
            filters.genres.map(\.word) + filters.excludedGenres.map { "!" + $0.word }
        let values: [(FilterKey, String?)] = [
            (.genre, genres.isEmpty ? nil : genres.joined(separator: ",")),
            (.year, filters.years?.description),
            (.rating, filters.ratings.map(Self.word)),
            (.votes, filters.minimumVotes.map { String($0) }),
            (.runtime, filters.runtimes?.description),
            (.language, filters.originalLanguage),
            (.person, filters.person.map(Self.quoted)),
            (.director, filters.director.map(Self.quoted)),
        ]
        return values.compactMap { key, value in value.map { "\(key.rawValue):\($0)" } }
    }

    /// The order as a word such as `sort:-year`; none for the source's own order.
    private var sortWords: [String] {
        sort.map { ["\(FilterKey.sort.rawValue):\($0)"] } ?? []
    }

    /// A single number is the lower bound, without a dash.
    private static func word(of ratings: NumberRange) -> String {
        let bounds = [ratings.minimum, ratings.maximum].map { bound in
            bound.map { $0 % 10 == 0 ? String($0 / 10) : "\($0 / 10).\($0 % 10)" } ?? ""
        }
        return ratings.maximum == nil ? bounds[0] : bounds.joined(separator: "-")
    }

    private static func quoted(_ name: String) -> String {
        name.contains(" ") ? "\"\(name)\"" : name
    }
}

extension Genre {
    /// As users type it: `science-fiction`.
    package var word: String { String(name.lowercased().map { $0 == " " ? "-" : $0 }) }
}

extension MovieSort: CustomStringConvertible {
    /// As users type it: `year`, or `-year` if it is reversed.
    package var description: String { (isReversed ? "-" : "") + field.rawValue }
}

extension NumberRange: CustomStringConvertible {
    package var description: String {
        if let singleNumber { return String(singleNumber) }
        return [minimum, maximum].map { $0.map { String($0) } ?? "" }.joined(separator: "-")
    }
}
