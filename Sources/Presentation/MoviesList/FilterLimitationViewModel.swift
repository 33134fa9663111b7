import Domain

/// A filter or order that the source could not answer as it should, in plain values.
public struct FilterLimitationViewModel: Hashable, Sendable {
    /// The word of the filter, such as `rating`; `sort` for the order.
    public let name: String
    public let isSort: Bool

    /// What movies lack, such as `ratings`.
    public let values: String

    /// How many movies of the source have the value; with 0, the filter was ignored.
    public let knownCount: Int

    init(_ limitation: FilterLimitation) {
        name = limitation.isSort ? FilterKey.sort.rawValue : limitation.key.rawValue
        isSort = limitation.isSort
        values = limitation.key.values
        knownCount = limitation.knownCount
    }
}
