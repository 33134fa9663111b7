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
