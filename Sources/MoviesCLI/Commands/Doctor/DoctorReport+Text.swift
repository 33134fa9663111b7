import CommandLineKit
import Presentation
import Terminal

/// How `movies doctor` prints its checks.
extension DoctorReport {
    /// Columns on a terminal; otherwise one `name<TAB>status<TAB>message` per line.
    func text(_ console: Console, color: ColorMode) -> String {
        guard console.output.isTerminal else {
            return checks.map {
                "\($0.name)\t\($0.status.name)\t\($0.message.sanitizedField)\n"
            }.joined()
        }
        let lines = checks.flatMap { styledLines($0, width: console.width) }
        let attribution = SourceViewModel.tmdbAttribution.wrapped(to: console.width)
        let all = lines + [[]] + attribution.map { [StyledText($0, .secondary)] }
        return all.output(usesColor: console.usesColor(color))
    }

    /// The message beside the status and the name, or below them in a narrow terminal.
    private func styledLines(_ check: Check, width: Int) -> [StyledLine] {
        let nameWidth = (checks.map(\.name.count).max() ?? 0) + 2
        let column = 9 + nameWidth
        let isNarrow = width < column + 30
        let margin = isNarrow ? 2 : column
        let message = check.message.sanitizedLine.wrapped(to: max(width - margin, 1))
        let status = StyledText(check.status.name.padded(to: 9), check.status.style)
        let name = StyledText(isNarrow ? check.name : check.name.padded(to: nameWidth))
        let indentation = StyledText("".padded(to: margin))
        var lines: [StyledLine] = []
        if isNarrow { lines.append([status, name]) }
        for (index, text) in message.enumerated() {
            let isBeside = index == 0 && !isNarrow
            lines.append(
                isBeside
                    ? [status, name, StyledText(text)] : [indentation, StyledText(text)]
            )
        }
        return lines
    }

    var json: String {
        let items: [JSONValue] = checks.map {
            [
                "name": .string($0.name), "status": .string($0.status.name),
                "message": .string($0.message),
            ]
        }
        let object: JSONValue = ["ok": .bool(exitCode == .done), "checks": .array(items)]
        return object.line
    }
}
