import CommandLineKit
import Domain

/// The kinds that the program itself completes: operands, and names as values of options and of
/// filters.
enum CompletedKind: String {
    case query

    /// For `history remove`: recent queries, then titles of opened movies, each newest first.
    case recentQueries

    /// Ids of movies, or the words of one title.
    case movies
    case people, directors

    init(namesOf key: FilterKey) { self = key == .director ? .directors : .people }
}

extension ArgumentKind {
    static var query: ArgumentKind { .named(CompletedKind.query.rawValue) }
    static var recentQueries: ArgumentKind { .named(CompletedKind.recentQueries.rawValue) }
    static var movies: ArgumentKind { .named(CompletedKind.movies.rawValue) }
    static var people: ArgumentKind { .named(CompletedKind.people.rawValue) }
}

/// The suggestions of the program for a text, the best first: values that complete it, and others
/// that resemble it; ids of movies have titles.
typealias CompletionSource =
    @MainActor (CompletedKind, String) async -> [(value: String, title: String)]

/// Completes a word by the specs of the commands.
@MainActor
struct Completer {
    private let program: ProgramSpec
    private let source: CompletionSource
    private let typed: String

    // What the words before the cursor mean.
    private var spec: CommandSpec
    private var isKnownCommand = true
    private var acceptsOptions = true

    /// The option of which the value is at the cursor.
    private var option: OptionSpec?
    private var selected: CommandSpec?
    private var operands: [String] = []

    /// `words` are between the program's name and the typed word.
    static func completion(
        of typed: String,
        after words: some Sequence<String>,
        program: ProgramSpec,
        source: @escaping CompletionSource
    ) async -> Completion {
        var completer = Completer(
            program: program,
            source: source,
            typed: typed,
            spec: program.root
        )
        for word in words { completer.read(word) }
        return completer.isKnownCommand ? await completer.completion() : .nothing
    }

    private mutating func read(_ word: String) {
        if option != nil {
            option = nil
        } else if acceptsOptions, word == "--" {
            acceptsOptions = false
        } else if acceptsOptions, word.hasPrefix("-"), word != "-" {
            var names = word.hasPrefix("--") ? [word] : word.dropFirst().reversed().map { "-\($0)" }
            while let name = names.popLast(), let named = option(named: name) {
                if let command = named.selects { selected = command.spec }
                guard named.value != nil else { continue }
                // What follows a letter in the same word is its value.
                if names.isEmpty { option = named }
                break
            }
        } else if takesCommand {
            let command = spec.subcommands.first { $0.name == word }
            if let command { spec = command.spec } else { isKnownCommand = false }
        } else {
            operands.append(word)
        }
    }

    private var takesCommand: Bool { selected == nil && !spec.subcommands.isEmpty }
    private var options: [OptionSpec] { spec.options + program.commonOptions() }

    private func option(named name: some StringProtocol) -> OptionSpec? {
        options.first { $0.isNamed(String(name)) }
    }

    private func completion() async -> Completion {
        if let option { return await values(of: option, after: "") }
        if acceptsOptions, typed.hasPrefix("--"), let end = typed.firstIndex(of: "=") {
            guard let option = option(named: typed[..<end]) else { return .nothing }
            return await values(of: option, after: String(typed[...end]))
        }
        if acceptsOptions, typed.hasPrefix("-") {
            let offered = spec.options + program.commonOptions(of: spec)
            let names = offered.flatMap { option in
                option.names.map { Completion.Candidate($0, summary: option.summary) }
            }
            return Completion(kind: .names, candidates: names)
        }
        return takesCommand ? names(of: spec.subcommands) : await operandCompletion()
    }

    private func names(of commands: [Subcommand]) -> Completion {
        let names = commands.map { Completion.Candidate($0.name, summary: $0.spec.summary) }
        return Completion(kind: .names, candidates: names)
    }

    private func names(_ words: [String], after head: String = "") -> Completion {
        Completion(kind: .names, candidates: words.map { .init(head + $0, label: $0) })
    }

