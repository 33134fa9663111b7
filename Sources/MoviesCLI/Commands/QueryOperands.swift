import Domain

/// The text of a query whose words are the operands of a command.
enum QueryOperands {
    /// A shell removes the quotation marks of `person:"john carpenter"`, and passes one operand with
    /// a space in it: they are added again.
    static func text(_ operands: [String]) -> String {
        operands.map { operand in
            let parts = operand.split(separator: ":", maxSplits: 1).map { String($0) }
            guard parts.count == 2, let key = FilterKey(word: parts[0]), parts[1].contains(" "),
                !parts[1].contains(where: { ":\"“".contains($0) }),
                key.spec.isValueWithSpaces(parts[1])
            else { return operand }
            return "\(parts[0]):\"\(parts[1])\""
        }.joined(separator: " ")
    }
}
