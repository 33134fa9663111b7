import Presentation
import Terminal

/// Notices about a list of movies.
struct SearchNotices {
    private let list: MoviesList

    init(_ list: MoviesList) {
        self.list = list
    }

    /// What is shown instead of what was requested.
    var substitutions: [String] {
        texts(.substitution) + [list.fallback?.message.sanitizedLine].compactMap(\.self)
    }

    /// What the source does not know, and what it had to assume.
    var limitations: [String] { texts(.limitation) }

    /// Before the movies in the output of a command; the last one introduces them.
    var introductions: [String] { substitutions + texts(.limitation, .introduction) }

    /// In the order in which they are shown above the movies on a screen.
    var all: [String] {
        let extent = list.updateNotice == nil ? nil : list.builtInExtent?.sentence
        return substitutions + texts(.limitation, .warning) + [extent].compactMap(\.self)
            + texts(.introduction)
    }

    /// What failed beside the search.
    var warnings: [String] { texts(.warning) }

    private func texts(_ kinds: SearchNoticeViewModel.Kind...) -> [String] {
        kinds.flatMap { list.notices($0) }.map(\.sentence.text)
    }
}

extension [SentencePart] {
    /// The maximum width of what is quoted within a sentence.
    private static var quotationWidth: Int { 40 }

    /// The sentence, safe to show.
    var text: String {
        map { part in
            switch part {
            case .text(let text): text
            case .quotation(let text): "\"\(text.sanitizedLine(width: Self.quotationWidth))\""
            case .person(let person): person.summary(of: 2, withID: true)
            case .failure(let failure): failure.message.sanitizedLine
            }
        }.joined()
    }
}
