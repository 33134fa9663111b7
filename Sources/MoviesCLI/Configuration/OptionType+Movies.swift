import CommandLineKit
import Domain
import Terminal

extension OptionType {
    static let limits = 1...10_000
    static let seeds = 0...Int(Int32.max)

    static func filter(_ key: FilterKey) -> OptionType {
        OptionType(
            placeholder: key.help.placeholder,
            requirement: key.spec.requirement,
            suggestions: key.spec.completions,
            isList: key.spec.isList,
            problem: key.spec.problem,
            kind: key.spec.isName ? .named(CompletedKind(namesOf: key).rawValue) : nil
        ) { value in
            var query = MovieQuery()
            return query.apply(key, value)
        }
    }

    static let seconds = OptionType(
        placeholder: "SECONDS",
        requirement: "a number of seconds above 0, at most 86400"
    ) { Duration(timeout: $0) != nil }

    static let language = OptionType(
        placeholder: "xx[-YY]",
        requirement: "a language such as en or ko-KR"
    ) { Language($0) != nil }

    static let region = OptionType(placeholder: "YY", requirement: "a country such as KR") {
        Region($0) != nil
    }

    static let movieFile = OptionType(
        placeholder: "FILE",
        requirement: "the path of a file, or - for standard input",
        kind: .files
    ) { !$0.isEmpty }

    /// One of these formats, or a template; the command checks that.
    static func format(_ names: [String]) -> OptionType {
        OptionType(
            choices: names,
            placeholder: "TEMPLATE",
            requirement: "a template such as '{title}'"
        ) { names.contains($0) || MovieTemplate.isTemplate($0) }
    }

    static let command = checked("COMMAND", "a program and its arguments", of: "--with") {
        text throws(ErrorReport) in
        _ = try UserCommand(text)
    }

    static let bind = checked("KEY:ACTION", "KEY:ACTION, such as ctrl-t:filter", of: "--bind") {
        text throws(ErrorReport) in
        _ = try KeyBind(text)
    }

    /// A value with a syntax of its own; `check` throws what is wrong with it.
    private static func checked(
        _ placeholder: String,
        _ requirement: String,
        of option: String,
        _ check: @escaping @Sendable (String) throws(ErrorReport) -> Void
    ) -> OptionType {
        @Sendable func problem(_ text: String) -> String? {
            Result { () throws(ErrorReport) in try check(text) }.failure
                .map { "\(option): \($0.summary)" }
        }
        return OptionType(placeholder: placeholder, requirement: requirement, problem: problem) {
            problem($0) == nil
        }
    }
}

enum OutputFormat: String, CaseIterable {
    case table, tsv, csv, json

    /// One id per line.
    case ids
    case letterboxd
}

enum SourceOption: String, CaseIterable {
    /// TMDB with a credential, else the catalog.
    case auto
    case tmdb
    case catalog
}

extension Duration {
    /// From seconds in decimal notation: more than 0, at most a day.
    init?(timeout text: String) {
        // `Double` reads hexadecimal notation as well.
        guard !text.lowercased().contains("x"), let seconds = Double(text), seconds > 0,
            seconds <= 86_400
        else { return nil }
        self = .seconds(seconds)
    }
}
