import CommandLineKit
import Terminal

/// How a command prints a list: the options `--format`, `--fields` and `--csv-safe`.
///
/// Not generic, since the Swift runtime takes 7 % of a search to make a generic type.
struct ListOutputOptions {
    /// `nil` for the default, which depends on the terminal.
    let format: OutputFormat?

    /// The names of fields; `nil` for the default fields of the format.
    private let fieldNames: [String]?
    let isCSVSafe: Bool

    /// `default` is the format without an option for it; `nil` for one that depends on the terminal.
    init<Field: ListField>(
        _ options: OptionValues,
        of type: Field.Type,
        default: OutputFormat? = nil
    ) throws(UsageError) {
        let chosen = options[.format].flatMap(OutputFormat.init)
        let format = chosen ?? (options.isSet(.fields) ? nil : `default`)
        fieldNames = try options[.fields].map(Field.fields(named:))?.map(\.name)
        isCSVSafe = options.isSet(.csvSafe)
        if fieldNames != nil, format == .table || format == .ids {
            throw UsageError(message: "--fields needs --format tsv, csv or json")
        }
        guard format == .csv || !isCSVSafe else {
            throw UsageError(message: "--csv-safe needs --format csv")
        }
        // A table has fixed columns.
        self.format = fieldNames != nil ? format ?? .tsv : format
    }

    /// `nil` for the default fields of the format.
    func fields<Field: ListField>(of type: Field.Type) -> [Field]? {
        fieldNames?.compactMap(Field.init(rawValue:))
    }
}

/// Formats a list by the options of a command, for a console.
struct ListFormatter {
    let usesColor: Bool
    private let format: OutputFormat
    private let options: ListOutputOptions
    private let console: Console

    init(_ options: ListOutputOptions, settings: Settings, console: Console) {
        format = options.format ?? (console.output.isTerminal ? .table : .tsv)
        usesColor = console.usesColor(settings.color)
        self.options = options
        self.console = console
    }

    var isJSON: Bool { format == .json }

    /// `json` and `table` return the list in these formats.
    func text<Field: ListField>(
        _ items: [Field.Item],
        of type: Field.Type,
        json: (_ fields: [Field]) -> String,
        table: () -> String
    ) -> String {
        let fields = options.fields(of: type)
        return switch format {
        case .tsv: TSV.text(items, fields ?? Field.columns)
        case .csv: CSV.text(items, fields ?? Field.columns, isSafe: options.isCSVSafe)
        case .json: json(fields ?? Field.keys)
        case .ids: TSV.text(items, [Field.id])
        case .table: table()
        }
    }

    /// A line below a table on a terminal; `nil` for other formats.
    func footer(_ text: (_ width: Int) -> String) -> String? {
        guard console.output.isTerminal, format == .table else { return nil }
        let footer = text(console.width)
        // Messages may go to a file while the results go to a terminal.
        return usesColor && console.errors.isTerminal
            ? TextStyle.secondary.applied(to: footer) : footer
    }
}