    /// `head` is the part of the typed word before the value.
    private func values(of option: OptionSpec, after head: String) async -> Completion {
        switch option.value?.completes {
        case .anything, .commands, nil: return .nothing
        case .files: return Completion(kind: .files)
        case .named(let kind):
            guard let kind = CompletedKind(rawValue: kind) else { return .nothing }
            return await names(kind, after: head)
        case .oneOf(let words): return names(words, after: head)
        case .list(let words):
            let end = typed.lastIndex { $0 == "," || $0 == "!" }
            return names(words, after: end.map { String(typed[...$0]) } ?? head)
        }
    }

    /// Names in place of what is typed after `head`.
    private func names(_ names: CompletedKind, after head: String) async -> Completion {
        let found = await values(names, String(typed.dropFirst(head.count)))
        let candidates = found.map { Completion.Candidate(head + $0, label: $0) }
        return Completion(kind: .queries, candidates: candidates, head: head)
    }

    private func operandCompletion() async -> Completion {
        switch (selected ?? spec).completes {
        case .anything, .list: return .nothing
        case .named(let name):
            switch CompletedKind(rawValue: name) {
            case .query: return await queries()
            case .recentQueries:
                let recent = await values(.recentQueries, "")
                return queries(recent.filter { $0.hasPrefixIgnoringCase(before + typed) })
            case .movies:
                // After words that are no ids, this is a word of a title.
                let areReferences = operands.allSatisfy { Self.isNumber($0) || $0.contains("/") }
                return areReferences ? await movies() : await queries()
            case .people: return queries(await values(.people, before + typed))
            case .directors, nil: return .nothing
            }
        case .files: return Completion(kind: .files)
        case .commands:
            let command = operands.reduce(program.root as CommandSpec?) { command, name in
                command?.subcommands.first { $0.name == name }?.spec
            }
            return command.map { names(of: $0.subcommands) } ?? .nothing
        case .oneOf(let words): return operands.isEmpty ? names(words) : .nothing
        }
    }

    /// Whether a word is the beginning of an id.
    private static func isNumber(_ word: String) -> Bool {
        word.dropFirst(word.hasPrefix("tt") ? 2 : 0).utf8.allSatisfy { (48...57).contains($0) }
    }

    private func values(_ kind: CompletedKind, _ text: String) async -> [String] {
        await source(kind, text).map(\.value)
    }

    /// The words of the query that are there already.
    private var before: String { operands.map { $0 + " " }.joined() }

    private func queries() async -> Completion {
        if let names = await filterNames(), !names.candidates.isEmpty { return names }
        let text = before + typed
        let queries = await values(.query, text)
        let beginning = queries.filter { $0.hasPrefixIgnoringCase(text) }
        let containing = queries.filter { $0.containsIgnoringCase(text) }
        return self.queries([beginning, containing].first { !$0.isEmpty } ?? queries)
    }

    /// Names for a word such as `director:kub`; `nil` for any other word.
    private func filterNames() async -> Completion? {
        guard let colon = typed.firstIndex(of: ":"), let key = FilterKey(word: typed[..<colon]),
            key.spec.isName
        else { return nil }
        // As for other filters, the shell's quotes around a name are enough.
        return await names(CompletedKind(namesOf: key), after: String(typed[...colon]))
    }

    /// The rests of queries that begin with the words that are there; a dash would make an option.
    private func queries(_ queries: [String]) -> Completion {
        let rests = queries.filter { $0.hasPrefixIgnoringCase(before) }
            .map { String($0.dropFirst(before.count)) }
            .filter { !$0.isEmpty && !(acceptsOptions && $0.hasPrefix("-")) }
        return Completion(kind: .queries, candidates: rests.map { .init($0) })
    }

    private func movies() async -> Completion {
        let isNumber = Self.isNumber(typed)
        let movies = await source(.movies, typed).map { id, title in
            Completion.Candidate(id, label: "\(id)  \(title)", summary: title)
        }
        // Digits belong to an id, and not to a title.
        let narrowed = movies.filter { movie in
            isNumber ? movie.value.hasPrefix(typed) : movie.label.containsIgnoringCase(typed)
        }
        return Completion(
            kind: .ids(titles: operands.isEmpty && !isNumber),
            candidates: narrowed.isEmpty && !isNumber ? movies : narrowed
        )
    }
}
