/// Values with labels, in two columns; on a narrow screen each value is below its label.
struct LabeledRows {
    /// The minimum width for values beside their labels.
    private static let minimumValueWidth = 12

    private let rows: [(label: String, value: String)]
    private let width: Int
    private let indentation: Int

    /// The values are sanitized; `indentation` is the number of spaces before the labels.
    init(_ rows: [(label: String, value: String)], width: Int, indentation: Int = 0) {
        self.rows = rows
        self.width = width
        self.indentation = indentation
    }

    var lines: [StyledLine] {
        let labels = (rows.map(\.label.count).max() ?? 0) + 2
        let column = indentation + labels
        guard width - column >= Self.minimumValueWidth else { return narrowLines }
        let margin = String(repeating: " ", count: indentation)
        return rows.flatMap { label, value in
            value.wrapped(to: width - column).enumerated().map { index, line in
                let label = (index == 0 ? label : "").padded(to: labels)
                return [StyledText(margin + label, .secondary), StyledText(line)] as StyledLine
            }
        }
    }

    private var narrowLines: [StyledLine] {
        let margin = String(repeating: " ", count: indentation)
        return rows.flatMap { label, value in
            [StyledLine(margin + label, .secondary).truncated(to: width)]
                + value.wrapped(to: width - indentation - 2).map { StyledLine("\(margin)  \($0)") }
        }
    }
}
