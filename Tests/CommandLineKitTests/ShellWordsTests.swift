import Testing

@testable import CommandLineKit

struct ShellWordsTests {
    @Test(arguments: [
        ("the matrix", "the matrix"), ("기생충 2019", "기생충 2019"), ("dr. no, 1962", "dr. no, 1962"),
        ("it's", #"'it'\''s'"#), ("$HOME; ls", "'$HOME; ls'"), ("what?", "'what?'"),
        ("-30-", "-- -30-"), ("x -y", "-- x -y"), ("-'", #"-- '-'\'''"#),
    ])
    func `quotes words with a meaning to a shell`(words: String, text: String) {
        #expect(ShellWords.text(words) == text)
    }

    @Test(arguments: [
        (
            ["search", "--person", "john carpenter", "the thing"],
            "search --person 'john carpenter' the thing"
        ),
        (["--year=1999", "=x", "", "who's"], #"--year=1999 '=x' '' 'who'\''s'"#),
    ])
    func `quotes arguments with a meaning to a shell`(arguments: [String], text: String) {
        #expect(ShellWords.text(ofArguments: arguments) == text)
    }
}
