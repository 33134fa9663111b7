import Foundation
import Testing

/// A block of commands with their output in a document, as a terminal shows them.
///
///     $ movies search --exact zzzzqq
///     movies: nothing found …
///     $ echo $?
///     1
///
/// A line `…` is any number of lines. At the end of a line, `…` is any text. A line that begins
/// with `>` continues the command. A command that a following `echo $?` does not ask about ends
/// with status 0.
struct ConsoleExample: Sendable, CustomTestStringConvertible {
    struct Command: Sendable {
        var text: String
        var output: [String] = []
    }

    let document: String

    /// The first line of the block, counted from 1.
    let line: Int
    private(set) var commands: [Command] = []

    var testDescription: String { "\(document), line \(line)" }

    /// All blocks of a document that are marked as `console`.
    static func all(in document: String) throws -> [ConsoleExample] {
        try CodeBlock.all(in: document, language: "console").map { block in
            var example = ConsoleExample(document: document, line: block.line)
            block.lines.forEach { example.append($0) }
            return example
        }
    }

    private init(document: String, line: Int) {
        self.document = document
        self.line = line
    }

    private mutating func append(_ line: String) {
        if line.hasPrefix("$ ") {
            commands.append(Command(text: String(line.dropFirst(2))))
        } else if line.hasPrefix("> "), commands.last?.output.isEmpty == true {
            commands[commands.count - 1].text += "\n" + line.dropFirst(2)
        } else if !commands.isEmpty {
            commands[commands.count - 1].output.append(line)
        }
    }

    /// The programs that the commands run, besides those that every Unix has.
    var neededPrograms: Set<String> {
        let optional: Set = ["jq", "shuf"]
        let words = commands.flatMap { $0.text.split { $0 == " " || $0 == "|" } }
        return optional.intersection(words.map(String.init))
    }

    /// Separates the outputs of the commands.
    private static let mark = "\u{1E}"

    /// A script for `sh` that runs the commands, and prints their output and status.
    var script: String {
        // Not all versions of jq respect NO_COLOR.
        "jq() { command jq -M \"$@\"; }\n"
            + commands.map { command in
                let text = command.text.replacingOccurrences(of: "swift run movies", with: "movies")
                return "\(text)\nstatus=$?; printf '\\036%s\\036' $status; (exit $status)"
            }.joined(separator: "\n")
    }

    /// What the output of the script lacks or has too much; empty if it is as the document says.
    func problems(with output: String) -> [String] {
        let parts = output.replacingOccurrences(of: "\r\n", with: "\n")
            .components(separatedBy: Self.mark)
        guard parts.count == 2 * commands.count + 1 else { return ["unexpected output: \(output)"] }
        return commands.indices.flatMap { index in
            let isAsked =
                commands.indices.contains(index + 1) && commands[index + 1].text == "echo $?"
            let status = parts[2 * index + 1]
            let command = commands[index]
            let found = Self.trimmed(parts[2 * index].components(separatedBy: "\n"))
            var problems: [String] = []
            if !isAsked, status != "0" { problems.append("\(command.text): status \(status)") }
            if !Self.matches(found[...], Self.trimmed(command.output)[...]) {
                problems.append("\(command.text) prints:\n\(found.joined(separator: "\n"))")
            }
            return problems
        }
    }

    /// The lines without the blank ones at the end.
    private static func trimmed(_ lines: [String]) -> [String] {
        Array(lines.reversed().drop { $0.isEmpty }.reversed())
    }

    private static func matches(
        _ found: ArraySlice<String>,
        _ expected: ArraySlice<String>
    ) -> Bool {
        guard let first = expected.first else { return found.isEmpty }
        if first == "…" {
            return (found.startIndex...found.endIndex).contains {
                matches(found[$0...], expected.dropFirst())
            }
        }
        guard let line = found.first else { return false }
        let isPrefix = first.hasSuffix("…") && line.hasPrefix(first.dropLast())
        return (line == first || isPrefix) && matches(found.dropFirst(), expected.dropFirst())
    }
}
