import Testing

@testable import CommandLineKit

struct JSONValueTests {
    private let value: JSONValue = [
        "title": .string("A \"B\"\n"), "year": .int(1999), "none": .null, "empty": .array([]),
        "nothing": .object([]), "names": JSONValue(["x", "y"]),
        "movies": .array([["id": .string("1"), "genres": .array([])]]),
    ]

    @Test func `is one line in a pipe`() {
        #expect(
            value.document(.line)
                == #"{"title":"A \"B\" ","year":1999,"none":null,"empty":[],"nothing":{},"#
                + #""names":["x","y"],"movies":[{"id":"1","genres":[]}]}"# + "\n"
        )
    }

    @Test func `is indented by two spaces for people`() {
        #expect(
            value.document(.indented) == #"""
                {
                  "title": "A \"B\" ",
                  "year": 1999,
                  "none": null,
                  "empty": [],
                  "nothing": {},
                  "names": [
                    "x",
                    "y"
                  ],
                  "movies": [
                    {
                      "id": "1",
                      "genres": []
                    }
                  ]
                }

                """#
        )
    }
}
