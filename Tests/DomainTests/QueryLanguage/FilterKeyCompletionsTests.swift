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

    @Test(arguments: [
        ("rating:", ["5", "6", "7", "8", "9"]), ("rating:5", []),
        ("votes:10", ["0", "00", "000", "0000"]),
        ("lang:x,d", ["a", "e"]), ("lang:d", ["a", "e"]), ("lang:!k", ["o"]),
        ("sort:-ye", ["ar"]), ("sort:n", ["ewest"]), ("sort:be", ["st"]), ("sort:-new", []),
        ("xyz:d", []), ("genre:war,!Hor", ["ror"]),
        (
            "year:",
            [
                "2020s", "2010s", "2000s", "1990s", "1980s", "1970s", "1960s", "1950s", "1940s",
                "1930s", "1920s",
            ]
        ),
    ])
    func `completes a value by each one that starts like it`(text: String, rests: [String]) {
        let completions = FilterKey.completions(of: text)

        #expect(completions.map { String($0.dropFirst(text.count)) } == rests.map { $0 + " " })
    }

    @Test(arguments: [("di", ["director:"]), ("x Vo", ["x votes:"]), ("zz", [])])
    func `completes the word of a filter`(text: String, completions: [String]) {
        #expect(FilterKey.completions(of: text) == completions)
    }

    @Test func `offers the word of each filter after a space`() {
        #expect(FilterKey.completions(of: "x ") == FilterKey.allCases.map { "x \($0.rawValue):" })
    }
}
