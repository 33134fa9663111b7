import Foundation
import Testing
import Text

struct FNV1aTests {
    /// Vectors of RFC 9923, appendix C.
    @Test(arguments: [
        ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
        ("chongo was here!\n", "46810940eff5f915"),
    ])
    func `has the hash of the standard`(text: String, hash: String) {
        #expect(FNV1a(text.utf8).hexString == hash)
        #expect(FNV1a(Data(text.utf8)).hexString == hash)
        // A sequence without a buffer.
        #expect(FNV1a(sequence(state: Array(text.utf8)[...]) { $0.popFirst() }).hexString == hash)
    }

    @Test func `writes sixteen digits for any hash`() {
        let texts = (0..<200).map { FNV1a("\($0)".utf8).hexString }

        #expect(texts.allSatisfy { $0.utf8.count == 16 })
        #expect(Set(texts).count == 200)
    }
}
