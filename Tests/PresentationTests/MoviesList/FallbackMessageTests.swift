import Domain
import Presentation
import Testing

struct FallbackMessageTests {
    @Test(arguments: [
        (5, "a minute ago"), (119, "a minute ago"), (180, "3 minutes ago"),
        (7199, "119 minutes ago"), (7200, "2 hours ago"), (90_000, "25 hours ago"),
        (172_800, "2 days ago"), (8_640_000, "100 days ago"),
    ])
    func `says why an earlier answer is shown, and how old it is`(age: Int, words: String) {
        let fallback = Fallback.staleResponse(age: age, reason: .timedOut(server: "example.org"))

        #expect(fallback.message.hasPrefix("example.org did not answer in time; "))
        #expect(fallback.message.hasSuffix(words))
    }

    @Test func `says why the catalog is shown`() {
        let fallback = Fallback.catalog(reason: .unreachable(server: "example.org", .hostNotFound))

        #expect(
            fallback.message
                == "can't find example.org; showing films of the catalog on this machine"
        )
    }
}
