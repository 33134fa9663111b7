import CommandLineKit
import Terminal

/// The effective settings and the paths of the program's files, and where each comes from.
struct SettingsReport {
    struct Row: Sendable {
        let name: String

        /// `null` if it is not set; secrets are masked.
        let value: JSONValue
        let origin: SettingOrigin

        /// Whether few people set it.
        var isTechnical = false
    }

    let settings: [Row]
    let paths: [Row]

    let file: ConfigurationFile

    /// What people set first, then what is technical, and last the paths.
    var groups: [[Row]] {
        [settings.filter { !$0.isTechnical }, settings.filter(\.isTechnical), paths]
    }

    init(_ sources: SettingSources) {
        let credential = sources.credential?.setting ?? .accessToken
        settings = Setting.allCases.filter { !$0.declaration.type.isSecret || $0 == credential }
            .map { setting in
                Row(
                    name: setting.rawValue,
                    value: sources.text(of: setting).map {
                        setting.declaration.type.json($0) ?? .string("invalid")
                    } ?? .null,
                    origin: sources.value(of: setting)?.origin ?? .standard,
                    isTechnical: setting.declaration.isTechnical
                )
            }
        let directories = Directories(environment: sources.environment)
        paths = ProgramFile.all.map { file in
            let folder = try? directories[file.folder].get()
            let variable = file.folder.rawValue
            let isSet = sources.environment[variable]?.hasPrefix("/") ?? false
            return Row(
                name: file.key,
                value: JSONValue(folder.map { $0 + (file.name.map { "/" + $0 } ?? "") }),
                origin: isSet ? .environment(variable) : .standard
            )
        }
        file = sources.file
    }
}

extension SettingOrigin {
    /// What the user has to change to change a setting: an option, a variable or a file.
    func text(_ file: ConfigurationFile) -> String {
        switch self {
        case .option(let option): "--\(option.rawValue)"
        case .environment(let name): name
        case .file: file.path ?? ConfigurationFile.name
        case .standard: "default"
        }
    }

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
