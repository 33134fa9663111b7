import CommandLineKit
import Presentation
import Terminal

/// What a command prints for the movies that names mean.
struct MatchesView {
    enum Format: String, CaseIterable {
        case table
        case tsv
        case csv
        case json
    }

    /// The columns of tsv and csv.
    private static let columns = ["certainty", "id", "title", "year", "name"]

    /// `nil` for the default, which depends on the terminal.
    let format: Format?
    let settings: Settings
    let console: Console

    func output(_ state: MovieMatchesState) -> CommandOutput {
        switch state {
        case .loaded(let matches):
            CommandOutput(
                results: text(matches),
                exitCode: state.hasMovies ? .done : .nothingFound
            )
        case .failed(let failure): .failed(failure)
        }
    }

    private func text(_ matches: [MovieMatchItemViewModel]) -> String {
        switch format ?? (console.output.isTerminal ? .table : .tsv) {
        case .tsv: TSV.text(matches.map(Self.row))
        case .csv:
            CSV.text([Self.columns.map { JSONValue($0) }] + matches.map(Self.row), isSafe: false)
        case .json: Self.json(matches).document(JSONLayout(console))
        case .table:
            ConsoleTable(
                width: console.width,
                usesColor: console.usesColor(settings.color),
                showsLinks: console.showsLinks
            ).text(matches)
        }
    }

    private static func row(_ match: MovieMatchItemViewModel) -> [JSONValue] {
        [
            JSONValue(match.certainty), JSONValue(match.movie?.id), JSONValue(match.movie?.title),
            JSONValue(match.movie?.year), JSONValue(match.name),
        ]
    }

    private static func json(_ matches: [MovieMatchItemViewModel]) -> JSONValue {
        let objects: [JSONValue] = matches.map { match in
            [
                "certainty": JSONValue(match.certainty),
                "name": JSONValue(match.name),
                "movie": match.movie.map { JSONValue($0, keys) } ?? .null,
            ]
        }
        return ["source": JSONValue(MovieMatchesViewModel.source), "matches": .array(objects)]
    }

    /// No catalog knows posters, and few know how popular a movie is.
    static let keys = MovieFields.ofMovies.keys.filter {
        ![.because, .posterURL, .ownRating, .popularity].contains($0) && !$0.spec.isDetail
    }
}

extension ConsoleTable {
    /// The movies that names mean: certainty, year, title, id and name, which is truncated first.
    fileprivate func text(_ matches: [MovieMatchItemViewModel]) -> String {
        let titles = matches.map { $0.movie?.title.sanitizedLine ?? "" }
        let names = matches.map(\.name.sanitizedLine)
        let widest = titles.map(\.displayWidth).max() ?? 0
        let title = { room in min(widest, max(room / 2, 1)) }
        let name = names.map(\.displayWidth).max() ?? 0
        return text(
            rowCount: matches.count,
            [
                column("MATCH", matches.map(\.certainty), .content("likely".count)),
                years(matches.map(\.movie?.year)),
                self.titles(titles, matches.map(\.movie?.pageURL), title),
                column("ID", matches.map { $0.movie?.id ?? "" }),
                TableColumn("NAME", .optional(name, least: 10, beside: title)) { row, width in
                    names[row].truncated(to: width)
                },
            ]
        )
    }
}
