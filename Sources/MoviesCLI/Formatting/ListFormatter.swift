import CommandLineKit
import Presentation
import Terminal

/// How a command prints a list: the options `--format`, `--fields` and `--csv-safe`.
struct ListOutputOptions {
    /// `nil` for the default, which depends on the terminal.
    let format: OutputFormat?

    /// `nil` for the default fields of the format.
    let fields: [MovieField]?
    let isCSVSafe: Bool
    let localization: LocalizationOptions
    fileprivate let allFields: MovieFields

    /// `allFields` are those of the list, and `default` is the format without an option for it; `nil`
    /// for one that depends on the terminal.
    init(
        _ options: OptionValues,
        _ allFields: MovieFields,
        default: OutputFormat? = nil
    ) throws(UsageError) {
        self.allFields = allFields
        localization = LocalizationOptions(options)
        let chosen = options[.format].flatMap(OutputFormat.init)
        let format = chosen ?? (options.isSet(.fields) ? nil : `default`)
        fields = try options[.fields].map(allFields.parse)
        isCSVSafe = options.isSet(.csvSafe)
        if fields != nil, format == .table || format == .ids {
            throw UsageError("--fields needs --format tsv, csv or json")
        }
        guard format == .csv || !isCSVSafe else {
            throw UsageError("--csv-safe needs --format csv")
        }
        // A table has fixed columns.
        self.format = fields != nil ? format ?? .tsv : format
    }
}

/// Formats a list of movies by the options of a command, for a console.
struct ListFormatter {
    let options: ListOutputOptions
    let settings: Settings
    let console: Console

    var isJSON: Bool { format == .json }
    var usesColor: Bool { console.usesColor(settings.color) }
    private var format: OutputFormat {
        options.format ?? (console.output.isTerminal ? .table : .tsv)
    }

    /// `json` returns the list as one JSON object, with the movies in it; `table` as a table.
    func text(
        _ items: [ListedMovie],
        json: (_ movies: JSONValue) -> JSONValue,
        table: (ConsoleTable) -> String
    ) -> String {
        let columns = options.fields ?? options.allFields.columns
        switch format {
        case .tsv: return TSV.text(rows(items, columns))
        case .csv:
            let names = columns.map { JSONValue($0.name) }
            return CSV.text([names] + rows(items, columns), isSafe: options.isCSVSafe)
        case .json:
            let keys = options.fields ?? options.allFields.keys
            return json(.array(items.map { JSONValue($0, keys) })).line
        case .ids: return TSV.text(rows(items, [.id]))
        case .table:
            return table(
                ConsoleTable(
                    width: console.width,
                    usesColor: usesColor,
                    showsLinks: console.showsLinks
                )
            )
        }
    }

    private func rows(_ items: [ListedMovie], _ fields: [MovieField]) -> [[JSONValue]] {
        items.map { item in fields.map { $0.value(of: item) } }
    }

    /// A line below a table on a terminal; `nil` for other formats.
    func footer(_ text: (_ width: Int) -> String) -> String? {
        guard console.output.isTerminal, format == .table else { return nil }
        let footer = text(console.width)
        // Messages may go to a file while the results go to a terminal.
        return usesColor && console.errors.isTerminal
            ? Palette.output.apply(.secondary, to: footer) : footer
    }
}
