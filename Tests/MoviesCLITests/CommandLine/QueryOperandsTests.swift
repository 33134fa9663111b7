import Testing

@testable import MoviesCLI

struct QueryOperandsTests {
    @Test(arguments: [
        (["alien"], "alien"), (["blade", "runner"], "blade runner"),
        (["person:john carpenter", "x"], "person:\"john carpenter\" x"),
        (["genre:science fiction"], "genre:\"science fiction\""),
        (["lang:ko, ja"], "lang:\"ko, ja\""), (["lang:ko the host"], "lang:ko the host"),
        (["year:1982 the thing"], "year:1982 the thing"),
        (["person:\"john carpenter\""], "person:\"john carpenter\""),
        (["person:kubrick year:1980"], "person:kubrick year:1980"),
        (["year:1999 matrix"], "year:1999 matrix"),
        (["on:disney plus"], "on:\"disney plus\""), (["on:netflix horror"], "on:netflix horror"),
        (["mission: impossible"], "mission: impossible"),
    ])
    func `adds the quotation marks that a shell removes`(operands: [String], text: String) {
        #expect(QueryOperands.text(operands) == text)
    }
}
