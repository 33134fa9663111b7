import CommandLineKit

extension ProgramReference {
    /// In the order of the manual; a setting that has no place in it comes last.
    static var movieVariables: [Entry] {
        let listed =
            of(.accessToken, .apiKey, .apiURL, .imageURL, .imdbURL, .exportsURL, .history)
            + of(.language, .color) + screen + of(.pager) + pagers + of(.browser) + system
        let names = listed.map(\.name)
        return listed
            + Setting.allCases.flatMap { of($0) }.filter { !names.contains($0.name) }
    }

    private static func of(_ settings: Setting...) -> [Entry] {
        settings.flatMap(\.declaration.variables.documentation)
    }

    private static let screen = [
        Entry(name: "TERM", meaning: "if it is dumb, there are no colors and no screens"),
        Entry(name: "COLUMNS", meaning: "width of tables; by default the width of the terminal"),
    ]

    private static let pagers = [
        Entry(
            name: "LESS, LV",
            meaning: "options of pagers; if they are not set, the pager gets FRX and -c"
        )
    ]

    private static let system = [
        Entry(name: "https_proxy", meaning: "URL of the proxy to use"),
        Entry(
            name: "no_proxy",
            meaning: "hosts to reach without the proxy, separated by commas"
        ),
        Entry(
            name: Directories.Folder.allCases.map(\.rawValue).joined(separator: ", "),
            meaning: "the folders of the files below, in place of ~/.config, ~/.local/share, "
                + "~/.local/state and ~/.cache"
        ),
        Entry(
            name: "SWIFT_BACKTRACE",
            meaning: "if it is enable=yes, a crash prints a stack trace"
        ),
    ]
}
