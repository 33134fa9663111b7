import Terminal

/// Values with labels, in two columns; on a narrow screen each value is below its label.
struct LabeledRows {
    /// The values are sanitized.
    let rows: [(label: String, value: String)]

    /// The available number of columns.
    let width: Int

    /// The number of spaces before the labels.
    var indentation = 0

    /// The width of the column of labels; `nil` for what they need.
    var labelWidth: Int?

    /// With less room than this for the values, each is below its label.
    var minimumValueWidth = 12

    /// The width of a column of labels, with the gap after it.
    static func labelWidth(_ labels: [String]) -> Int {
        (labels.map(\.count).max() ?? 0) + 2
    }

    var lines: [StyledLine] {
        let labelWidth = labelWidth ?? Self.labelWidth(rows.map(\.label))
        let column = indentation + labelWidth
        guard width - column >= minimumValueWidth else { return narrowLines }
        let margin = String(repeating: " ", count: indentation)
        return rows.flatMap { label, value in
            value.wrapped(to: width - column).enumerated().map { index, line in
                let label = (index == 0 ? label : "").padded(to: labelWidth)
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

extension [StyledLine] {
    /// The lines with their line breaks, for the output of a command.
    func output(usesColor: Bool) -> String {
        map { $0.output(usesColor: usesColor) + "\n" }.joined()
    }
}
