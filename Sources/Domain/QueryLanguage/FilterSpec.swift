/// The rules of a filter, or of the order.
package struct FilterSpec: Sendable {
    var otherWords: [String] = []

    /// Words that name no filter, for which a message suggests this one, in lower case.
    var expectedWords: [String] = []

    /// The rule for a value; follows "must be" in a message.
    package let requirement: String
    package let values: String

    /// Whether no catalog has such values.
    package var isOnlyOnline = false

    /// Whether only catalogs have such values: facts of the built-in one.
    package var isOnlyInCatalogs = false

    /// Values to select from, in lower case; none if there are too many.
    package var completions: @Sendable () -> [String] = { [] }

    /// `nil` for the order.
    var kind: FilterKind?

    package var scope: FilterScope {
        switch kind {
        case .numbers(_, .details), .list(_, .details), .services: .details
        case .numbers, .list: .movie
        case .people: .people
        case nil: .order
        }
    }

    /// Whether values are names of people, which a catalog completes.
    package var isName: Bool { scope == .people }

    /// Whether values are lists of `completions`, separated by commas; `!` before one excludes it.
    package var isList: Bool {
        switch kind {
        case .list, .services: true
        case .numbers, .people, nil: false
        }
    }

    /// Whether a text with spaces is one value, and not a value with a title after it.
    package func isValueWithSpaces(_ text: String) -> Bool {
        switch kind {
        case .people: true
        case .list(let format, _): format.filter(text) != nil
        // Any text can be the name of a service.
        case .services: StreamingService.isCommon(text)
        case .numbers, nil: false
        }
    }

    /// The fault of an invalid value, if the requirement does not say it.
    package func problem(of value: String) -> String? {
        switch kind {
        case .numbers(let format, _):
            format.isInWrongOrder(value) ? "the \(values) are in the wrong order: \(value)" : nil
        case .list(let format, _): format.problem(of: value)
        case .services, .people, nil: nil
        }
    }
}

/// The thing that a filter tests: a value that a movie has in lists, a value that only its details
/// have, or the names of its people, whom sources look up.
package enum FilterScope: Sendable {
    case movie, details, people, order
}

/// The kind of a filter's values, and the part of a movie that is compared with them.
enum FilterKind: Sendable {
    case numbers(NumberFormat, TestedNumber)
    case list(ListFormat, TestedList)

    /// The names of services, of which one must stream the movie.
    case services

    /// The names of people, who must all be among these people of a movie.
    case people(@Sendable (MovieCredits) -> [String])
}

/// The number that a filter compares; `nil` if it is unknown.
enum TestedNumber: Sendable {
    case movie(@Sendable (Movie) -> Int?)
    case details(@Sendable (MovieDetails) -> Int?)
}

/// Whether a movie has what a filter lists.
enum TestedList: Sendable {
    case movie(@Sendable (Movie, ListFilter) -> Bool)
    case details(@Sendable (MovieDetails, ListFilter) -> Bool)
}
