import Testing

@testable import TextIndex

struct SortedRecordsTests {
    private static let records: [[UInt8]] = [
        [0, 0, 1], [0, 2, 0], [0, 2, 0], [0, 2, 9], [7, 0, 0], [255, 255, 0],
    ]

    /// Other bytes are before and after the records.
    private let sorted = SortedRecords(
        MemoryIndexStorage(bytes: [9, 9, 9, 9] + records.joined() + [1, 1, 1, 1]),
        4..<22,
        recordSize: 3
    )

    @Test func `reads each record`() throws {
        #expect(sorted.count == 6)
        #expect(try (0..<6).map { try sorted[$0] } == Self.records)
    }

    @Test(arguments: [
        ([], 0), ([0, 0, 0], 0), ([0, 0, 1], 0), ([0, 0, 2], 1), ([0, 2, 0], 1), ([0, 2], 1),
        ([0, 2, 1], 3), ([1], 4), ([7, 0, 0], 4), ([7, 0, 1], 5), ([255, 255, 0], 5),
        ([255, 255, 1], 6), ([255, 255, 255, 255], 6),
    ])
    func `finds the first record that is not below a key`(key: [UInt8], number: Int) throws {
        #expect(try sorted.firstIndex(notBelow: key) == number)
    }

    @Test func `finds the end of no records`() throws {
        let none = SortedRecords(MemoryIndexStorage(bytes: [1, 2, 3]), 3..<3, recordSize: 3)

        #expect(none.count == 0)
        #expect(try none.firstIndex(notBelow: [0]) == 0)
    }
}
