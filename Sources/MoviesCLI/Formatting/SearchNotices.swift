import Presentation
import Terminal

/// Notices about a list of movies.
struct SearchNotices {
    let list: MoviesList

    /// The results that are shown instead of requested ones.
    var substitutions: [String] {
        texts(.substitution) + [list.fallback?.message.sanitizedLine].compactMap(\.self)
    }

    /// Before the reason why there are no movies.
    var ofEmptyList: [String] { texts(.limitation) + substitutions }

    /// Before the movies in the output of a command; the last one introduces them.
    var introductions: [String] { substitutions + texts(.limitation, .introduction) }

    /// The introductions that other queries of the same source and options share.
    var ofSource: [String] {
        [list.fallback?.message.sanitizedLine].compactMap(\.self)
            + list.notices(.limitation).filter(\.isOfSource).map(\.sentence.text)
    }

    /// The introductions and warnings about this query only.
    var ofQuery: [String] {
        texts(.substitution)
            + list.notices(.limitation).filter { !$0.isOfSource }.map(\.sentence.text)
            + texts(.introduction, .addition, .warning, .unknownPerson, .unknownGenre, .unknownWish)
    }

    /// In the order in which they are shown above the movies on a screen.
    var all: [String] { substitutions + texts(.limitation, .warning, .introduction, .addition) }

    func texts(_ kinds: SearchNoticeViewModel.Kind...) -> [String] {
        kinds.flatMap { list.notices($0) }.map(\.sentence.text)
    }
}

extension String {
    /// A query or a list of filters within a sentence.
    var shortened: String { sanitizedLine(width: 40) }
}

extension [SentencePart] {
    /// The sentence, safe to show.
    var text: String {
        map { part in
            switch part {
            case .text(let text): text.sanitizedLine
            case .quotation(let text): "\"\(text.shortened)\""
            case .person(let person): person.summary(of: 2, withID: true)
            case .failure(let failure): failure.message.sanitizedLine
            }
        }.joined()
    }
}

extension SearchProblem {
    var message: String {
        switch self {
        case .invalidFilter(let failure): failure.summary.sanitizedLine
        case .noFilterToRemove: "there is no filter; f adds one"
        case .noRecentQuery: "there is no recent query"
        case .noOlderQuery: "there is no older query"
        case .nothingToDelete: "select a recent query to delete it"
        case .noValues(let values): "these movies have no \(values)"
        case .markedMovies(let count):
            "\(count.counted("movie")) marked; Enter picks, Ctrl-C quits"
        }
    }

    /// Whether it is about a text that may not be complete yet.
    var isAboutTyping: Bool { if case .invalidFilter = self { true } else { false } }
}

extension SourceViewModel {
    var requiredAttribution: String { attributions.first ?? "" }

    /// The attribution that the owner requires; `nil` for the built-in catalog, which is our own.
    var ownersAttribution: String? { isBuiltInCatalog ? nil : requiredAttribution }

    /// The longest attribution that fits.
    func attribution(width: Int) -> String {
        attributions.first { $0.displayWidth <= width } ?? attributions.last ?? ""
    }
}
