/// A range of whole numbers that may be open at one end.
package struct NumberRange: Hashable, Sendable {
    /// Included; `nil` for no bound.
    package let minimum: Int?
    package let maximum: Int?

    package init(minimum: Int? = nil, maximum: Int? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The only number of the range; `nil` if there are others.
    package var singleNumber: Int? { minimum == maximum ? minimum : nil }

    /// An unknown number is in no range.
    package func contains(_ number: Int?) -> Bool {
        guard let number else { return false }
        return minimum.map { $0 <= number } ?? true && maximum.map { number <= $0 } ?? true
    }
}
