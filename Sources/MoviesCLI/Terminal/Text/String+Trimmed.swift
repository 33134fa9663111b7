extension StringProtocol {
    package var trimmed: String { String(drop(while: \.isWhitespace)).trimmingEnd }

    /// Without white space at the end.
    package var trimmingEnd: String {
        lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
    }
}
