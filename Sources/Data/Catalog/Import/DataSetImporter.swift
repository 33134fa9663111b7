import Domain
import SystemKit

/// Adds the movies of one source's data sets to a catalog.
protocol DataSetImporter {
    /// Adds a line of a file; returns `false` for a malformed line.
    mutating func add(
        _ line: UnsafeBufferPointer<UInt8>,
        of kind: DataSetKind,
        to draft: inout CatalogDraft
    ) throws(StorageError) -> Bool
}

/// The number of lines of a file, and of those that are malformed.
struct LineStatistics: Hashable, Sendable {
    /// At most one line in this many may be malformed.
    private static let tolerance = 100

    private(set) var total = 0
    private(set) var malformed = 0

    /// Counted from 1.
    private(set) var firstMalformed: Int?
    private(set) var isLastMalformed = false

    mutating func add(isMalformed: Bool) {
        total += 1
        isLastMalformed = isMalformed
        guard isMalformed else { return }
        malformed += 1
        firstMalformed = firstMalformed ?? total
    }

    /// Throws if too many lines are malformed for the file to be a data set.
    func check(_ file: ImportSource) throws(MoviesError) {
        guard let firstMalformed, malformed * Self.tolerance >= total else { return }
        throw .dataSetUnusable(
            file: file,
            .malformed(count: malformed, total: total, first: firstMalformed)
        )
    }
}
