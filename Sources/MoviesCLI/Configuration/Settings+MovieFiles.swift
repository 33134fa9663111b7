import CommandLineKit
import Terminal

extension ParsedArguments {
    /// Throws if both a file of movies and something else would be standard input.
    func checkStandardInput() throws(UsageError) {
        let files = [OptionName.included, .excluded].flatMap { option in
            options[option]?.split(separator: "\n").map(String.init) ?? []
        }
        guard files.contains("-"), (files + operands).count(where: { $0 == "-" }) > 1 else {
            return
        }
        throw UsageError("standard input can be read only once")
    }
}

/// The files that say which movies the user wants to see.
extension Settings {
    /// The paths of files that must list a movie, and of those that must not.
    ///
    /// An option replaces what the configuration file says about both. `origin` is the configuration
    /// file if the paths are there.
    var movieFiles: (included: [String], excluded: [String], origin: String?) {
        let isOption =
            sources.options.isSet(.included) || sources.options.isSet(.excluded)
        return (
            paths(.included, onlyOptions: isOption), paths(.excluded, onlyOptions: isOption),
            isOption ? nil : sources.file.path
        )
    }

    private func paths(_ setting: Setting, onlyOptions: Bool) -> [String] {
        guard let value = sources.value(of: setting) else { return [] }
        let isInFile = value.origin == .file
        guard !isInFile || !onlyOptions else { return [] }
        return value.text.split(separator: "\n").map { path(String($0), isInFile: isInFile) }
    }

    /// A path in the configuration file is relative to the folder of that file.
    private func path(_ text: String, isInFile: Bool) -> String {
        let environment = sources.environment
        if text.hasPrefix("~/"), let home = environment["HOME"] { return home + text.dropFirst(1) }
        guard isInFile, !text.hasPrefix("/"),
            case .success(let folder) = directories[.configuration]
        else { return text }
        return "\(folder)/\(text)"
    }
}
