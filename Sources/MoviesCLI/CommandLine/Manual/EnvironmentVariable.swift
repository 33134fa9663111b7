/// An environment variable that the program reads, for the help and the manual.
struct EnvironmentVariable: Sendable {
    let name: String

    /// Begins in lower case and ends without a period; a semicolon separates sentences.
    let meaning: String

    /// Whether the help of the program names it, too.
    var isEssential = false
}

extension EnvironmentVariable {
    static let all = [
        EnvironmentVariable(
            name: "TMDB_ACCESS_TOKEN",
            meaning: "TMDB's API read access token; with it, movies come from TMDB",
            isEssential: true
        ),
        EnvironmentVariable(
            name: "TMDB_API_KEY",
            meaning: "TMDB's older API key, which counts if there is no token",
            isEssential: true
        ),
        EnvironmentVariable(name: "MOVIES_API_URL", meaning: "URL of TMDB's API"),
        EnvironmentVariable(name: "MOVIES_IMAGE_URL", meaning: "URL of TMDB's posters"),
        EnvironmentVariable(name: "MOVIES_IMDB_URL", meaning: "URL of IMDb's data sets"),
        EnvironmentVariable(name: "MOVIES_EXPORTS_URL", meaning: "URL of TMDB's daily exports"),
        EnvironmentVariable(
            name: "MOVIES_NO_HISTORY",
            meaning: "if set, no queries are saved"
        ),
        EnvironmentVariable(
            name: "LC_ALL, LC_MESSAGES, LANG",
            meaning: "the language of titles and overviews; the first that is set counts"
        ),
        EnvironmentVariable(
            name: "NO_COLOR",
            meaning: "if set, results have no colors",
            isEssential: true
        ),
        EnvironmentVariable(
            name: "FORCE_COLOR, CLICOLOR_FORCE",
            meaning: "if one is set, and not to 0, tables and text have colors even in a pipe, "
                + "unless NO_COLOR is set"
        ),
        EnvironmentVariable(
            name: "TERM",
            meaning: "if it is dumb, there are no colors and no screens"
        ),
        EnvironmentVariable(
            name: "COLUMNS",
            meaning: "width of tables; by default the width of the terminal"
        ),
        EnvironmentVariable(
            name: "PAGER",
            meaning: "command that shows results that are longer than the terminal, "
                + "such as 'less -R'",
            isEssential: true
        ),
        EnvironmentVariable(
            name: "LESS, LV",
            meaning: "options of pagers; if they are not set, the pager gets FRX and -c"
        ),
        EnvironmentVariable(
            name: "BROWSER",
            meaning: "commands that open a page, separated by colons, with %s for the URL; "
                + "the first that works is used"
        ),
        EnvironmentVariable(name: "https_proxy", meaning: "URL of the proxy to use"),
        EnvironmentVariable(
            name: "no_proxy",
            meaning: "hosts to reach without the proxy, separated by commas"
        ),
        EnvironmentVariable(
            name: "XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME, XDG_CACHE_HOME",
            meaning: "the folders of the files below, in place of ~/.config, ~/.local/share, "
                + "~/.local/state and ~/.cache"
        ),
        EnvironmentVariable(
            name: "SWIFT_BACKTRACE",
            meaning: "if it is enable=yes, a crash prints a stack trace"
        ),
    ]
}
