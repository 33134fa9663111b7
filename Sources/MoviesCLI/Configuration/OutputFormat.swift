/// How results are printed.
enum OutputFormat: String, CaseIterable {
    case table
    case tsv
    case csv
    case json
}
