import CommandLineKit
import Domain
import Presentation
import SystemKit
import Terminal

/// The effective options: those of the command line, else of the environment, else of the file.
struct Settings {
    struct Origin: Hashable, Sendable {
        enum Kind: String, Sendable { case option, environment, file }

        let kind: Kind

        /// The option, the variable, or the line of a file that the user has to change.
        let place: String

        static func variable(_ name: String) -> Origin { Origin(kind: .environment, place: name) }
    }

    typealias Value = (text: String, origin: Origin)

    let options: OptionValues
    let environment: Environment
    let file: ConfigurationFile

    /// `nil` if none is set.
    let credential: FoundCredential?

    /// `nil` if movies are searched in the catalog only.
    private(set) var tmdb: TMDBSettings?
    private(set) var source: SourceOption

    /// A fault besides those of the file, such as the URL of a server.
    private(set) var serverProblem: ErrorReport?

    /// Whether the user's files say only how the user has rated movies, and hide none: for a movie that
    /// is asked for by its name.
    var filesOnlyRate = false

    var directories: Directories { Directories(environment: environment) }
}

extension Settings {
    init(options: OptionValues, environment: Environment) {
        self.options = options
        self.environment = environment
        file = ConfigurationFile(environment)
        credential = FoundCredential(environment)
        source = .auto
        source = self[.source].flatMap { SourceOption(rawValue: $0) } ?? .auto
        guard source == .tmdb || source == .auto && credential != nil else { return }
        do throws(ErrorReport) {
            tmdb = try tmdb(with: credential?.credential.get())
        } catch {
            serverProblem = error
            source = .catalog
        }
    }

    func tmdb(with credential: Credential?) throws(ErrorReport) -> TMDBSettings {
        TMDBSettings(
            credential: credential,
            apiURL: try url(of: .api),
            imageURL: try url(of: .images)
        )
    }

    /// The settings of a command that does not need TMDB.
    var local: Settings {
        var settings = withoutOnlineSource()
        settings.source = .catalog
        return settings
    }

    /// The first invalid setting for a command that takes some of the options; `nil` for none.
    func problem(_ isTaken: (OptionSpec) -> Bool = { _ in true }) -> ErrorReport? {
        file.problems.first { $0.option.map(isTaken) ?? true }?.report ?? serverProblem
    }

    /// The faults that do not stop a command: of what is not used, or not private.
    var warnings: [String] {
        var warnings: [String] = []
        if let path = credential?.path, FileStatus(of: path)?.isReadableByOthers == true {
            warnings.append("other users can read \(path); 'chmod 600' makes it private")
        }
        if !file.exists, let folder = try? directories[.configuration].get(),
            FileStatus(of: "\(folder)/config.json5") != nil
        {
            warnings.append(
                "\(folder)/config.json5 is not read any more; write its settings as options with "
                    + "'movies config edit', and store its token with 'movies config set-token'"
            )
        }
        return warnings
    }
}

extension Settings {
    /// The value that counts; `nil` if the option is not set.
    subscript(option: OptionSpec) -> String? { values(of: option).last?.text }

    func isSet(_ option: OptionSpec) -> Bool { self[option] != nil }

    /// The values that count, with their origins; only some options have several.
    func values(of option: OptionSpec) -> [Value] {
        let typed = options.all(option).map {
            Value($0, Origin(kind: .option, place: option.name))
        }
        let stored = file.lines.filter { $0.option == option }.map {
            Value($0.value, Origin(kind: .file, place: file.place($0.number)))
        }
        switch option {
        case .bind: return stored + typed
        case .included, .excluded:
            let isTyped = options.isSet(.included) || options.isSet(.excluded)
            return isTyped ? typed : stored
        default: break
        }
        let variable = environment.value(of: option)
        if !typed.isEmpty {
            // `--color auto` leaves the decision to the environment.
            let isUndecided = option == .color && typed.last?.text == ColorMode.auto.rawValue
            return isUndecided ? variable.map { [$0] } ?? typed : typed
        }
        // The locale is the system's; the file is about this program.
        if let variable, option != .language || stored.isEmpty { return [variable] }
        return stored
    }

