import CommandLineKit
import Domain
import Presentation
import Terminal

/// The options of a command that only a localized source respects.
struct LocalizationOptions {
    /// The language that the option sets, if no catalog has titles in it.
    private let unknownLanguage: Language?
    private let setsRegion: Bool

    /// Takes only options, since the language of the user's system is not worth a notice.
    init(_ options: OptionValues) {
        let known = ["en"] + CatalogExtent.titleLanguages
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
        let other = OnlineSource.allCases.map(\.name).joined(by: "or")
        return switch (unknownLanguage != nil, setsRegion) {
        case (true, true): "\(titles); --language and --region need \(other) and a credential"
        case (true, false): "\(titles); --language needs \(other) and a credential"
        case (false, true): "--region needs \(other) and a credential"
        case (false, false): nil
        }
    }
}
