package import Terminal

/// The format in which a command prints records that are not movies.
package enum RecordFormat: Hashable {
    /// Tab-separated values, one record per line.
    case lines

    /// One object; an unknown value is `null`.
    case json(JSONLayout)

    /// For people, on a terminal.
    case rows(width: Int, usesColor: Bool)

    package func text(
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
package struct KeyValueReport {
    /// The label and the text, which is sanitized, are for people: without a label only scripts want the
    /// value, and without a text it is unknown.
    package typealias Row = (name: String, value: JSONValue, label: String?, text: String?)

    let rows: [Row]

    package init(rows: [Row]) { self.rows = rows }

    package func text(as format: RecordFormat) -> String {
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

/// Values with labels, in two columns; on a narrow screen each value is below its label.
package struct LabeledRows {
    /// The values are sanitized.
    private let rows: [(label: String, value: String)]
    private let width: Int
    private let indentation: Int
    private let labelWidth: Int?
    private let minimumValueWidth: Int

    /// A column of labels is as wide as they need without `labelWidth`; with less room for the values
    /// than `minimumValueWidth`, each is below its label.
    package init(
        rows: [(label: String, value: String)],
        width: Int,
        indentation: Int = 0,
        labelWidth: Int? = nil,
        minimumValueWidth: Int = 12
    ) {
        self.rows = rows
        self.width = width
        self.indentation = indentation
        self.labelWidth = labelWidth
        self.minimumValueWidth = minimumValueWidth
    }

    /// The width of a column of labels, with the gap after it.
    package static func labelWidth(_ labels: [String]) -> Int {
        (labels.map(\.count).max() ?? 0) + 2
    }

    package var lines: [StyledLine] {
        let labelWidth = labelWidth ?? Self.labelWidth(rows.map(\.label))
        let column = indentation + labelWidth
        let margin = String(repeating: " ", count: indentation)
        let isNarrow = width - column < minimumValueWidth
        return rows.flatMap { label, value -> [StyledLine] in
            if isNarrow {
                let lines = value.wrapped(to: width - indentation - 2)
                return [StyledLine(margin + label, .secondary).truncated(to: width)]
                    + lines.map { StyledLine("\(margin)  \($0)") }
            }
            return value.wrapped(to: width - column).enumerated().map { index, line in
                let label = (index == 0 ? label : "").padded(to: labelWidth)
                return [StyledText(margin + label, .secondary), StyledText(line)]
            }
        }
    }
}

extension [StyledLine] {
    package func output(usesColor: Bool) -> String {
        map { $0.output(usesColor: usesColor) + "\n" }.joined()
    }
}
