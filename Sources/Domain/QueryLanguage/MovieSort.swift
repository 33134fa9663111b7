/// An order of movies, in which those that lack the value come last.
package struct MovieSort: Hashable, Sendable {
    package enum Field: String, CaseIterable, Hashable, Sendable {
        case relevance
        case popularity

        /// Weighted by the votes: a high rating of few votes does not come first.
        case rating
        case year
        case title
        case runtime
        case mine

        /// An order without a meaning, by `MovieQuery.seed`; well-known movies come first.
        case random

        /// Whether the reversed order has a meaning.
        package var isReversible: Bool { self != .relevance && self != .random }

        /// The filter of the same value; `nil` if there is none.
        package var key: FilterKey? { FilterKey(rawValue: rawValue) }
    }

    package let field: Field

    /// Titles go from A to Z, all other values from the greatest to the least, unless reversed.
    ///
    /// Never for relevance: the worst matches would come first.
    package let isReversed: Bool

    package init(_ field: Field, isReversed: Bool = false) {
        self.field = field
        self.isReversed = isReversed && field != .relevance
    }

    package var isAscending: Bool { (field == .title) != isReversed }

    /// Whether rows of lists lack the value.
    package var needsDetails: Bool { field.key?.spec.scope == .details }
}

extension MovieSort: CustomStringConvertible {
    /// Takes a field or another name, with a dash before it for the reversed order.
    package init?(_ text: String) {
        let hasDash = text.hasPrefix("-")
        let name = text.dropFirst(hasDash ? 1 : 0).lowercased()
        guard
            let order = Field(rawValue: name).map({ MovieSort($0) })
                ?? Self.named.first(where: { $0.key == name })?.value,
            !hasDash || order.field != .relevance
        else { return nil }
        self.init(order.field, isReversed: order.isReversed != hasDash)
    }

    /// As users type it: `year`, or `-year` if it is reversed.
    package var description: String { (isReversed ? "-" : "") + field.rawValue }
}

extension MovieSort {
    package static var names: [String] { named.map(\.key).dropLast() }

    /// The last is an alias of the first.
    private static let named: KeyValuePairs = [
        "newest": MovieSort(.year), "oldest": MovieSort(.year, isReversed: true),
        "shortest": MovieSort(.runtime, isReversed: true), "longest": MovieSort(.runtime),
        "best": MovieSort(.rating), "date": MovieSort(.year),
    ]
}
