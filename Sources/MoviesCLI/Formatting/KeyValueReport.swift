import Terminal

/// Named values, printed for people, as lines or as JSON.
struct KeyValueReport {
    enum Format {
        /// One `name<TAB>value` pair per line; an unknown value is empty.
        case lines

        /// One object; an unknown value is `null`.
        case json

        /// Labels and values in two columns.
        case rows(width: Int, usesColor: Bool)

        /// The format of a command: rows on a terminal, unless JSON was requested.
        init(showsJSON: Bool, settings: Settings, console: Console) {
            if showsJSON {
                self = .json
            } else if console.output.isTerminal {
                self = .rows(width: console.width, usesColor: console.usesColor(settings.color))
            } else {
                self = .lines
            }
        }

        var isRows: Bool {
            if case .rows = self { true } else { false }
        }
    }

    let members: [(name: String, value: JSONValue)]

    /// For people: labels and sanitized values.
    var rows: [(label: String, value: String)] = []

    func text(as format: Format) -> String {
        switch format {
        case .lines: lines
        case .json: json
        case .rows(let width, let usesColor):
            LabeledRows(rows, width: width).lines
                .map { $0.output(usesColor: usesColor) + "\n" }.joined()
        }
    }

    var lines: String {
        members.map { "\($0.name)\t\($0.value.delimitedText)\n" }.joined()
    }

    var json: String {
        JSONValue.object(members.map { ($0.name, $0.value) }).text + "\n"
    }
}
