/// A control sequence of ECMA-48, after `ESC [`.
struct ControlSequence: Equatable, Sendable {
    /// One of `<=>?`, which mark private sequences.
    let prefix: Unicode.Scalar?
    /// An omitted parameter is 0, which means the default in every sequence here.
    let parameters: [Int]
    let final: Unicode.Scalar

    /// Fails for malformed sequences and for intermediate characters, none of which is supported.
    init?(_ text: Substring.UnicodeScalarView) {
        guard let final = text.last else { return nil }
        var middle = text.dropLast()
        prefix = middle.first.flatMap { "<=>?".unicodeScalars.contains($0) ? $0 : nil }
        if prefix != nil { middle.removeFirst() }
        var parameters: [Int] = []
        for field in middle.split(separator: ";", omittingEmptySubsequences: false) {
            guard field.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
            // No terminal is larger than that, and sums must not overflow.
            parameters.append(field.isEmpty ? 0 : min(Int(String(field)) ?? .max, 0xFFFF))
        }
        self.parameters = parameters
        self.final = final
    }

    /// A parameter for which 0 means 1, such as a position or a distance.
    func count(_ index: Int = 0) -> Int {
        max(parameters.indices.contains(index) ? parameters[index] : 0, 1)
    }

    /// A parameter that selects a variant.
    func choice(_ index: Int = 0) -> Int {
        parameters.indices.contains(index) ? parameters[index] : 0
    }
}
