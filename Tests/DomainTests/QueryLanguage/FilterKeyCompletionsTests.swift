import Domain
import Testing

struct FilterKeyCompletionsTests {
    @Test(arguments: [
        #"person:"john d"#, #"person:"john "#, #"year:1999 person:“john d"#, #"genre:"sci"#,
        #"director:""#, #"person:"a b" director:"c d"#,
    ])
    func `completes nothing inside quotes`(text: String) {
        #expect(FilterKey.completions(of: text).isEmpty)
    }

    @Test(arguments: [
        (#"person:"john carpenter" dir"#, #"person:"john carpenter" director:"#),
        (#"person:“john carpenter” genre:ho"#, #"person:“john carpenter” genre:horror "#),
        (#"director:"carpenter" dir"#, #"director:"carpenter" director:"#),
        (#"5" dir"#, #"5" director:"#),
    ])
    func `completes a word after quotes`(text: String, completed: String) {
        #expect(FilterKey.completions(of: text) == [completed])
    }
}
