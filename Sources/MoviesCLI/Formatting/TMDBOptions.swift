import CommandLineKit
import Presentation

/// The options of a command that only TMDB respects.
struct TMDBOptions {
    /// The language that the option sets, if no catalog has titles in it.
    private let unknownLanguage: Language?
    private let setsRegion: Bool

    /// Takes the options of the command line.
    ///
    /// The language of the user's system is not worth a notice.
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
        return switch (unknownLanguage != nil, setsRegion) {
        case (true, true): "\(titles); --language and --region need TMDB and a credential"
        case (true, false): "\(titles); --language needs TMDB and a credential"
        case (false, true): "--region needs TMDB and a credential"
        case (false, false): nil
        }
    }
}
