import CommandLineKit

extension ProgramReference {
    static let movieVariables = [
        Variable(
            name: "TMDB_ACCESS_TOKEN",
            meaning: "TMDB's API read access token; with it, movies come from TMDB",
            isEssential: true
        ),
        Variable(
            name: "TMDB_API_KEY",
            meaning: "TMDB's older API key, which counts if there is no token",
            isEssential: true
        ),
        Variable(name: "MOVIES_API_URL", meaning: "URL of TMDB's API"),
        Variable(name: "MOVIES_IMAGE_URL", meaning: "URL of TMDB's posters"),
        Variable(name: "MOVIES_IMDB_URL", meaning: "URL of IMDb's data sets"),
        Variable(name: "MOVIES_EXPORTS_URL", meaning: "URL of TMDB's daily exports"),
        Variable(
            name: "MOVIES_NO_HISTORY",
            meaning: "if set, no queries are saved"
        ),
        Variable(
            name: "LC_ALL, LC_MESSAGES, LANG",
            meaning: "the language of titles and overviews; the first that is set counts"
        ),
        Variable(
            name: "NO_COLOR",
            meaning: "if set, results have no colors",
            isEssential: true
        ),
        Variable(
            name: "FORCE_COLOR, CLICOLOR_FORCE",
            meaning: "if one is set, and not to 0, tables and text have colors even in a pipe, "
                + "unless NO_COLOR is set"
        ),
        Variable(
            name: "TERM",
            meaning: "if it is dumb, there are no colors and no screens"
        ),
        Variable(
            name: "COLUMNS",
            meaning: "width of tables; by default the width of the terminal"
        ),
        Variable(
            name: "PAGER",
            meaning: "command that shows results that are longer than the terminal, "
                + "such as 'less -R'",
            isEssential: true
        ),
        Variable(
            name: "LESS, LV",
            meaning: "options of pagers; if they are not set, the pager gets FRX and -c"
        ),
        Variable(
            name: "BROWSER",
            meaning: "commands that open a page, separated by colons, with %s for the URL; "
                + "the first that works is used"
        ),
        Variable(name: "https_proxy", meaning: "URL of the proxy to use"),
        Variable(
            name: "no_proxy",
            meaning: "hosts to reach without the proxy, separated by commas"
        ),
        Variable(
            name: "XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME, XDG_CACHE_HOME",
            meaning: "the folders of the files below, in place of ~/.config, ~/.local/share, "
                + "~/.local/state and ~/.cache"
        ),
        Variable(
            name: "SWIFT_BACKTRACE",
            meaning: "if it is enable=yes, a crash prints a stack trace"
        ),
    ]
}
