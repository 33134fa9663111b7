import CommandLineKit
import Domain
import Presentation
import Terminal

extension OptionType {
    /// How many movies `--limit` can show.
    static let limits = 1...10_000

    /// What `--seed` takes.
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
    ) { Timeout($0) != nil }

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
        choice(names, or: "a template such as '{title}'", placeholder: "TEMPLATE") {
            MovieTemplate.isTemplate($0)
        }
    }

    /// The settings say which commands there are.
    static let command = OptionType(
        placeholder: "NAME",
        requirement: "the name of a command in the settings"
    ) { !$0.isEmpty }

    static let source = choice(SourceOption.allCases.map(\.rawValue))
    static let color = choice(ColorMode.allCases.map(\.rawValue))
}

enum OutputFormat: String, CaseIterable {
    case table
    case tsv
    case csv
    case json

    /// One id per line.
    case ids

    /// What Letterboxd imports.
    case letterboxd
}

enum SourceOption: String, CaseIterable {
    /// TMDB with a credential, else the catalog.
    case auto
    case tmdb
    case catalog
}

/// How long a command may wait for the network: more than 0 seconds, at most a day.
struct Timeout: Hashable {
    static let standard = Timeout(seconds: 10)

    let seconds: Double

    var duration: Duration { .seconds(seconds) }

    private init(seconds: Double) { self.seconds = seconds }

    /// From seconds in decimal notation.
    init?(_ text: String) {
        // `Double` reads hexadecimal notation as well.
        guard !text.lowercased().contains("x"), let seconds = Double(text), seconds > 0,
            seconds <= 86_400
        else { return nil }
        self.seconds = seconds
    }
}

/// A language with an optional country: `ko` or `ko-KR`.
struct Language: Hashable, CustomStringConvertible {
    static let standard = Language(description: "en-US")

    let description: String

    private init(description: String) { self.description = description }

    /// Case-insensitive; a dash separates the country.
    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let code = parts[0].lowercased()
        guard parts.count <= 2, Self.isTwoLetters(code) else { return nil }
        guard parts.count == 2 else {
            description = code
            return
        }
        guard let region = Region(String(parts[1])) else { return nil }
        description = "\(code)-\(region)"
    }

    /// The language of a POSIX locale such as `ko_KR.UTF-8`; `nil` for `C` and invalid locales.
    init?(locale: String) {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        self.init(name.split(separator: "_").map(String.init).joined(separator: "-"))
    }

    /// ISO 639-1, without the country.
    var code: String { String(description.prefix(2)) }

    /// The language of the titles that catalogs may have for it, ISO 639-1; `nil` for countries
    /// with other titles than those of mainland China and Brazil, which they have.
    var catalogTitleCode: String? {
        ["zh-TW", "zh-HK", "zh-MO", "pt-PT"].contains(description) ? nil : code
    }

    var isEnglish: Bool { code == "en" }

    static func isTwoLetters(_ text: String) -> Bool {
        text.utf8.count == 2 && text.allSatisfy { $0.isASCII && $0.isLetter }
    }
}

/// A country by its two-letter code of ISO 3166-1: `KR`.
struct Region: Hashable, CustomStringConvertible {
    let description: String

    /// Case-insensitive.
    init?(_ text: String) {
        guard Language.isTwoLetters(text) else { return nil }
        description = text.uppercased()
    }
}

/// The options of a command that only a localized source respects.
struct LocalizationOptions {
    /// The language that the option sets, if no catalog has titles in it.
    private let unknownLanguage: Language?
    private let setsRegion: Bool

    /// Takes only options, since the language of the user's system is not worth a notice.
    init(_ options: OptionValues) {
        let known = ["en"] + CatalogExtentViewModel.titleLanguages
        unknownLanguage = options[.language].flatMap { Language($0) }.flatMap { language in
            language.catalogTitleCode.map(known.contains) == true ? nil : language
        }
        setsRegion = options.isSet(.region)
    }

    /// Says that a source ignores the options; `nil` if it does not.
    func notice(about source: SourceViewModel) -> String? {
        guard !source.isLocalized else { return nil }
        let language = unknownLanguage?.description ?? ""
        let titles = "\(source.subject) has only original titles in '\(language)'"
        let other = OnlineSource.allCases.filter(\.isLocalized).map(\.name).joined(by: "or")
        return switch (unknownLanguage != nil, setsRegion) {
        case (true, true): "\(titles); --language and --region need \(other) and a credential"
        case (true, false): "\(titles); --language needs \(other) and a credential"
        case (false, true): "--region needs \(other) and a credential"
        case (false, false): nil
        }
    }
}
