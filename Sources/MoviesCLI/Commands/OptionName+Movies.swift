import CommandLineKit

/// The options of the program.
extension OptionName {
    static var akas: OptionName { "akas" }
    static var color: OptionName { "color" }
    static var csvSafe: OptionName { "csv-safe" }
    static var director: OptionName { "director" }
    static var exact: OptionName { "exact" }
    static var fields: OptionName { "fields" }
    static var format: OptionName { "format" }
    static var from: OptionName { "from" }
    static var genre: OptionName { "genre" }
    static var help: OptionName { "help" }
    static var ids: OptionName { "ids" }
    static var includeAdult: OptionName { "include-adult" }
    static var interactive: OptionName { "interactive" }
    static var json: OptionName { "json" }
    static var language: OptionName { "language" }
    static var limit: OptionName { "limit" }
    static var man: OptionName { "man" }
    static var noColor: OptionName { "no-color" }
    static var noHistory: OptionName { "no-history" }
    static var noImages: OptionName { "no-images" }
    static var noInput: OptionName { "no-input" }
    static var noMouse: OptionName { "no-mouse" }
    static var noTUI: OptionName { "no-tui" }
    static var offline: OptionName { "offline" }
    static var originalLanguage: OptionName { "original-language" }
    static var page: OptionName { "page" }
    static var people: OptionName { "people" }
    static var person: OptionName { "person" }
    static var pick: OptionName { "pick" }
    static var print: OptionName { "print" }
    static var quiet: OptionName { "quiet" }
    static var rating: OptionName { "rating" }
    static var refresh: OptionName { "refresh" }
    static var region: OptionName { "region" }
    static var reverse: OptionName { "reverse" }
    static var runtime: OptionName { "runtime" }
    static var site: OptionName { "site" }
    static var sort: OptionName { "sort" }
    static var source: OptionName { "source" }
    static var timeout: OptionName { "timeout" }
    static var verbose: OptionName { "verbose" }
    static var version: OptionName { "version" }
    static var votes: OptionName { "votes" }
    static var year: OptionName { "year" }
}
