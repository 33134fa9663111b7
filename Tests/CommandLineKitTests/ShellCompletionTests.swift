import Testing

@testable import CommandLineKit

/// What the scripts get, by the shell's line and what can stand at its end.
struct ShellCompletionTests {
    private static let breaks = " \t\n\"'><=;|&(:"

    @Test(arguments: [
        ("a ", ["b c", "d,e"], ["b\\ c", "d,e"]), ("a b", ["b's \"c\""], [#"b\'s\ \"c\""#]),
        ("a 'b", ["b's"], [#"b'\''s"#]), ("a \"b", ["b's $!"], [#"b's \$"'!'"""#]),
        ("a \"!", ["!b\""], [#"!b\"""#]), ("a 'b", ["b'"], [#"b'\'''"#]),
        ("a B:c", ["b:cd", "x"], ["cd"]), ("a b:", ["b:", "b:~c"], ["\\~c"]),
        ("a #", ["#b~"], ["\\#b~"]),
    ])
    func `quotes for bash what it replaces`(line: String, words: [String], expected: [String]) {
        #expect(bash(line, .queries(words)) == expected)
    }

    @Test(arguments: [
        ("a bl", ["Blade", "Black"], ["Blade", "Black"]),
        ("a bla", ["Alien", "Black"], ["Alien", "Black", "bla"]),
        ("a bx", ["Black", "Blade"], ["'Black'", "Blade", "bx"]),
        ("a \"bx", ["Black", "Blade"], []),
        ("a b", ["b c", "b d"], ["b\\ c", "b\\ d"]),
        ("a b", ["b c", "b!d"], ["b\\ c", "b\\!d", "b"]),
        ("a 'b'", ["x"], ["x", "'b'"]), ("a b", [], []),
    ])
    func `keeps in bash what was typed`(line: String, words: [String], expected: [String]) {
        #expect(bash(line, .queries(words)) == expected)
    }

    @Test func `shows titles in bash while there are several, and inserts the only id`() {
        let movies = Self.movies

        #expect(bash("a t", movies) == ["1  Thing (1982)", "2  Thing (2011)", "t"])
        #expect(bash("a t", movies, type: "37") == ["1", "2", "t"])
        #expect(
            bash("a t", Completion(kind: movies.kind, candidates: [movies.candidates[0]])) == ["1"]
        )
        #expect(
            bash("a x", Completion(kind: movies.kind, candidates: [movies.candidates[0]]))
                == ["1  Thing (1982)", "x"]
        )
        #expect(BashCompletion(["a t"]).output(Completion(kind: .files)) == ["files"])
    }

    @Test func `tells zsh how to insert words, or to list them`() {
        let names = Completion(kind: .names, candidates: [.init("--a=b", label: "b")])
        let commands = Completion(kind: .names, candidates: [.init("a", summary: "b: c")])

        #expect(zsh("m ", names) == ["insert -M m:{a-zA-Z}={A-Za-z}", "--a=b\tb"])
        #expect(zsh("m ", commands) == ["describe", "a:b: c"])
        #expect(zsh("m ", Completion(kind: .files)) == ["files"])
        #expect(
            zsh("m b", .queries(["Bc", "Bd"])) == ["insert -U -V matches", "Bc\tBc", "Bd\tBd"]
        )
        #expect(zsh("m bx", .queries(["Bc", "Bd"]))[0] == "list -U -V matches")
        #expect(zsh("m th", Self.movies)[...1] == ["list -U -l -V matches", "1\t1  Thing (1982)"])
    }

    @Test func `gives fish titles, and queries in the case of the typed text`() {
        let ids = Completion(kind: .ids(titles: false), candidates: Self.movies.candidates)
        let undated = Completion(
            kind: .ids(titles: true),
            candidates: [.init("3", label: "3  Thing (Uncut)", summary: "Thing (Uncut)")]
        )

        #expect(fish("m th", Self.movies) == ["Thing\t1982 id 1", "Thing 2011\t2011 id 2"])
        #expect(fish("m th", undated) == ["Thing (Uncut)\tid 3"])
        #expect(fish("m ", ids) == ["1\tThing (1982)", "2\tThing (2011)"])
        #expect(fish("m b", .queries(["b c", "B D"])) == ["b c", "b d"])
        #expect(fish("m b", .queries(["B C", "B D"])) == ["B C", "B D"])
        #expect(fish("m 'a\\' b", Completion(kind: .files)) == ["", "a' b"])
    }

    @Test func `compares what follows the name of an option or a filter`() {
        let names = Completion(
            kind: .queries,
            candidates: [.init("--person=Stan K", label: "Stan K")],
            head: "--person="
        )

        #expect(zsh("m --person=k", names)[0] == "insert -U -V matches")
        #expect(zsh("m --person=x", names)[0] == "list -U -V matches")
        // Fish finds nothing else in the middle of a word.
        #expect(fish("m --person=k", names) == ["--person=stan k"])
        #expect(fish("m --person=K", names) == ["--person=Stan K"])
        #expect(fish("m --person=st", names) == ["--person=Stan K"])
        #expect(fish("m --person=", names) == ["--person=Stan K"])
    }

    private static let movies = Completion(
        kind: .ids(titles: true),
        candidates: [
            .init("1", label: "1  Thing (1982)", summary: "Thing (1982)"),
            .init("2", label: "2  Thing (2011)", summary: "Thing (2011)"),
        ]
    )

    /// The words for bash, without the first line.
    private func bash(_ line: String, _ completion: Completion, type: String = "9") -> [String] {
        Array(BashCompletion([line, Self.breaks, type]).output(completion).dropFirst())
    }

    private func zsh(_ line: String, _ completion: Completion) -> [String] {
        ZshCompletion([line]).output(completion)
    }

    private func fish(_ line: String, _ completion: Completion) -> [String] {
        FishCompletion([line]).output(completion)
    }
}

extension Completion {
    fileprivate static func queries(_ words: [String]) -> Completion {
        Completion(kind: .queries, candidates: words.map { .init($0) })
    }
}
