/// The query as the user would type it: `alien genre:horror year:1980-1989 sort:rating`.
extension MovieQuery: CustomStringConvertible {
    public var description: String {
        ([list?.rawValue ?? "", text] + filterWords).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private var filterWords: [String] {
        let genres =
            filters.genres.map { Self.word(of: $0) }
            + filters.excludedGenres.map { "!" + Self.word(of: $0) }
        let values: [(FilterKey, String?)] = [
            (.genre, genres.isEmpty ? nil : genres.joined(separator: ",")),
            (.year, filters.years?.description),
            (.rating, filters.ratings.map(Self.word)),
            (.votes, filters.minimumVotes.map { String($0) }),
            (.runtime, filters.runtimes?.description),
            (.language, filters.originalLanguage),
            (.person, filters.person.map(Self.quoted)),
            (.director, filters.director.map(Self.quoted)),
            (.sort, sort.map { ($0.isReversed ? "-" : "") + $0.field.rawValue }),
        ]
        return values.compactMap { key, value in value.map { "\(key.rawValue):\($0)" } }
    }

    private static func word(of genre: Genre) -> String {
        String(genre.name.lowercased().map { $0 == " " ? "-" : $0 })
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

extension NumberRange: CustomStringConvertible {
    public var description: String {
        if let singleNumber { return String(singleNumber) }
        return [minimum, maximum].map { $0.map { String($0) } ?? "" }.joined(separator: "-")
    }
}
