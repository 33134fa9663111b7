import CommandLineKit
import Terminal

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
    private func check(
        _ command: UserCommand,
        _ value: ConfigurationValue
    ) throws(ErrorReport) {
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
    private func check(
        _ key: MovableKey,
        _ value: ConfigurationValue
    ) throws(ErrorReport) {
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
