import Testing

@testable import MoviesCLI

struct FieldTemplateTests {
    @Test func `separates text from fields`() throws {
        let template = try FieldTemplate("{title} ({year})")

        #expect(template.parts == [.field("title"), .text(" ("), .field("year"), .text(")")])
        #expect(template.fields == ["title", "year"])
    }

    @Test(arguments: [
        ("", ""), ("é 👨‍👩‍👧", "é 👨‍👩‍👧"), ("{{id}}", "{id}"), ("{{{id}}}", "{<id>}"),
        ("{id}{id}", "<id><id>"),
        ("}}{{", "}{"), ("{a b}", "<a b>"),
    ])
    func `takes doubled braces for braces`(text: String, expected: String) throws {
        #expect(try FieldTemplate(text).text { "<\($0)>" } == expected)
    }

    @Test(arguments: [
        ("{", FieldTemplate.SyntaxError.unclosedBrace), ("a {id", .unclosedBrace),
        ("{a{b}", .unclosedBrace), ("}", .unopenedBrace), ("id}", .unopenedBrace),
        ("{id}}", .unopenedBrace), ("{}", .emptyName),
    ])
    func `says what is wrong with the braces`(text: String, error: FieldTemplate.SyntaxError) {
        #expect(throws: error) { try FieldTemplate(text) }
    }
}
