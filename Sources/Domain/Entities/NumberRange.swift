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

    package func contains(_ number: Int) -> Bool {
        minimum.map { $0 <= number } ?? true && maximum.map { number <= $0 } ?? true
    }
}

extension NumberRange {
    /// Parses `7`, `7-9`, `7-` and `-9`.
    ///
    /// `number` parses one bound. A single number is the whole range, or with `isMinimum` its lower
    /// bound. Fails if the first bound is above the second one.
    init?(_ text: some StringProtocol, isMinimum: Bool = false, number: (Substring) -> Int?) {
        // An en dash is what books have between two years.
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
            .map { Substring($0) }
        switch parts.count {
        case 1:
            guard let number = number(parts[0]) else { return nil }
            self.init(minimum: number, maximum: isMinimum ? nil : number)
        case 2:
            let (minimum, maximum) = (number(parts[0]), number(parts[1]))
            guard
                minimum != nil || parts[0].isEmpty, maximum != nil || parts[1].isEmpty,
                minimum != nil || maximum != nil, minimum ?? .min <= maximum ?? .max
            else { return nil }
            self.init(minimum: minimum, maximum: maximum)
        default: return nil
        }
    }
}
