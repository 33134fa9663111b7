/// A control sequence of ECMA-48: what follows `ESC [`.
struct ControlSequence: Equatable, Sendable {
    /// One of `<=>?`, which make a sequence private to a kind of terminals.
    let prefix: Unicode.Scalar?
    /// Those left out are 0, which every sequence here takes for its default.
    let parameters: [Int]
    let final: Unicode.Scalar

    /// Fails for what is not of the form, and for intermediate characters, of which none is known.
    init?(_ text: Substring.UnicodeScalarView) {
        guard let final = text.last else { return nil }
        var middle = text.dropLast()
        prefix = middle.first.flatMap { "<=>?".unicodeScalars.contains($0) ? $0 : nil }
        if prefix != nil { middle.removeFirst() }
        var parameters: [Int] = []
        for field in middle.split(separator: ";", omittingEmptySubsequences: false) {
            guard field.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
            // No terminal is larger, and sums must not overflow.
            parameters.append(field.isEmpty ? 0 : min(Int(String(field)) ?? .max, 0xFFFF))
        }
        self.parameters = parameters
        self.final = final
    }

    /// A parameter of which 0 means 1, as it does for positions and distances.
    func count(_ index: Int = 0) -> Int {
        max(parameters.indices.contains(index) ? parameters[index] : 0, 1)
    }

    /// A parameter that chooses among kinds.
    func choice(_ index: Int = 0) -> Int {
        parameters.indices.contains(index) ? parameters[index] : 0
    }
}
