import Domain

/// How many lines of a file were read, and how many of them could not be.
struct LineStatistics: Hashable, Sendable {
    /// One of so many lines may be malformed.
    private static let tolerance = 100

    private(set) var total = 0
    private(set) var malformed = 0

    /// Counted from 1.
    private(set) var firstMalformed: Int?

    mutating func add(isMalformed: Bool) {
        total += 1
        guard isMalformed else { return }
        malformed += 1
        firstMalformed = firstMalformed ?? total
    }

    /// Fails where so many lines are malformed that the file can't be what it should.
    func check(_ file: String) throws(MoviesError) {
        guard let firstMalformed, malformed * Self.tolerance >= total else { return }
        throw .dataSetUnusable(
            file: file,
            .malformed(count: malformed, total: total, first: firstMalformed)
        )
    }
}
