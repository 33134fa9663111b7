/// Where a builder puts the bytes of an index, from the first to the last and then the header.
protocol IndexSink: AnyObject {
    /// How many bytes there are, the header's page included.
    var count: Int { get }

    func append(_ bytes: UnsafeBufferPointer<UInt8>) throws(StorageError)

    /// Writes the header in front of all that was appended.
    func finish(_ header: TextIndexHeader) throws(StorageError)
}

extension IndexSink {
    func append(_ bytes: [UInt8]) throws(StorageError) {
        do {
            try bytes.withUnsafeBufferPointer { try append($0) }
        } catch let error as StorageError {
            throw error
        } catch {
            // Nothing else is thrown in there; `withUnsafeBufferPointer` forgets the type.
        }
    }
}

/// An index in memory.
final class MemoryIndexSink: IndexSink {
    private(set) var bytes = [UInt8](repeating: 0, count: IndexPage.capacity)

    var count: Int { bytes.count }

    func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes.append(contentsOf: bytes)
    }

    func finish(_ header: TextIndexHeader) {
        bytes.replaceSubrange(..<IndexPage.capacity, with: header.encoded)
    }
}
