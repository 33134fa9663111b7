import CommandLineKit
import Presentation
import Terminal

/// The screens as numbered lines.
extension LineModeSession {
    func output(_ screen: Screen) -> CommandOutput {
        switch screen {
        case .prompt(let items): output(lines(items))
        case .movies(_, .loaded(let list)): output(list)
        case .movies(_, .empty(let list, let alternatives)):
            output(
                EmptyListNotices(list: list).all
                    + (alternatives.isEmpty ? [] : ["did you mean"] + lines(alternatives))
            )
        case .movies(_, .failed(let error)), .details(_, .failed(let error, _)):
            output([], error.message)
        case .details(_, .loaded(let item)): output(lines(item))
        case .movies(_, .idle), .movies(_, .loading), .details(_, .idle), .details(_, .loading):
            CommandOutput()
        }
    }

    func output(_ lines: [String], _ failure: String? = nil) -> CommandOutput {
        var output = CommandOutput(results: lines.map { $0 + "\n" }.joined())
        if let failure { output.introduce(failure) }
        return output
    }

    func output(_ page: WebPageState) -> CommandOutput {
        switch page {
        case .opened(let url): output(["opened \(url)"])
        case .url(let url): output([url], WebPageState.browserAdvice)
        case .failed(let failure): output([], failure.message)
        case .idle, .opening: CommandOutput()
        }
    }

    /// The movies that are not among the first ones, which have notices above them.
    func output(_ list: MoviesList, from first: Int = 0) -> CommandOutput {
        // The name of a person or a collection, which was not typed.
        let heading = list.query.hasPrefix(list.title) ? [] : [list.title.sanitizedLine]
        let notices = first == 0 ? heading + SearchNotices(list: list).all : []
        let layout = MovieRowLayout(columns: console.width - 3, hasRatings: list.hasRatings)
        let movies = list.items.enumerated().dropFirst(first).map { index, item in
            number(index) + layout.line(item, isSelected: false).text.trimmingEnd
        }
        let filters = (list.filters + (list.sort.map { ["by \($0)"] } ?? [])).map { ", \($0)" }
        let total = list.bestKnownTotal
        let shown = total == 1 ? "" : "\(list.items.count.withThousandsCommas) of "
        let count = shown + total.counted("movie") + filters.joined().sanitizedLine
        let attribution = list.source.attribution(width: console.width - count.count - 3)
        let failure =
            if case .failed(let error) = list.nextPage {
                "there are more movies, but \(error.message)"
            } else {
                String?.none
            }
        return output(notices + movies + ["\(count) · \(attribution)"], failure)
    }

    private func lines(_ suggestions: [QuerySuggestionViewModel]) -> [String] {
        suggestions.enumerated().map { index, item in
            let year = item.year.map { " (\($0))" } ?? ""
            let label = item.label.map { "  (\($0))" } ?? ""
            return "\(number(index))  \(item.text.sanitizedLine)\(year)\(label)"
        }
    }

    private func number(_ index: Int) -> String { String(index + 1).leftPadded(to: 3) }

    private func lines(_ item: MovieDetailsItemViewModel) -> [String] {
        var number = 0
        let lines = rows(item).map { row in
            guard row.link != nil else { return row.line.text }
            number += 1
            return "\(row.line.text)  [\(number)]"
        }
        return item.notices.map(\.sanitizedLine) + lines
            + [item.source.attribution(width: console.width)]
    }

    func rows(_ item: MovieDetailsItemViewModel) -> [MovieDetailsRow] {
        MovieDetailsLayout(item, width: console.width, in: .screen).rows
    }
}
