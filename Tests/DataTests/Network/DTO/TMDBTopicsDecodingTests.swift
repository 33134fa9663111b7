import Foundation
import Testing

@testable import Data

struct TMDBTopicsDecodingTests {
    @Test(
        arguments: [
            ("shark", ["shark attack", "Shark"], "Shark", true),
            ("sharks", ["shark attack", "shark"], "shark", true),
            ("sharks", ["shark", "sharks"], "sharks", true),
            ("shark", ["shark attack", "shark fin"], "shark attack", false),
            ("sharks", ["shark attack"], "shark attack", false),
            ("fiance", ["fiancé"], "fiancé", true),
            ("art", ["artificial intelligence"], nil, false),
            ("shark", ["killer shark"], nil, false), ("shark", [], nil, false),
        ] as [(String, [String], String?, Bool)]
    )
    func `a keyword is the exact one, or begins with the words`(
        text: String,
        names: [String],
        name: String?,
        isExact: Bool
    ) throws {
        let topic = try topics(names).topic(.keyword, named: text)

        #expect(topic?.name == name)
        #expect(topic?.isExact ?? false == isExact)
    }

    @Test(
        arguments: [
            ("Harbor", ["Old Harbor Collection", "harbor Collection"], "harbor", true),
            ("Harbor", ["Harbor II Collection", "The Harbor Collection"], "The Harbor", true),
            ("Harbor", ["Harbor"], "Harbor", true),
            ("Harbor", ["Dock Collection", "Old Harbor"], "Dock", false),
            ("Harbor", [], nil, false),
        ] as [(String, [String], String?, Bool)]
    )
    func `a collection is the exact one, or else the first`(
        text: String,
        names: [String],
        name: String?,
        isExact: Bool
    ) throws {
        let topic = try topics(names).topic(.collection, named: text)

        #expect(topic?.name == name)
        #expect(topic?.isExact ?? false == isExact)
    }

    @Test(
        arguments: [
            ([("Mill", nil), ("Mill", "/m.png"), ("Mill House", "/h.png")], 2, true),
            ([("Mill House", nil), ("Mill", nil)], 2, true),
            ([("Mill House", nil), ("Mills", "/m.png")], 2, false),
            ([("Mill House", nil), ("Mills", nil)], 1, false),
        ] as [([(String, String?)], Int, Bool)]
    )
    func `a company has the exact name, and rather a logo`(
        rows: [(String, String?)],
        id: Int,
        isExact: Bool
    ) throws {
        let rows = rows.enumerated().map { index, row in
            let logo = row.1.map { "\"\($0)\"" } ?? "null"
            return #"{"id":\#(index + 1),"name":"\#(row.0)","logo_path":\#(logo)}"#
        }
        let topic = try decode(rows).topic(.company, named: "mill")

        #expect(topic?.id == id)
        #expect(topic?.isExact == isExact)
    }

    @Test func `skips rows without an id or a name`() throws {
        let rows = [
            #"{"id":1}"#, #"{"id":2,"name":null}"#, #"{"id":3,"name":" "}"#, #"{"name":"shark"}"#,
            #"{"id":"x","name":"shark"}"#, #"{"id":0,"name":"shark"}"#, "null", "7",
            #"{"id":9,"name":" shark ","logo_path":7}"#,
        ]

        #expect(
            try decode(rows).topic(.keyword, named: "shark")
                == TMDBTopic(id: 9, name: "shark", isExact: true)
        )
    }

    @Test(arguments: ["{}", #"{"results":null}"#, #"{"results":[{"id":1}]}"#, "[]"])
    func `is another kind of response without any valid row`(body: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ResultsDTO<TMDBTopicDTO>.self, from: Data(body.utf8))
        }
    }

    private func topics(_ names: [String]) throws -> ResultsDTO<TMDBTopicDTO> {
        try decode(names.enumerated().map { #"{"id":\#($0 + 1),"name":"\#($1)"}"# })
    }

    private func decode(_ rows: [String]) throws -> ResultsDTO<TMDBTopicDTO> {
        let body = #"{"results":[\#(rows.joined(separator: ","))]}"#
        return try JSONDecoder().decode(ResultsDTO<TMDBTopicDTO>.self, from: Data(body.utf8))
    }
}
