import CommandLineKit
import Terminal

/// How a command prints records that are not movies.
enum RecordFormat: Hashable {
    /// Tab-separated values, one record per line.
    case lines

    /// One object; an unknown value is `null`.
    case json(JSONLayout)

    /// For people, on a terminal.
    case rows(width: Int, usesColor: Bool)

    /// Rows on a terminal, unless JSON was requested.
    init(_ settings: Settings, in context: CommandContext) {
        let console = context.console
        if context.arguments.isSet(.json) {
            self = .json(JSONLayout(console))
        } else if console.output.isTerminal {
            self = .rows(width: console.width, usesColor: console.usesColor(settings.color))
        } else {
            self = .lines
        }
    }

    func text(
        lines: @autoclosure () -> String,
        json: @autoclosure () -> JSONValue,
        rows: (_ width: Int) -> [StyledLine]
    ) -> String {
        switch self {
        case .lines: lines()
        case .json(let layout): json().document(layout)
        case .rows(let width, let usesColor): rows(width).output(usesColor: usesColor)
        }
    }
}

/// Named values, each printed as `name<TAB>value`, as a member of a JSON object, or as a label and
/// a text in two columns.
struct KeyValueReport {
    /// The label and the text, which is sanitized, are for people: without a label only scripts want the
    /// value, and without a text it is unknown.
    typealias Row = (name: String, value: JSONValue, label: String?, text: String?)

    let rows: [Row]

    func text(as format: RecordFormat) -> String {
        format.text(
            lines: rows.map { "\($0.name)\t\($0.value.delimitedText)\n" }.joined(),
            json: .object(rows.map { ($0.name, $0.value) })
        ) { width in
            let labeled = rows.compactMap { row -> (label: String, value: String)? in
                guard let label = row.label, let text = row.text else { return nil }
                return (label, text)
            }
            return LabeledRows(rows: labeled, width: width).lines
        }
    }
}
