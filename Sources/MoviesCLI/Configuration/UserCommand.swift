import CommandLineKit
import Presentation
import SystemKit
import Terminal
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A command of the user: a program that runs for a movie, by a key on the screens or by its name.
struct UserCommand: Hashable, Sendable {
    let name: String
    let key: Key

    /// Found on `PATH`, as by a shell.
    let program: String

    /// Each is one argument of the program, whatever the values of its fields contain.
    let arguments: [FieldTemplate]

    /// Whether this program ends with the command, and has its exit status.
    let ends: Bool
    static let example = "{key: 'p', name: 'play', run: ['mpv', '{url}']}"

    /// The program to run for a movie, of which every field that it needs must be known.
    func program(for movie: MoviesListItemViewModel) throws(ErrorReport) -> ForegroundProgram {
        var values: [String] = []
        for argument in arguments {
            values.append(
                try argument.text { name throws(ErrorReport) in
                    guard let field = MovieField(rawValue: name) else { return "" }
                    let value = field.value(of: movie).readableText.sanitizedLine
                    guard !value.isEmpty else {
                        let message = "no \(field.name) known for \(movie.shortName)"
                        throw ErrorReport(.nothingFound, message)
                    }
                    return value
                }
            )
        }
        guard let found = ForegroundProgram(name: program, arguments: values) else {
            let isPath = program.contains("/")
            let isFile = isPath && FileManager.default.fileExists(atPath: program)
            let problem =
                isFile
                ? "\(program) is not executable"
                : isPath ? "there is no \(program)" : "\(program) is not on PATH"
            throw ErrorReport(.unavailable, "\(name): \(problem)")
        }
        return found
    }

    /// What to say about its end; `nil` if it went well.
    func notice(_ ending: ForegroundProgram.Ending) -> String? {
        switch ending {
        case .exited(0): nil
        case .exited(let status): "\(name): \(program) ended with status \(status)"
        case .killed(let signal): "\(name): \(program) was killed by signal \(signal)"
        case .notStarted(let reason): cannotStart(reason)
        }
    }

    func cannotStart(_ reason: String) -> String { "\(name): can't start \(program): \(reason)" }
}

extension UserCommand {
    private enum Member: String, CaseIterable {
        case key, name, run, ends
    }

    /// Checks all but whether the key is free.
    init(_ value: ConfigurationValue) throws(ErrorReport) {
        let all = try value.members("a command, such as \(Self.example)")
        let named = all.first { $0.key == Member.name.rawValue }?.value
        let name = try named.map { value throws(ErrorReport) in try Self.name(value) }
        let whole = name.map { value.named("command '\($0)'") } ?? value
        for member in all where Member(rawValue: member.key) == nil {
            let names = Member.allCases.map(\.rawValue)
            let hint = SpellingSuggestion.hint(for: member.key, in: names)
            throw member.name.named(whole.name)
                .error(" has the unknown member '\(member.key.prefix(60))'\(hint)")
        }
        func member(_ key: Member) -> ConfigurationValue? {
            all.first { $0.key == key.rawValue }?.value.named("\(whole.name): '\(key.rawValue)'")
        }
        func required(_ key: Member) throws(ErrorReport) -> ConfigurationValue {
            guard let value = member(key) else { throw whole.error(" has no '\(key.rawValue)'") }
            return value
        }
        guard let name else { throw whole.error(" has no 'name'") }
        self.name = name
        let run = try required(.run)
        let words = try run.elements("a list, such as ['mpv', '{url}']")
        guard let first = words.first else { throw run.error(" is empty; name a program") }
        key = try required(.key).key()
        program = try Self.program(first)
        arguments = try words.dropFirst().map { word throws(ErrorReport) in
            try Self.argument(word, of: whole.name)
        }
        ends = try member(.ends)?.boolean() ?? false
    }

    private static func name(_ value: ConfigurationValue) throws(ErrorReport) -> String {
        let value = value.named("\(value.name): 'name'")
        let requirement = "a short name in quotes, such as 'play'"
        let name = try value.string(requirement)
        guard !name.trimmed.isEmpty, name == name.sanitizedLine, name.count <= 40 else {
            throw value.error(" must be \(requirement)")
        }
        return name
    }

    private static func program(_ value: ConfigurationValue) throws(ErrorReport) -> String {
        let template = try template(value)
        guard template.fields.isEmpty else {
            throw value.error(" must begin with a program, which can't have a placeholder")
        }
        let program = template.text { _ in "" }
        guard !program.isEmpty else { throw value.error(" must begin with a program") }
        return program.sanitizedLine
    }

    private static func argument(
        _ value: ConfigurationValue,
        of command: String
    ) throws(ErrorReport) -> FieldTemplate {
        let template = try template(value)
        let names = MovieFields.ofDetails.all.map(\.name)
        guard let unknown = template.fields.first(where: { !names.contains($0) }) else {
            return template
        }
        let hint =
            SpellingSuggestion(for: unknown, in: names)
            .map { "; did you mean {\($0.candidate)}?" }
            ?? "; the fields are \(names.joined(by: "and"))"
        throw value.named(command).error(": unknown placeholder {\(unknown.prefix(60))}\(hint)")
    }

