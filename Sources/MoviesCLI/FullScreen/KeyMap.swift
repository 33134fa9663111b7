import CommandLineKit
import Presentation
import Terminal

/// The screens on which keys have a meaning of their own.
enum KeyScreen: String, CaseIterable, Sendable {
    /// The search screen while letters are text.
    case typing = "while you type"
    /// The search screen while letters are keys.
    case list = "in the list"
    case details = "in details"
}

/// The action of a key of the screens, by its name in `--bind`.
enum KeyAction: String, CaseIterable, Sendable {
    case quit, help, open, back, next, previous, first, last, browser, copy
    case newSearch = "new-search"
    case retry, prompt, filter, sort
    case removeFilter = "remove-filter"
    case mark
    case scrollDown = "scroll-down"
    case scrollUp = "scroll-up"
    case trailer
    case nextMovie = "next-movie"
    case previousMovie = "previous-movie"
    case recall
    case deleteQuery = "delete-query"

    /// A key that does it without `--bind`, and where.
    struct Place: Hashable, Sendable {
        let key: Key
        let screens: [KeyScreen]
    }

    /// At most one character, and one other key.
    var places: [Place] {
        switch self {
        case .quit: [Place(key: .text("q"), screens: [.list, .details])]
        case .help: [Place(key: .text("?"), screens: [.list, .details])]
        case .open: [Place(key: .text("l"), screens: [.list, .details])]
        case .back: [Place(key: .text("h"), screens: [.list, .details])]
        case .next: [Place(key: .text("j"), screens: [.list, .details])]
        case .previous: [Place(key: .text("k"), screens: [.list, .details])]
        case .first: [Place(key: .text("g"), screens: [.list, .details])]
        case .last: [Place(key: .text("G"), screens: [.list, .details])]
        case .browser: Self.places(.text("o"), [.list, .details], typing: .control("o"))
        case .copy: Self.places(.text("y"), [.list, .details], typing: .control("y"))
        case .newSearch: [Place(key: .text("n"), screens: [.list, .details])]
        case .retry:
            [
                Place(key: .text("r"), screens: [.list, .details]),
                Place(key: .function(5), screens: [.typing, .list]),
            ]
        case .prompt: [Place(key: .text("/"), screens: [.list])]
        case .filter: Self.places(.text("f"), [.list], typing: .control("f"))
        case .sort: Self.places(.text("s"), [.list], typing: .control("s"))
        case .removeFilter: [Place(key: .text("x"), screens: [.list])]
        case .mark: Self.places(.text(" "), [.list], typing: .control(" "))
        case .scrollDown: Self.places(.text("J"), [.list], typing: .alt("j"))
        case .scrollUp: Self.places(.text("K"), [.list], typing: .alt("k"))
        case .trailer: [Place(key: .text("t"), screens: [.details])]
        case .nextMovie: [Place(key: .text("J"), screens: [.details])]
        case .previousMovie: [Place(key: .text("K"), screens: [.details])]
        case .recall: [Place(key: .control("r"), screens: [.typing])]
        case .deleteQuery: [Place(key: .control("x"), screens: [.typing])]
        }
    }

    private static func places(_ letter: Key, _ screens: [KeyScreen], typing: Key) -> [Place] {
        [Place(key: letter, screens: screens), Place(key: typing, screens: [.typing])]
    }

    /// The place that a key takes: of a character the action's character, of another key the other
    /// one, if there is one; `nil` for a character where characters are text.
    func place(for key: Key) -> Place? {
        places.first { $0.key.isText == key.isText } ?? (key.isText ? nil : places.first)
    }
}

/// The keys that the user has moved, and those of the user's programs.
struct UserKeys: Hashable, Sendable {
    private(set) var binds: [KeyBind] = []

    /// Adds a key; it replaces those before it that have the same key or the same action.
    mutating func add(_ bind: KeyBind) {
        binds.removeAll { other in
            let hasKey =
                other.key == bind.key && other.screens.contains(where: bind.screens.contains)
            if case .action = bind.target, other.target == bind.target { return true }
            return hasKey
        }
        binds.append(bind)
    }

