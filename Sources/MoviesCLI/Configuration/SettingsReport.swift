import CommandLineKit
import Data
import Infrastructure
import Terminal

/// The effective settings and the paths of the program's files, and where each comes from.
struct SettingsReport {
    struct Row: Sendable {
        let name: String

        /// `null` if it is not set; secrets are masked.
        let value: JSONValue
        let origin: SettingOrigin
    }

    /// Shown for any secret, so that its length is not shown either.
    private static let mask = "********"

    let settings: [Row]
    let paths: [Row]

    private let file: ConfigurationFile

    init(_ sources: SettingSources, _ settings: Settings) {
        let all = ConfigurationKey.allCases.filter { !$0.isSecret }.map { key in
            Row(
                name: key.rawValue,
                value: Self.value(key, sources, settings),
                origin: sources.setting(key)?.origin ?? .standard
            )
        }
        self.settings =
            [Self.credential(sources)] + all
            + [
                Self.variable("imdbURL", "MOVIES_IMDB_URL", DataSetURLs.standardIMDb, sources),
                Self.variable(
                    "exportsURL",
                    "MOVIES_EXPORTS_URL",
                    DataSetURLs.standardExports,
                    sources
                ),
                Self.variable("browser", "BROWSER", nil, sources),
                Self.variable("pager", "PAGER", nil, sources),
            ]
        let directories = settings.directories
        paths = [
            Self.path(
                "configurationFile",
                directories.configuration,
                ConfigurationFile.name,
                "XDG_CONFIG_HOME",
                sources
            ),
            Self.path(
                "catalogFile",
                directories.data,
                CatalogStore.fileName,
                "XDG_DATA_HOME",
                sources
            ),
            Self.path(
                "historyFile",
                directories.state,
                FileRecentQueriesRepository.fileName,
                "XDG_STATE_HOME",
                sources
            ),
            Self.path("cacheFolder", directories.cache, nil, "XDG_CACHE_HOME", sources),
        ]
        file = sources.file
    }

    func origin(_ origin: SettingOrigin) -> String { Self.origin(origin, file) }

    /// What the user has to change to change a setting: an option, a variable or a file.
    static func origin(_ origin: SettingOrigin, _ file: ConfigurationFile) -> String {
        switch origin {
        case .option(let option): "--\(option.rawValue)"
        case .environment(let name): name
        case .file: file.path ?? ConfigurationFile.name
        case .standard: "default"
        }
    }

    private static func credential(_ sources: SettingSources) -> Row {
        let found = TMDBSettings.credentialSetting(sources)
        return Row(
            name: (found?.key ?? .accessToken).rawValue,
            value: JSONValue(found.map { _ in mask }),
            origin: found?.setting.origin ?? .standard
        )
    }

    private static func value(
        _ key: ConfigurationKey,
        _ sources: SettingSources,
        _ settings: Settings
    ) -> JSONValue {
        if let setting = sources.setting(key), let type = key.type, !type.accepts(setting.text) {
            return .string("invalid")
        }
        return switch key {
        case .accessToken, .apiKey: .null
        case .apiURL, .imageURL:
            url(sources.setting(key)?.text ?? TMDBSettings.standardURL(key))
        case .language: .string(settings.language.description)
        case .region: JSONValue(settings.region?.description)
        case .source: .string(sources.setting(key)?.text ?? SourceOption.auto.rawValue)
        case .includeAdult: .bool(settings.includesAdult)
        case .color: .string(settings.color.rawValue)
        case .timeout: seconds(settings.timeout)
        case .history: .bool(settings.keepsHistory)
        case .images: .bool(settings.showsImages)
        case .mouse: .bool(settings.usesMouse)
        }
    }

    private static func seconds(_ timeout: Timeout) -> JSONValue {
        let seconds = timeout.duration / .seconds(1)
        return seconds == seconds.rounded() ? .int(Int(seconds)) : .double(seconds)
    }

    /// An invalid URL may have a password, and is not shown.
    private static func url(_ text: String) -> JSONValue {
        .string(ServiceURL(text) == nil ? "invalid" : text)
    }

    private static func variable(
        _ name: String,
        _ variable: String,
        _ standard: String?,
        _ sources: SettingSources
    ) -> Row {
        // Only URLs have a default.
        let value = sources.environment[variable]
        return Row(
            name: name,
            value: standard.map { url(value ?? $0) } ?? JSONValue(value),
            origin: value == nil ? .standard : .environment(variable)
        )
    }

    private static func path(
        _ name: String,
        _ folder: Result<String, Directories.Unavailable>,
        _ file: String?,
        _ variable: String,
        _ sources: SettingSources
    ) -> Row {
        let isSet = sources.environment[variable]?.hasPrefix("/") ?? false
        let path = (try? folder.get()).map { folder in file.map { "\(folder)/\($0)" } ?? folder }
        return Row(
            name: name,
            value: JSONValue(path),
            origin: isSet ? .environment(variable) : .standard
        )
    }
}

extension SettingOrigin {
    /// The value of `origin` in JSON.
    var kind: String {
        switch self {
        case .option: "option"
        case .environment: "environment"
        case .file: "file"
        case .standard: "default"
        }
    }
}