    /// A word of `run`.
    private static func template(_ value: ConfigurationValue) throws(ErrorReport) -> FieldTemplate {
        let text = try value.string("a list of strings in quotes")
        guard !text.utf8.contains(0) else { throw value.error(" can't have the character U+0000") }
        do throws(FieldTemplate.SyntaxError) {
            return try FieldTemplate(text)
        } catch {
            throw value.error(": \(error.rawValue)")
        }
    }
}

extension ConfigurationValue {
    func key() throws(ErrorReport) -> Key {
        let requirement = "a character, or a key such as 'Ctrl-T', 'Alt-T' or 'F6'"
        let name = try string(requirement)
        guard let key = Key(name: name) else {
            let shown = name.sanitizedLine.prefix(60)
            throw error(" must be \(requirement)" + (shown.isEmpty ? "" : ", not '\(shown)'"))
        }
        return key
    }
}

/// What the user's settings do with keys: the program's own keys that are moved, and the keys of the
/// user's commands.
struct UserKeys: Hashable, Sendable {
    var map = KeyMap()
    var commands: [UserCommand] = []
}

extension UserKeys {
    /// Reads `keys` and `commands`.
    init(_ file: ConfigurationFile) throws(ErrorReport) {
        if let keys = file.value(of: .keys) { map = try KeyMap(keys) }
        guard let list = file.value(of: .commands) else { return }
        for value in try list.elements("a list of commands") {
            let command = try UserCommand(value.named("command \(commands.count + 1)"))
            try check(command, value.named("command '\(command.name)'"))
            commands.append(command)
        }
    }

    /// Throws if another command has the name or the key, or if the key is one of the program's.
    private func check(_ command: UserCommand, _ value: ConfigurationValue) throws(ErrorReport) {
        if commands.contains(where: { $0.name == command.name }) {
            throw value.error(" has the name of another command")
        }
        let name = command.key.name ?? ""
        if let other = commands.first(where: { $0.key == command.key }) {
            throw value.error(": '\(name)' is the key of '\(other.name)' already")
        }
        for screen in command.screens {
            switch map.use(of: command.key, on: screen) {
            case .movable(let use):
                let free = map.freeKey(for: use).map {
                    "; move it with keys: {\(use.rawValue): '\($0)'}"
                }
                throw value.error(": '\(name)' is the \(use.rawValue) key\(free ?? "")")
            case .fixed(let use): throw value.error(": '\(name)' is taken: it \(use)")
            case nil: break
            }
        }
    }
}

extension UserCommand {
    /// Where its key works: a letter is text while letters are typed.
    var screens: [KeyScreen] { KeyScreen.allCases.filter { $0 != .typing || !key.isText } }
}

extension KeyMap {
    init(_ value: ConfigurationValue) throws(ErrorReport) {
        var places: [(key: MovableKey, value: ConfigurationValue)] = []
        for member in try value.members("an object with keys, such as {quit: 'Q'}") {
            guard let key = MovableKey(rawValue: member.key) else {
                let names = MovableKey.allCases.map(\.rawValue)
                let hint = SpellingSuggestion.hint(for: member.key, in: names)
                throw member.name.error(
                    " has the unknown name '\(member.key.prefix(60))'"
                        + (hint.isEmpty ? "; the names are \(names.joined(separator: ", "))" : hint)
                )
            }
            let value = member.value.named("'\(key.rawValue)'")
            moved[key] = try Self.key(value, for: key)
            places.append((key, value))
        }
        // Only now is it known which keys have been moved away.
        for (key, value) in places { try check(key, value) }
    }

    private static func key(
        _ value: ConfigurationValue,
        for movable: MovableKey
    ) throws(ErrorReport) -> Key {
        let key = try value.key()
        guard !movable.isForTyping || !key.isText else {
            throw value.error(
                " works while you type, when characters are text; "
                    + "it must be a key such as 'Ctrl-T', 'Alt-T' or 'F6'"
            )
        }
        return key
    }

    /// Throws if something else has the new key.
    private func check(_ key: MovableKey, _ value: ConfigurationValue) throws(ErrorReport) {
        let name = name(of: key)
        for screen in key.declaration.screens {
            switch use(of: self[key], on: screen, besides: key) {
            case .movable(let other):
                throw value.error(" can't be '\(name)', the key for \(other.rawValue)")
            case .fixed(let use): throw value.error(" can't be '\(name)', which \(use)")
            case nil: break
            }
        }
    }

    /// The name of a key to which one can be moved; `nil` if there is none.
    fileprivate func freeKey(for key: MovableKey) -> String? {
        let name = name(of: key)
        let other = name == name.lowercased() ? name.uppercased() : name.lowercased()
        let candidates = (key.isForTyping ? [] : [other]) + (6...12).map { "F\($0)" }
        return candidates.first { name in
            guard let candidate = Key(name: name), candidate != self[key] else { return false }
            return key.declaration.screens.allSatisfy { use(of: candidate, on: $0) == nil }
        }
    }
}

extension Settings {
    /// The user's keys and commands, which are read only for screens and commands that need them.
    func userKeys() throws(ErrorReport) -> UserKeys { try UserKeys(sources.file) }
}
