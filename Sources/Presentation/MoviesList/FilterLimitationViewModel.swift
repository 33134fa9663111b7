import Domain

/// A filter or order that the source could not answer as it should, in plain values.
package struct FilterLimitationViewModel: Hashable, Sendable {
    /// The word of the filter, such as `rating`; `sort` for the order.
    package let name: String
    package let isSort: Bool

    /// What movies lack, such as `ratings`.
    package let values: String

    /// How many movies of the source have the value; with 0, the filter was ignored.
    package let knownCount: Int

    init(_ limitation: FilterLimitation) {
        name = limitation.isSort ? FilterKey.sort.rawValue : limitation.key.rawValue
        isSort = limitation.isSort
        values = limitation.key.values
        knownCount = limitation.knownCount
    }
}
