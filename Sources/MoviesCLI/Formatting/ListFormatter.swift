import CommandLineKit
import Presentation
import Terminal

/// The output of a list by a command: the options `--format` and `--fields`.
struct ListOutputOptions {
    /// `nil` for the default, which depends on the terminal.
    let format: OutputFormat?

    let fields: [MovieField]?

    /// The template that prints the movies instead of a format.
    let template: MovieTemplate?
    let localization: LocalizationOptions
    fileprivate let allFields: MovieFields

    /// `allFields` are those of the list, and `default` is the format without an option for it; `nil`
    /// for one that depends on the terminal.
    init(
        _ options: OptionValues,
        _ allFields: MovieFields,
        default: OutputFormat? = nil
    ) throws(ErrorReport) {
        self.allFields = allFields
        localization = LocalizationOptions(options)
        template = try MovieTemplate(of: options, allFields)
        let chosen = options[.format].flatMap(OutputFormat.init)
        format = chosen ?? (options.isSet(.fields) || template != nil ? nil : `default`)
        fields = try options[.fields].map(allFields.parse)
        if fields != nil, template != nil {
            throw .usage("--fields can't be used with a template, which names its fields")
        }
        if fields != nil, format == .ids || format == .letterboxd {
            throw .usage("--fields needs --format table, tsv, csv or json")
        }
    }
}

/// Formats a list of movies by the options of a command, for a console.
struct ListFormatter {
    let options: ListOutputOptions
    let settings: Settings
    let console: Console

    /// Whether it is the list of one of several queries, with which rows begin.
    var isOneOfSeveral = false

    /// Whether no list was printed before it.
    var isFirst = true

    var isJSON: Bool { format == .json }
    var usesColor: Bool { console.usesColor(settings.color) }
    private var format: OutputFormat {
        options.format ?? (console.output.isTerminal ? .table : .tsv)
    }

    var isTable: Bool { options.template == nil && format == .table }

    /// Whether movies are printed with values that only their details have; a table also shows those by
    /// which it is sorted.
    func showsDetails(sortsByDetails: Bool) -> Bool {
        if let fields = options.template?.fields ?? options.fields ?? keys {
            return fields.contains(where: \.spec.isDetail)
        }
        return isTable && sortsByDetails
    }

    private var keys: [MovieField]? { isJSON ? options.fields ?? options.allFields.keys : nil }

    /// `json` returns the list as one JSON object, with the movies in it; `heading` is above a table,
    /// and `table` has the usual columns.
    func text(
        _ items: [MoviesListItemViewModel],
        json: (_ movies: JSONValue) -> JSONValue,
        heading: () -> String = { "" },
        table: (ConsoleTable) -> String
    ) -> String {
        if let template = options.template { return items.map(template.line).joined() }
        let columns = options.fields ?? (isOneOfSeveral ? [.query] : []) + options.allFields.columns
        switch format {
        case .tsv: return TSV.text(rows(items, columns))
        case .csv:
            let names = columns.map { JSONValue($0.name) }
            return CSV.text((isFirst ? [names] : []) + rows(items, columns))
        case .json:
            let keys = keys ?? []
            return json(.array(items.map { JSONValue($0, keys) })).document(JSONLayout(console))
        case .letterboxd: return LetterboxdCSV.text(items, hasHeader: isFirst)
        case .ids: return TSV.text(rows(items, [.id]))
        case .table:
            let heading = heading()
            if items.isEmpty { return heading }
            let space = heading.isEmpty ? "" : "\n"
            return heading + space
                + (options.fields.map { self.table.text(items, $0) } ?? table(self.table))
        }
    }

    private var table: ConsoleTable {
        ConsoleTable(width: console.width, usesColor: usesColor, showsLinks: console.showsLinks)
    }

    private func rows(_ items: [MoviesListItemViewModel], _ fields: [MovieField]) -> [[JSONValue]] {
        let values = fields.map(\.spec.value)
        return items.map { item in values.map { $0(item) } }
    }

    /// A line below a table on a terminal; `nil` for other formats.
    func footer(_ text: (_ width: Int) -> String) -> String? {
        guard console.output.isTerminal, isTable else { return nil }
        let footer = text(console.width)
        // Messages may go to a file while the results go to a terminal.
        return usesColor && console.errors.isTerminal
            ? Palette.output.apply(.secondary, to: footer) : footer
    }
}

/// The comma-separated values that Letterboxd imports (letterboxd.com/about/importing-data).
enum LetterboxdCSV {
    private static let names = ["tmdbID", "imdbID", "Title", "Year", "Rating10"]

    static func text(_ items: [MoviesListItemViewModel], hasHeader: Bool = true) -> String {
        let header = hasHeader ? [names.map { JSONValue($0) }] : []
        return CSV.text(header + items.map(values))
    }

    private static func values(_ item: MoviesListItemViewModel) -> [JSONValue] {
        let fields: [MovieField] = [.tmdbID, .imdbID, .title, .year]
        // From 1 to 10, in whole numbers.
        let rating = JSONValue(item.ownRating.map { Int($0.rounded()) })
        return fields.map { $0.value(of: item) } + [rating]
    }
}
