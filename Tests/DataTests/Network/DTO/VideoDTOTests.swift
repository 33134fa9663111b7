import Domain
import Testing

@testable import Data

struct VideoDTOTests {
    /// A video at YouTube; official, in English.
    private static func video(
        _ key: String,
        type: String = "Trailer",
        isOfficial: Bool = true,
        site: String = "YouTube",
        language: String = "en"
    ) -> String {
        #"{"key": "\#(key)", "type": "\#(type)", "official": \#(isOfficial), "site": "\#(site)", "#
            + #""iso_639_1": "\#(language)", "name": "N", "size": 1080}"#
    }

    private static let long = String(repeating: "a", count: 64)

    @Test(
        arguments: [
            ([video("a-B_9")], "https://www.youtube.com/watch?v=a-B_9"),
            ([video("123", site: "Vimeo")], "https://vimeo.com/123"),
            // Official ones first, then the first of the list.
            (
                [video("a", isOfficial: false), video("b"), video("c")],
                "https://www.youtube.com/watch?v=b"
            ),
            // A trailer is better than a teaser, and that than nothing.
            (
                [video("a", type: "Teaser"), video("b", isOfficial: false)],
                "https://www.youtube.com/watch?v=b"
            ),
            (
                [video("a", type: "Clip"), video("b", type: "Teaser")],
                "https://www.youtube.com/watch?v=b"
            ),
            ([video("a", type: "Clip"), video("b", type: "Featurette")], nil),
            // Other sites, and keys that would change the URL.
            ([video("a", site: "Dailymotion"), video("b")], "https://www.youtube.com/watch?v=b"),
            (["a&t=1", "a b", "../x", "", " ", "é", "a#b"].map { video($0) }, nil),
            ([video(String(repeating: "a", count: 65))], nil),
            ([video(long)], "https://www.youtube.com/watch?v=\(long)"),
            ([#"{"key": 5, "type": "Trailer", "site": "YouTube"}"#], nil),
            (
                [
                    #"{"key": "a", "type": "Trailer", "site": "YouTube", "official": "yes"}"#,
                    "null",
                ],
                "https://www.youtube.com/watch?v=a"
            ),
        ] as [([String], String?)]
    )
    func `has the URL of the best trailer`(videos: [String], url: String?) throws {
        #expect(try trailer(videos) == url)
    }

    @Test func `prefers a trailer in the user's language, unless only another is official`() throws
    {
        let english = Self.video("en")
        let korean = Self.video("ko", language: "ko")
        let unofficial = Self.video("fan", isOfficial: false, language: "ko")

        #expect(try trailer([english, korean], "ko-KR") == "https://www.youtube.com/watch?v=ko")
        #expect(try trailer([english, unofficial], "ko") == "https://www.youtube.com/watch?v=en")
        let unknown = #"{"key": "x", "type": "Trailer", "official": true, "site": "YouTube"}"#
        #expect(try trailer([unknown, korean], "ko") == "https://www.youtube.com/watch?v=ko")
        #expect(try trailer([korean, english]) == "https://www.youtube.com/watch?v=en")
    }

    private func trailer(_ videos: [String], _ language: String = "en-US") throws -> String? {
        try MovieDetails.decoded(
            #""videos": {"results": [\#(videos.joined(separator: ","))]}"#,
            language: language
        ).links.trailer
    }
}
