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

    @Test func `detects a change of any byte`() {
        for index in page.indices {
            var corrupt = page
            corrupt[index] ^= 1 << UInt8(index % 8)
            if isValid(corrupt, number: 7) { Issue.record("byte \(index)") }
        }
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