    var language: Language { self[.language].flatMap { Language($0) } ?? .standard }
    var region: Region? { self[.region].flatMap { Region($0) } }
    var color: ColorMode { self[.color].flatMap { ColorMode(rawValue: $0) } ?? .auto }
    var site: MovieSite? { self[.site].flatMap { MovieSite(rawValue: $0) } }

    /// The longest time that a command waits for the network.
    var timeout: Duration { self[.timeout].flatMap { Duration(timeout: $0) } ?? .seconds(10) }
    var includesAdult: Bool { isSet(.includeAdult) }
    var keepsHistory: Bool { !isSet(.noHistory) }
    var showsImages: Bool { !isSet(.noImages) }
    var usesMouse: Bool { !isSet(.noMouse) }
    var isOffline: Bool { isSet(.offline) }

    /// Whether cached responses are requested again.
    var forcesRefresh: Bool { isSet(.refresh) }
    var isVerbose: Bool { isSet(.verbose) }

    /// Whether notices and progress are omitted.
    var isQuiet: Bool { isSet(.quiet) }

    /// The paths of files that must list a movie, and of those that must not; `origin` is the
    /// configuration file if the paths are there.
    var movieFiles: (included: [String], excluded: [String], origin: String?) {
        let files = [OptionSpec.included, .excluded].map { values(of: $0) }
        let isTyped = files.joined().contains { $0.origin.kind == .option }
        let paths = files.map { $0.map { environment.expandingHome(in: $0.text) } }
        return (paths[0], paths[1], isTyped ? nil : file.path)
    }

    /// The keys and programs of `--bind`; read only for screens.
    func userKeys() throws(ErrorReport) -> UserKeys {
        if let problem = file.problems.first(where: { $0.option == .bind }) { throw problem.report }
        var keys = UserKeys()
        let binds = values(of: .bind).compactMap { value in
            (try? KeyBind(value.text)).map { (bind: $0, origin: value.origin) }
        }
        binds.forEach { keys.add($0.bind) }
        for (bind, origin) in binds {
            guard let conflict = keys.conflict(of: bind) else { continue }
            guard origin.kind == .file else { throw .usage("--bind: \(conflict)") }
            throw ErrorReport(.configuration, "\(origin.place): --bind: \(conflict)")
        }
        return keys
    }
}

extension Settings {
    /// The settings of what follows a request that has failed, so that it is not made again.
    func withoutOnlineSource() -> Settings {
        var settings = self
        settings.tmdb = nil
        return settings
    }

    /// Whether a search may send requests.
    var usesNetwork: Bool { tmdb != nil && !isOffline }

    /// Whether a search or details are requested even if they are cached.
    var isCertainToUseNetwork: Bool { forcesRefresh && usesNetwork && tmdb?.credential != nil }

    /// The name that people have for the online source; empty if there is none.
    var onlineSourceName: String { tmdb == nil ? "" : OnlineSource.tmdb.name }

    /// Whether the catalog is the fallback for the online source.
    var fallsBackToCatalog: Bool { source == .auto }

    /// Whether a one-shot command shows progress while it waits for a server.
    func showsProgress(on console: Console) -> Bool {
        usesNetwork && !isQuiet && !isVerbose && console.output.isTerminal
    }
}

extension ParsedArguments {
    /// Throws if both a file of movies and something else would be standard input.
    func checkStandardInput() throws(ErrorReport) {
        let files = [OptionSpec.included, .excluded].flatMap { options.all($0) }
        guard files.contains("-"), (files + operands).count(where: { $0 == "-" }) > 1 else {
            return
        }
        throw .usage("standard input can be read only once")
    }
}

extension RecordFormat {
    /// Rows on a terminal, unless JSON was requested.
    init(_ settings: Settings, in context: CommandContext) {
        let console = context.console
        if context.arguments.isSet(.json) {
            self = .json(JSONLayout(console))
        } else if console.output.isTerminal {
            self = .rows(width: console.width, usesColor: console.usesColor(settings.color))
        } else {
            self = .lines
        }
    }
}
