import TestSupport
import Testing

@testable import TextIndex

struct IndexPageTests {
    private let page: [UInt8]

    init() {
        var random = SplitMix64(seed: 23)
        var page = (0..<IndexPage.size).map { _ in UInt8.random(in: 0...255, using: &random) }
        IndexPage.writeChecksum(&page, number: 7)
        self.page = page
    }

    @Test func `is valid with its checksum and number`() {
        #expect(isValid(page, number: 7))
        #expect(!isValid(page, number: 6))
        #expect(!isValid(page, number: 8))
        #expect(!isValid(page.dropLast(), number: 7))
        #expect(!isValid(page + [0], number: 7))
    }

    @Test func `keeps the bytes before the checksum`() {
        var other = page
        for index in IndexPage.capacity..<IndexPage.size { other[index] = 0 }

        IndexPage.writeChecksum(&other, number: 7)

        #expect(other == page)
        #expect(other.count == IndexPage.size)
    }

    @Test func `detects a change of any byte`() {
        for index in page.indices {
            var corrupt = page
            corrupt[index] ^= 1 << UInt8(index % 8)
            if isValid(corrupt, number: 7) { Issue.record("byte \(index)") }
        }
    }

    @Test func `detects swapped words`() {
        for (a, b) in [(0, 8), (0, 32), (8, 40), (4064, 4072), (0, 4080), (4072, 4080)] {
            var corrupt = page
            for offset in 0..<8 { corrupt.swapAt(a + offset, b + offset) }
            #expect(!isValid(corrupt, number: 7), "\(a) and \(b)")
        }
    }

    @Test func `rejects a page of zeros`() {
        #expect(!isValid([UInt8](repeating: 0, count: IndexPage.size), number: 0))
    }

    /// A change of the checksum would make all files corrupt.
    @Test func `has the checksum of version 1`() {
        var page = (0..<IndexPage.size).map { UInt8(truncatingIfNeeded: $0) }
        IndexPage.writeChecksum(&page, number: 3)

        #expect(Array(page.suffix(8)) == [181, 116, 200, 127, 235, 97, 193, 27])
    }

    private func isValid(_ page: some Collection<UInt8>, number: Int) -> Bool {
        Array(page).withUnsafeBytes { IndexPage.isValid($0, number: number) }
    }
}
