/// How a command prints a list: the options `--format`, `--fields` and `--csv-safe`.
struct ListOutputOptions<Field: ListField> {
    /// `nil` for the default, which depends on the terminal.
    let format: OutputFormat?

    /// `nil` for the default fields of the format.
    let fields: [Field]?
    let isCSVSafe: Bool

    /// `default` is the format without an option for it; `nil` for one that depends on the terminal.
    init(_ options: OptionValues, default: OutputFormat? = nil) throws(UsageError) {
        let chosen = options[.format].flatMap(OutputFormat.init)
        let format = chosen ?? (options.isSet(.fields) ? nil : `default`)
        fields = try options[.fields].map(Field.fields(named:))
        isCSVSafe = options.isSet(.csvSafe)
        if fields != nil, format == .table || format == .ids {
            throw UsageError(message: "--fields needs --format tsv, csv or json")
        }
        guard format == .csv || !isCSVSafe else {
            throw UsageError(message: "--csv-safe needs --format csv")
        }
        // A table has fixed columns.
        self.format = fields != nil ? format ?? .tsv : format
    }
}

/// Formats a list by the options of a command, for a console.
struct ListFormatter<Field: ListField> {
    let usesColor: Bool
    private let format: OutputFormat
    private let options: ListOutputOptions<Field>
    private let console: Console

    init(_ options: ListOutputOptions<Field>, settings: Settings, console: Console) {
        format = options.format ?? (console.output.isTerminal ? .table : .tsv)
        usesColor = console.usesColor(settings.color)
        self.options = options
        self.console = console
    }

    var isJSON: Bool { format == .json }

    /// `json` and `table` return the list in these formats.
    func text(
        _ items: [Field.Item],
        json: (_ fields: [Field]) -> String,
        table: () -> String
    ) -> String {
        switch format {
        case .tsv: TSV.text(items, options.fields ?? Field.columns)
        case .csv: CSV.text(items, options.fields ?? Field.columns, isSafe: options.isCSVSafe)
        case .json: json(options.fields ?? Field.keys)
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