    func moves(on screen: KeyScreen) -> [Key: Key] {
        var moves: [Key: Key] = [:]
        for bind in binds where bind.screens.contains(screen) {
            if case .action(_, let place) = bind.target { moves[place.key] = bind.key }
        }
        return moves
    }

    func commands(on screen: KeyScreen) -> [(key: Key, command: UserCommand)] {
        binds.compactMap { bind in
            guard case .command(let command) = bind.target, bind.screens.contains(screen) else {
                return nil
            }
            return (bind.key, command)
        }
    }

    func key(of action: KeyAction, on screen: KeyScreen) -> Key {
        let usual = (action.places.first { $0.screens.contains(screen) } ?? action.places[0]).key
        return moves(on: screen)[usual] ?? usual
    }

    func name(of action: KeyAction, on screen: KeyScreen) -> String {
        key(of: action, on: screen).name ?? ""
    }

    /// The action that has the key of a bind already, as a message; `nil` if the key is free.
    func conflict(of bind: KeyBind) -> String? {
        // A later one may have replaced it.
        guard binds.contains(bind) else { return nil }
        let name = bind.key.name ?? ""
        for screen in bind.screens {
            let moved = moves(on: screen)
            let other = KeyAction.allCases.first { action in
                action.places.contains { place in
                    place.key == bind.key && place.screens.contains(screen)
                        && moved[place.key] == nil
                }
            }
            if let other {
                return "'\(name)' is the key of \(other.rawValue); bind another key to that, too"
            }
            if let use = Self.fixedUse(of: bind.key, on: screen) {
                return "'\(name)' can't be bound: \(use)"
            }
        }
        return nil
    }

    /// The use of a key that can't be moved; `nil` for any other key.
    private static func fixedUse(of key: Key, on screen: KeyScreen) -> String? {
        if [.control("c"), .control("z"), .control("l"), .function(1)].contains(key) {
            return "it is the same on all screens"
        }
        let places = KeyAction.allCases.flatMap(\.places).filter { $0.screens.contains(screen) }
        guard !places.contains(where: { $0.key == key }) else { return nil }
        let bindings =
            switch screen {
            case .typing: SearchKeys().bindings
            case .list: SearchKeys(isTyping: false).bindings
            case .details: DetailsKeys().bindings
            }
        let binding = bindings.first { $0.actions.contains { $0.keys.contains(key) } }
        if let binding { return "its use is to \(binding.purpose)" }
        var editor = LineEditor()
        return screen == .typing && editor.handle(key) ? "it edits the text" : nil
    }
}

/// The keys in the manual page.
extension ManualList {
    static var keys: [ManualList] {
        let typing = [
            SearchKeys(), SearchKeys(choice: .take, isMenuOpen: true),
            SearchKeys(choice: .search), SearchKeys(choice: .pick, canPick: true),
        ]
        let list = [
            SearchKeys(isTyping: false),
            SearchKeys(isTyping: false, choice: .pick, canPick: true),
        ]
        let details = [DetailsKeys(), DetailsKeys(canPick: true)]
        let names = KeyAction.allCases.map { action in
            let keys = action.places.map { place in
                "\(place.key.name ?? "") \(place.screens.map(\.rawValue).joined(by: "and"))"
            }
            // A description begins with a capital letter, which a key must not.
            return HelpEntry(action.rawValue, "the key \(keys.joined(by: "and"))")
        }
        return [
            ManualList("Search screen, while you type", entries(typing.map(\.bindings))),
            ManualList("Search screen, in the list", entries(list.map(\.bindings))),
            ManualList("Details", entries(details.map(\.bindings))),
            ManualList("Names of actions for --bind", names),
        ]
    }

    /// The keys of one screen in several states, each meaning of a key once.
    private static func entries(_ states: [[KeyBinding]]) -> [HelpEntry] {
        var entries: [HelpEntry] = []
        for entry in states.joined().map({ HelpEntry($0.label, $0.purpose) })
        where !entries.contains(entry) {
            let last = entries.lastIndex { $0.name == entry.name } ?? entries.indices.last
            entries.insert(entry, at: last.map { $0 + 1 } ?? 0)
        }
        return entries
    }
}
