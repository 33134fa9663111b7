import Presentation

/// The options of a command that only TMDB respects.
struct TMDBOptions {
    private let setsLanguage: Bool
    private let setsRegion: Bool

    /// Takes the options of the command line.
    ///
    /// The language of the user's system is not worth a notice, and catalogs have English titles.
    init(_ options: OptionValues) {
        setsLanguage = options[.language].flatMap { Language($0) }.map { !$0.isEnglish } ?? false
        setsRegion = options.isSet(.region)
    }

    /// Says that a source ignores the options; `nil` if it does not.
    func notice(about source: SourceViewModel) -> String? {
        let facts: String
        switch source.kind {
        case .tmdb: return nil
        case .builtInCatalog: facts = "\(source.subject) has English and original titles"
        case .importedCatalog: facts = "\(source.subject) shows the titles of its data set"
        }
        return switch (setsLanguage, setsRegion) {
        case (true, true): "\(facts); --language and --region need TMDB and a credential"
        case (true, false): "\(facts); --language needs TMDB and a credential"
        case (false, true): "--region needs TMDB and a credential"
        case (false, false): nil
        }
    }
}
