import Domain
import Infrastructure
import SystemKit

/// Adds the movies of one source's data sets to a catalog.
protocol DataSetImporter {
    /// Adds a line of a file, possibly later, and counts it; `nil` for a line that is too long.
    mutating func add(
        _ line: UnsafeBufferPointer<UInt8>?,
        of kind: DataSetKind,
        to draft: inout CatalogDraft,
        count: inout LineStatistics
    ) throws(StorageError)

    /// Adds the lines of a file that were not added yet; call it at the end of each file.
    mutating func finishFile(
        _ draft: inout CatalogDraft,
        count: inout LineStatistics
    ) throws(StorageError)
}

/// The number of lines of a file, and of those that are malformed.
struct LineStatistics: Hashable, Sendable {
    /// At most one line in this many may be malformed.
    private static let tolerance = 100

    private(set) var total = 0
    private(set) var malformed = 0

    /// Counted from 1.
    private(set) var firstMalformed: Int?

    /// Whether the line that was added last is malformed.
    private(set) var isLastMalformed = false

    mutating func add(isMalformed: Bool) {
        total += 1
        isLastMalformed = isMalformed
        guard isMalformed else { return }
        malformed += 1
        firstMalformed = firstMalformed ?? total
    }

    /// Throws if too many lines are malformed for the file to be a data set.
    func check(_ file: String) throws(MoviesError) {
        guard let firstMalformed, malformed * Self.tolerance >= total else { return }
        throw .dataSetUnusable(
            file: file,
            .malformed(count: malformed, total: total, first: firstMalformed)
        )
    }
}
