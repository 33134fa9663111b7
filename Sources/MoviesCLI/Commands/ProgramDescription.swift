import CommandLineKit
import Domain
import Terminal

/// The commands of the program and all that belongs to them, as JSON for other programs.
struct ProgramDescription {
    let program: ProgramSpec

    var json: JSONValue {
        let reference = program.reference()
        return [
            "program": .string(program.root.name),
            "version": .string(reference.version),
            "summary": .string(program.root.summary),
            "commands": commands(below: [program.root]),
            "common_options": .array(program.commonOptions().map(\.json)),
            "filters": .array(FilterKey.allCases.map(\.json)),
            "exit_statuses": .array(ExitCode.allCases.map(\.json)),
            "environment": .array(reference.variables.flatMap(Self.variables)),
        ]
    }

    /// A command and those below it.
    func json(of path: [CommandSpec]) -> JSONValue {
        ["version": .string(program.reference().version), "commands": commands(below: path)]
    }

    private func commands(below path: [CommandSpec]) -> JSONValue {
        .array(CommandSpec.paths(from: path).map(command))
    }

    private func command(_ path: [CommandSpec]) -> JSONValue {
        guard let spec = path.last else { return .null }
        let name = path.dropFirst().map(\.name).joined(separator: " ")
        let notes = spec.notes + spec.sections().flatMap(\.paragraphs)
        return [
            // The program without a command has no name here.
            "name": .string(name),
            "usage": .string("\(path.map(\.name).joined(separator: " ")) \(spec.operands)".trimmed),
            "summary": .string(spec.summary),
            "operands": .string(spec.operands),
            "options": .array(spec.options.map(\.json)),
            "ignored_options": JSONValue(spec.ignoredOptions.map { "--\($0.rawValue)" }),
            "notes": JSONValue(notes),
            "examples": .array(
                spec.examples.map { ["command": .string($0.name), "meaning": .string($0.meaning)] }
            ),
        ]
    }

    private static func variables(_ entry: HelpEntry) -> [JSONValue] {
        entry.name.split(separator: ",").map {
            ["name": .string($0.trimmed), "meaning": .string(entry.meaning)]
        }
    }
}

extension OptionSpec {
    fileprivate var json: JSONValue {
        let shortFor = alias.map { "--\($0.option.rawValue) \($0.value)" }
        return [
            "name": .string(name),
            "short": JSONValue(short.map { "-\($0)" }),
            "short_for": JSONValue(shortFor),
            "value": value?.json ?? .null,
            "summary": .string(summary),
        ]
    }
}

extension OptionType {
    /// The choices are all values of a closed set; an open one has suggestions.
    fileprivate var json: JSONValue {
        var suggestions: [String] = []
        switch completes {
        case .oneOf(let values), .list(let values): suggestions = values
        case .anything, .named, .files: break
        }
        return [
            "placeholder": .string(placeholder),
            "requirement": .string(requirement),
            "choices": JSONValue(choices),
            "suggestions": JSONValue(suggestions.filter { !choices.contains($0) }),
        ]
    }
}

extension FilterKey {
    fileprivate var json: JSONValue {
        [
            "word": .string(rawValue),
            "other_words": JSONValue(Array(words.dropFirst())),
            "option": .string("--\(option.rawValue)"),
            "requirement": .string(spec.requirement),
            "summary": .string(help.summary),
            "examples": JSONValue(spec.completions().map { "\(rawValue):\($0)" }),
        ]
    }
}

extension ExitCode {
    fileprivate var json: JSONValue {
        [
            "status": .int(Int(rawValue)), "kind": .string(kind), "meaning": .string(meaning),
        ]
    }
}
