import CommandLineKit
import Domain
import Terminal

/// The commands with their options, and the exit statuses, as JSON for other programs.
struct ProgramDescription {
    let program: ProgramSpec

    func json(of path: [CommandSpec]) -> JSONValue {
        [
            "version": .string(program.reference().version),
            "commands": .list(CommandSpec.paths(from: path)) { path in
                [
                    "command": .string(path.map(\.name).joined(separator: " ")),
                    "operands": JSONValue(path.last?.operands),
                    "summary": JSONValue(path.last?.summary),
                    "options": Self.json(path.last?.options ?? []),
                ]
            },
            "common_options": Self.json(program.commonOptions()),
            "exit_statuses": .list(ExitCode.allCases) {
                [
                    "status": .int(Int($0.rawValue)), "kind": .string($0.kind),
                    "meaning": .string($0.meaning),
                ]
            },
        ]
    }

    private static func json(_ options: [OptionSpec]) -> JSONValue {
        .list(options) {
            [
                "name": .string($0.name), "short": JSONValue($0.short.map { "-\($0)" }),
                "value": JSONValue($0.value?.placeholder), "summary": .string($0.summary),
            ]
        }
    }
}

/// The knowledge that an assistant needs to use the program, on one page of Markdown with the front
/// matter of a skill.
struct SkillText {
    let program: ProgramSpec

    /// The commands whose examples are worth a line.
    private static let shown = ["search", "list", "show", "person"]
    private static let examplesOfEach = 5

    /// Options of searches that scripts need most.
    private static let options: [OptionSpec] = [
        .json, .limit, .page, .fields, .sort, .seed, .included, .excluded,
        .source, .language, .exact, .explain,
    ]

    private static let rules = [
        "Pass `--json`: one object on one line of standard output. Pass `--no-input`, so that "
            + "nothing is asked and no screen opens.",
        "Put quotes around a query that has characters of the shell, such as `'>2000'` or `!`. "
            + "Words need no quotes otherwise. Put `--` before words that start with a dash.",
        "Limit lists with `-n N`, and select keys with `--fields id,title,year`.",
        "Take the `id` of a result for `movies show`, `movies open` and other commands; a title "
            + "can mean another movie.",
        "Check the exit status. If it is not 0, 1 or 130, the last line of standard error is "
            + "`{\"error\":{\"status\":…,\"kind\":…,\"message\":…,\"advice\":…}}`.",
        "Read the notices on standard error: they say what was understood or corrected.",
        "An unknown value is `null`. The built-in catalog has no ratings; TMDB or an imported "
            + "catalog has them. `source` in the output says where the movies are from.",
    ]

    var text: String { ([frontMatter, introduction] + sections).joined(separator: "\n\n") + "\n" }

    private var frontMatter: String {
        """
        ---
        name: \(program.root.name)
        description: Searches movies by title, people, filters or description, and prints details, \
        people and lists as JSON, offline or with TMDB. Use it for questions about movies, for the \
        titles of movie files, and to look up ids at TMDB and IMDb.
        ---
        """
    }

    private var introduction: String {
        let reference = program.reference()
        let does = "`\(program.root.name)` \(reference.description.prefix(1).joined())"
        let rest = reference.description.dropFirst().prefix(1)
        return "# \(program.root.name) \(reference.version)\n\n"
            + ([does] + rest).joined(separator: "\n\n")
    }

    private var sections: [String] {
        [
            section("When to use it", Self.uses),
            section("Rules", Self.rules),
            section("Commands", commands),
            "## Examples\n\n```sh\n" + examples.joined(separator: "\n") + "\n```",
            section("Options of search and list", options),
            section("Filters, as words or as options", filters),
            section("Output", output),
            section("Exit status", statuses),
        ]
    }

    private func section(_ title: String, _ rows: [String]) -> String {
        "## \(title)\n\n" + rows.map { "- \($0)" }.joined(separator: "\n")
    }

    private static let uses = [
        "Find a movie by a title with typos, a file name, a plot (`movie about dreams`), or a genre "
            + "and a decade (`90s horror`).",
        "Get details: cast, crew, runtime, overview, and with TMDB ratings and where to watch.",
        "List the movies of a person, or popular and top-rated movies with filters.",
    ]

    private var commands: [String] {
        program.root.subcommands.map(\.spec).map {
            "`\(program.root.name) \("\($0.name) \($0.operands)".trimmed)`: \($0.summary)"
        }
    }

    private var examples: [String] {
        let specs = program.root.subcommands.filter { Self.shown.contains($0.name) }.map(\.spec)
        let examples = specs.flatMap { $0.examples.prefix(Self.examplesOfEach) }
        return examples.map { "\($0.name)  # \($0.meaning)" }
    }

    private var options: [String] {
        let options = SearchCommand.spec.options
        return Self.options.compactMap { name in options.first { $0 == name } }.map {
            let value = $0.value.map { " \($0.placeholder)" } ?? ""
            return "`\($0.names.joined(separator: "`, `"))\(value)`: \($0.summary)"
        }
    }

    private var filters: [String] {
        FilterKey.allCases.map { key in
            let example = key.spec.completions().first.map { "; example: `\(key.rawValue):\($0)`" }
            return "`\(key.rawValue):` or `\(key.option.name)`: "
                + "\(key.spec.requirement)\(example ?? "")"
        }
    }

    private var output: [String] {
        let fields = MovieFields.ofMovies.all
        let movies = fields.map(\.name).joined(separator: "`, `")
        let others = fields.filter { !$0.spec.isKey }.map { "`\($0.name)`" }.joined(by: "and")
        return [
            "`search` and `list` print an object with `query`, `total_results`, `movies` and more.",
            "The keys of each movie are `\(movies)`; all but \(others) are there without `--fields`.",
            "`search --json -` prints one object for each valid query on standard input, on one line.",
            "`show` prints one object per movie, each on one line, with more keys.",
            "`movies help --json` has every command, option and exit status; `movies help --json "
                + "search` has those of one command.",
        ]
    }

    private var statuses: [String] {
        ExitCode.allCases.map { "\($0.rawValue) (`\($0.kind)`): \($0.meaning)" }
    }
}
