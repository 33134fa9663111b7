import TestSupport
import Testing

@testable import TextIndex

struct StoredFieldReaderTests {
    private let fields: [[UInt8]]
    private let index: TextIndex

    init() {
        fields = (0..<4200).map { number in
            let size = number % 40 == 0 ? 200 : number % 3
            return [UInt8](repeating: UInt8(number % 251), count: size)
                + [UInt8(truncatingIfNeeded: number >> 8)]
        }
        index = TextIndex(fields.map { TextDocument(titles: [], storedFields: $0) })
    }

    @Test func `reads the stored fields of any documents, in the order given`() throws {
        var random = SplitMix64(seed: 44)
        let documents =
            [4199, 0, 15, 16, 16, 31, 4192]
            + (0..<200).map { _ in Int.random(in: 0..<4200, using: &random) }

        #expect(try index.storedFields(of: documents) == documents.map { fields[$0] })
        #expect(try index.storedFields(of: []).isEmpty)
    }

    @Test(arguments: [-1, 4200]) func `rejects other documents`(document: Int) {
        #expect(throws: TextIndexError.corrupt) { try index.storedFields(of: [0, document]) }
    }

    @Test(arguments: [4087, 4111, 0xFFFF]) func `rejects offsets of other parts`(
        offset: Int
    ) throws {
        let reader = try reader(offsets: [offset, 4100])

        #expect(throws: TextIndexError.corrupt) { try reader.storedFields(of: [0]) }
    }

    @Test func `rejects offsets that descend, and sizes beyond the block`() throws {
        #expect(throws: TextIndexError.corrupt) {
            try reader(offsets: [4101, 4100]).storedFields(of: [3])
        }
        #expect(try reader(offsets: [4088, 4104]).storedFields(of: [15]) == [[]])
        #expect(throws: TextIndexError.corrupt) {
            try reader(offsets: [4088, 4103]).storedFields(of: [15])
        }
        #expect(try reader(offsets: [4088, 4110]).storedFields(of: [0, 15]) == [[], []])
    }

    /// An index of 17 documents whose stored fields are 22 zeros, that is 22 empty fields.
    private func reader(offsets: [Int]) throws -> TextIndex {
        var header = TextIndexHeader()
        header.documentCount = 17
        header.storedFields = 4088..<4110
        header.storedFieldBlocks = 4110..<4122
        var bytes = [UInt8](repeating: 0, count: 4110)
        for offset in offsets { StoredFieldBlock.append(offset, to: &bytes) }
        return try TextIndex(MemoryIndexStorage(bytes: bytes), header)
    }
}
