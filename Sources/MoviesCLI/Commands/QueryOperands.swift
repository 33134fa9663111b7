import Domain

/// The text of a query whose words are the operands of a command.
enum QueryOperands {
    /// A shell removes the quotation marks of `person:"john carpenter"`, and passes one operand with
    /// a space in it: they are added again.
    static func text(_ operands: [String]) -> String {
        operands.map { operand in
            let parts = operand.split(separator: ":", maxSplits: 1).map { String($0) }
            guard parts.count == 2, let key = FilterKey(word: parts[0]), parts[1].contains(" "),
                !parts[1].contains(where: { ":\"“".contains($0) }), isValue(parts[1], of: key)
            else { return operand }
            return "\(parts[0]):\"\(parts[1])\""
        }.joined(separator: " ")
    }

    /// Whether a text with spaces is a value of a filter, and not a value and a title.
    private static func isValue(_ text: String, of key: FilterKey) -> Bool {
        if key.spec.scope == .people { return true }
        // Any text can be the name of a service.
        if key == .on { return StreamingService.isCommon(text) }
        var query = MovieQuery()
        return key.spec.isList && query.apply(key, text)
    }
}
