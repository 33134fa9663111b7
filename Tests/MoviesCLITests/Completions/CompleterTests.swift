import Domain
import Testing

@testable import CommandLineKit
@testable import MoviesCLI

@MainActor
struct CompleterTests {
    private static func values(
        _ kind: CompletedKind,
        for text: String
    ) -> [(value: String, title: String)] {
        let names = ["Tom Hanks", "Tom Hardy", "Ann Lee"].filter { name in
            text.split(separator: " ").allSatisfy { name.containsIgnoringCase(String($0)) }
        }
        switch kind {
        case .query:
            let titles = ["Blade Runner", "Blade Runner 2049", "-30-", "Blade II", "Alien"]
            let found = titles.filter { $0.containsIgnoringCase(text) } + ["By Blade"]
            return (text == "typo" ? ["Blade"] : found).map { ($0, "") }
        case .recentQueries: return ["zebra crossing", "alien", "-30-"].map { ($0, "") }
        case .movies:
            return [("78", "Blade Runner (1982)"), ("335984", "Blade Runner 2049 (2017)")]
        case .people: return names.map { ($0, "") }
        case .directors: return names.filter { $0 == "Ann Lee" }.map { ($0, "") }
        }
    }

    @Test(arguments: [
        ("", CommandTable.commands.map(\.name)), ("cat", ["catalog"]), ("-q cat", ["catalog"]),
        ("--color never cat", ["catalog"]), ("catalog up", ["update"]), ("nothing ", []),
        ("help cat", ["catalog"]), ("help catalog im", ["import"]), ("help nothing ", []),
        ("-- cat", ["catalog"]), ("--version ", []), ("catalog info ", []),
    ])
    func `completes commands`(line: String, expected: [String]) async {
        #expect(await names(line) == expected)
    }

    @Test(arguments: [
        ("search --so", ["--sort", "--source"]), ("search -n", ["-n"]), ("search --SO", []),
        ("show --genre", []), ("--pick --no-t", ["--no-tui"]),
        ("search x --inc", ["--include-adult"]),
        ("search --source t", ["tmdb"]), ("search --source=t", ["--source=tmdb"]),
        ("search --source=", ["--source=auto", "--source=tmdb", "--source=catalog"]),
        ("show --format t", ["text"]), ("search --limit 1", []), ("search --frob=1", []),
        ("search --genre co", ["comedy"]), ("search --genre horror,co", ["horror,comedy"]),
        ("search --genre=horror,!co", ["--genre=horror,!comedy"]),
        ("search --source t --se", ["--seed"]),
        ("list popular --fields id,ti", ["id,title"]),
        ("list t", ["top-rated", "trending"]), ("list popular ", []), ("completions z", ["zsh"]),
    ])
    func `completes options, values and words of a set`(line: String, expected: [String]) async {
        #expect(await names(line) == expected)
    }

    @Test func `describes commands and options, and lists only the value`() async {
        let command = await completion("hel").candidates.last
        let option = await completion("search -").candidates.first { $0.value == "-n" }
        let value = await completion("search --genre=horror,").candidates.first

        #expect(command == .init("help", summary: "explain a command"))
        #expect(option?.summary.isEmpty == false)
        #expect(value?.value == "--genre=horror,action")
        #expect(value?.label == "action")
    }

    @Test(arguments: [
        ("search blade\\ r", ["Blade Runner", "Blade Runner 2049"]),
        ("search BLADE r", ["Runner", "Runner 2049"]), ("search blade runner ", ["2049"]),
        ("--pick blade runner 2", ["2049"]), ("suggest blade\\ i", ["Blade II"]),
        ("search -qn 5 blade runner ", ["2049"]), ("search -qn5 blade runner ", ["2049"]),
        ("search -nq blade runner ", ["2049"]),
        ("search typo", ["Blade"]), ("search typo typo", []), ("search person:xyz", ["By Blade"]),
        ("search 30", []), ("search -- -3", ["-30-"]), ("show blade runner 2", ["2049"]),
        ("history remove ", ["zebra crossing", "alien"]), ("history remove AL", ["alien"]),
        ("history remove cross", []), ("history remove zebra c", ["crossing"]),
    ])
    func `completes queries by what is there`(line: String, expected: [String]) async {
        let completion = await completion(line)

        #expect(completion.kind == .queries)
        #expect(completion.candidates.map(\.value) == expected)
    }

