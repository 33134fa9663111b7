import Domain
import Infrastructure
import SystemKit

/// Reads the lines of a kind of data set.
///
/// Threads read some lines each; what they have read is added in the order of the lines.
protocol DataSetReader: Sendable {
    /// What some lines say.
    associatedtype Batch: Sendable

    func makeBatch(of lines: LineChunk) -> Batch

    /// Adds what a line says to a batch; returns `false` for a malformed line.
    func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout Batch) -> Bool

    func add(_ batch: Batch, to draft: inout CatalogDraft) throws(StorageError)
}

extension DataSetReader {
    /// Reads lines, of which a header is skipped.
    func read(_ lines: LineChunk, hasHeader: Bool = false) -> (Batch, LineStatistics) {
        var batch = makeBatch(of: lines)
        var statistics = LineStatistics()
        lines.forEachLine { line in
            let isHeader = hasHeader && statistics.total == 0
            let isValid = isHeader || line.map { read($0, into: &batch) } ?? false
            statistics.add(isMalformed: !isValid)
        }
        return (batch, statistics)
    }
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

    /// Adds those of the lines that follow.
    mutating func add(_ others: LineStatistics) {
        firstMalformed = firstMalformed ?? others.firstMalformed.map { total + $0 }
        total += others.total
        malformed += others.malformed
        if others.total > 0 { isLastMalformed = others.isLastMalformed }
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
