/// How a command prints a list: the options `--format`, `--fields` and `--csv-safe`.
struct ListOutputOptions<Field: ListField> {
    /// `nil` for the default, which depends on the terminal.
    let format: OutputFormat?

    /// `nil` for the default fields of the format.
    let fields: [Field]?
    let isCSVSafe: Bool

    init(_ options: OptionValues) throws(UsageError) {
        let format = options[.format].flatMap(OutputFormat.init)
        fields = try options[.fields].map(Field.fields(named:))
        isCSVSafe = options.isSet(.csvSafe)
        if fields != nil, format == .table || format == .ids {
            throw UsageError(message: "--fields needs --format tsv, csv or json")
        }
        guard format == .csv || !isCSVSafe else {
            throw UsageError(message: "--csv-safe needs --format csv")
        }
        // A table has columns of its own.
        self.format = fields != nil ? format ?? .tsv : format
    }
}
