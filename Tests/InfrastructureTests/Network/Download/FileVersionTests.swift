import Testing

@testable import Infrastructure

struct FileVersionTests {
    private static let date = "Sat, 21 Nov 2026 00:00:00 GMT"

    @Test(arguments: [
        "\"33a64df5\"", "W/\"0815-ä\"", "\"\"", "\"\(String(repeating: "a", count: 254))\"",
    ])
    func `takes an entity tag`(tag: String) {
        #expect(FileVersion(etag: tag)?.etag == tag)
    }

    @Test(arguments: [
        "*", "", "\"", "33a64df5", "\"33a64df5", "33a64df5\"", "w/\"33a64df5\"", "\"33 a6\"",
        "\"33\"a6\"", "\"33a6\", \"4df5\"", "\"\(String(repeating: "a", count: 255))\"",
    ])
    func `ignores what is no entity tag, or too long`(tag: String) {
        #expect(FileVersion(etag: tag) == nil)
        #expect(FileVersion(etag: tag, lastModified: Self.date)?.identifier == Self.date)
    }

    @Test func `ignores a date that is too long`() {
        #expect(FileVersion(lastModified: String(repeating: "a", count: 257)) == nil)
    }
}
