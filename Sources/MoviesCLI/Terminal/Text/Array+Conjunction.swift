extension [String] {
    /// `a`, `a or b`, or `a, b or c`.
    package func joined(by conjunction: String) -> String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}
