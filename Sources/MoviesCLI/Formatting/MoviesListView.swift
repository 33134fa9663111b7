import CommandLineKit
import Presentation
import Terminal

/// The output of a command for a list of movies.
@MainActor
struct MoviesListView {
    let formatter: ListFormatter
    var explains = false

    var query: String?

    func output(_ phase: MoviesListState.Phase) -> CommandOutput {
        switch phase {
        case .idle, .loading: .interrupted
        case .loaded(let list): output(list)
        case .empty(let list, _): emptyOutput(list)
        case .failed(let failure): .failed(failure)
        }
    }

    private func output(_ list: MoviesList) -> CommandOutput {
        var output = CommandOutput(results: text(list))
        let notices = SearchNotices(list: list)
        if !formatter.settings.isQuiet {
            notices.introductions.forEach { output.introduce($0) }
            ignoredOptions(list).map { output.report($0) }
            formatter.footer(MoviesFooter(list: list).text).map { output.messages.append($0) }
            notices.texts(.addition, .warning).forEach { output.report($0) }
            output.messages += explanation(list)
        }
        if case .failed(let failure) = list.nextPage {
            output.fail(ErrorReport(failure, after: "there are more movies, but "))
        }
        return output
    }

    private func emptyOutput(_ list: MoviesList) -> CommandOutput {
        var output = CommandOutput(exitCode: .nothingFound)
        if formatter.isJSON { output.results = text(list) }
        guard !formatter.settings.isQuiet else { return output }
        for notice in EmptyListNotices(list: list).all { output.report(notice) }
        output.messages += explanation(list)
        return output
    }

    func explanation(_ list: MoviesList) -> [String] {
        explains ? list.explanationLines.map(\.sanitizedLine) : []
    }

    /// With a fallback, the options are respected as soon as TMDB responds.
    func ignoredOptions(_ list: MoviesList) -> String? {
        list.fallback == nil ? formatter.options.localization.notice(about: list.source) : nil
    }

    func text(_ list: MoviesList) -> String {
        var items = list.items
        for index in items.indices { items[index].query = query }
        return formatter.text(items) {
            JSONValue(list, movies: $0)
        } table: {
            $0.text(list.items)
        }
    }
}

/// The line below a table: which movies these are, how to see more of them, and their source.
struct MoviesFooter {
    let list: MoviesList

    /// The longest variant that fits; in a narrow terminal, words are dropped first, then the source.
    func text(width: Int) -> String {
        let positions = [
            [position, checked, option.map { "\($0) for more" }], [position, checked, option],
            [shortPosition, option],
        ]
        let variants = positions.flatMap { position in
            list.source.names.map { joined(position + [$0]) }
        }
        let shortest = joined([shortPosition, option])
        return variants.first { $0.displayWidth <= width } ?? shortest.truncated(to: width)
    }

    private func joined(_ parts: [String?]) -> String {
        parts.compactMap(\.self).joined(separator: " · ")
    }

    /// The number of movies that the filters were applied to, if the source has more.
    private var checked: String? {
        list.checkedCount.map { "among the first \($0.withThousandsCommas)" }
    }

    private var count: Int { list.items.count }

    private var position: String {
        if !list.isComplete { return (count == 1 ? "movie " : "movies ") + shortPosition }
        if count == 1 { return "1 movie" }
        return "\(count.withThousandsCommas)\(list.totalCountIsLimit ? "+" : "") movies"
    }

    private var shortPosition: String {
        guard !list.isComplete else { return position }
        let first = list.firstPosition
        let last = first + count - 1
        let range =
            count == 1
            ? first.withThousandsCommas : "\(first.withThousandsCommas)–\(last.withThousandsCommas)"
        let limit = list.totalCountIsLimit ? "+" : ""
        return "\(range) of \(max(list.totalCount, last).withThousandsCommas)\(limit)"
    }

    /// The option that shows more movies; `nil` if there are no more.
    private var option: String? {
        guard list.isTruncated || list.nextPage != .none else { return nil }
        let most = OptionType.limits.upperBound
        // The next page might skip the movies that the limit cut from this page.
        if list.isTruncated || list.limit.map({ $0 < most }) ?? false {
            return "--limit \(min(2 * count, most))"
        }
        return "--page \(list.pages.upperBound + 1)"
    }
}
