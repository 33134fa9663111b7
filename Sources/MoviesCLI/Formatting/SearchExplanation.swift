import Presentation
import Terminal

/// How a search found the movies of a list, in lines for `--explain`.
struct SearchExplanation {
    let list: MoviesList

    var lines: [String] {
        ["stage: \(stage)"] + (list.understood.map { ["understood: \($0.sanitizedLine)"] } ?? [])
            + list.items.map(line)
    }

    /// What the text was looked for in.
    private var stage: String {
        switch list.match {
        case .allWords: list.text.isEmpty ? "filters" : "title"
        case .mostWords: "closest"
        case .meaning: "meaning"
        case .about: "about"
        case nil: "none"
        }
    }

    private func line(_ item: MoviesListItemViewModel) -> String {
        let year = item.year.map { " (\($0))" } ?? ""
        let rank = item.rank.map { " (\($0))" } ?? ""
        return "\(item.title.sanitizedLine)\(year): \(item.because?.sanitizedLine ?? match)\(rank)"
    }

    /// Why a movie without a reason is there.
    private var match: String {
        switch list.match {
        case .mostWords: "most words in the title"
        case .allWords where !list.text.isEmpty: "all words in the title"
        case .allWords, .meaning: "matches the filters"
        case .about, nil: "about the words"
        }
    }
}