    @Test(arguments: [
        ("show blade\\ runner\\ 2", ["335984"], true), ("show blade", ["78", "335984"], true),
        ("open 335", ["335984"], false), ("show tt7", [], false), ("show 1917", [], false),
        ("show ", ["78", "335984"], false), ("show 78 blade\\ runner\\ 2", ["335984"], false),
        ("show https://a.b/1 tt2 blade", ["78", "335984"], false),
        ("show typo", ["78", "335984"], true),
    ])
    func `completes movies by their ids and titles`(
        line: String,
        ids: [String],
        titles: Bool
    ) async {
        let completion = await completion(line)

        #expect(completion.kind == .ids(titles: titles))
        #expect(completion.candidates.map(\.value) == ids)
    }

    @Test(arguments: [
        ("person tom h", ["Hanks", "Hardy"], ""),
        ("person tom\\ h", ["Tom Hanks", "Tom Hardy"], ""),
        ("person hank", ["Tom Hanks"], ""), ("person hank t", [], ""),
        ("search --person hank", ["Tom Hanks"], ""),
        ("search --person=tom\\ h", ["--person=Tom Hanks", "--person=Tom Hardy"], "--person="),
        ("search --director=", ["--director=Ann Lee"], "--director="),
        ("search --director tom", [], ""),
        ("search dark person:hank", ["person:Tom Hanks"], "person:"),
        ("search 'director:ann l", ["director:Ann Lee"], "director:"),
        ("suggest PERSON:har", ["PERSON:Tom Hardy"], "PERSON:"),
    ])
    func `completes names of people`(line: String, expected: [String], head: String) async {
        let completion = await completion(line)

        #expect(completion.kind == .queries)
        #expect(completion.candidates.map(\.value) == expected)
        #expect(completion.head == head)
    }

    @Test func `completes each kind of operands that a command names`() {
        for path in CommandSpec.paths(from: [CommandTable.program.root]) {
            guard case .named(let name) = path.last?.completes else { continue }
            #expect(CompletedKind(rawValue: name) != nil, "\(path.map(\.name))")
        }
    }

    @Test func `values are open, of a set, or lists of genres`() {
        #expect(OptionType.movieFile.completes == .files)
        #expect(OptionType.seconds.completes == .anything)
        #expect(OptionSpec.source.value?.completes == .oneOf(["auto", "tmdb", "catalog"]))
        guard case .list(let genres) = OptionType.filter(.genre).completes else {
            Issue.record("genres are no list")
            return
        }
        #expect(genres.contains("science-fiction"))
        #expect(OptionType.filter(.person).completes == .named("people"))
        #expect(OptionType.filter(.director).completes == .named("directors"))
    }

    @Test(arguments: FilterKey.filters.filter { !$0.spec.isName })
    func `an option completes the values that the word of its filter completes`(
        key: FilterKey
    ) async {
        let offered = await completion("search \(key.option.name) ").candidates.map(\.value)

        #expect(offered == key.spec.completions())
    }

    /// The names that begin with the last word of a line after `movies`.
    private func names(_ line: String) async -> [String] {
        let completion = await completion(line)
        #expect(completion.kind == .names)
        let word = ShellLine(line).word
        return completion.candidates.map(\.value).filter { $0.hasPrefix(word) }
    }

    private func completion(_ line: String) async -> Completion {
        let line = ShellLine(line)
        return await Completer.completion(
            of: line.word,
            after: line.words,
            program: CommandTable.program,
            source: Self.values
        )
    }
}
