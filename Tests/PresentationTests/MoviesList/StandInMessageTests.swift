import Domain
import Presentation
import Testing

struct StandInMessageTests {
    @Test(arguments: [
        (5, "a minute ago"), (119, "a minute ago"), (180, "3 minutes ago"),
        (7199, "119 minutes ago"), (7200, "2 hours ago"), (90_000, "25 hours ago"),
        (172_800, "2 days ago"), (8_640_000, "100 days ago"),
    ])
    func `says why an earlier answer is shown, and how old it is`(age: Int, words: String) {
        let standIn = StandIn.earlierAnswer(age: age, because: .timedOut(server: "example.org"))

        #expect(standIn.message.hasPrefix("example.org did not answer in time; "))
        #expect(standIn.message.hasSuffix(words))
    }

    @Test func `says why the catalog is shown`() {
        let standIn = StandIn.catalog(because: .unreachable(server: "example.org", .nameNotFound))

        #expect(
            standIn.message
                == "can't find example.org; showing films of the catalog on this machine"
        )
    }
}
