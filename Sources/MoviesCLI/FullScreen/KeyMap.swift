import Terminal

/// Where keys have a meaning of their own.
enum KeyScreen: CaseIterable, Sendable {
    /// The search screen while letters are text.
    case typing
    /// The search screen while letters are keys.
    case list
    case details
}

/// A key that the user can move, by its name in the setting `keys`.
enum MovableKey: String, CaseIterable, Sendable {
    case quit, help, open, back, next, previous, first, last, browser, copy, newSearch, retry
    case prompt, filter, sort, removeFilter, mark, scrollDown, scrollUp
    case trailer, nextMovie, previousMovie
    case reload
    case typingFilter, typingSort, typingMark, typingBrowser, typingCopy, recall, deleteQuery
    case typingScrollDown, typingScrollUp

    /// The key without the setting, and where it is.
    var declaration: (key: Key, screens: [KeyScreen]) {
        switch self {
        case .quit: (.text("q"), [.list, .details])
        case .help: (.text("?"), [.list, .details])
        case .open: (.text("l"), [.list, .details])
        case .back: (.text("h"), [.list, .details])
        case .next: (.text("j"), [.list, .details])
        case .previous: (.text("k"), [.list, .details])
        case .first: (.text("g"), [.list, .details])
        case .last: (.text("G"), [.list, .details])
        case .browser: (.text("o"), [.list, .details])
        case .copy: (.text("y"), [.list, .details])
        case .newSearch: (.text("n"), [.list, .details])
        case .retry: (.text("r"), [.list, .details])
        case .prompt: (.text("/"), [.list])
        case .filter: (.text("f"), [.list])
        case .sort: (.text("s"), [.list])
        case .removeFilter: (.text("x"), [.list])
        case .mark: (.text(" "), [.list])
        case .scrollDown: (.text("J"), [.list])
        case .scrollUp: (.text("K"), [.list])
        case .trailer: (.text("t"), [.details])
        case .nextMovie: (.text("J"), [.details])
        case .previousMovie: (.text("K"), [.details])
        case .reload: (.function(5), [.typing, .list])
        case .typingFilter: (.control("f"), [.typing])
        case .typingSort: (.control("s"), [.typing])
        case .typingMark: (.control(" "), [.typing])
        case .typingBrowser: (.control("o"), [.typing])
        case .typingCopy: (.control("y"), [.typing])
        case .recall: (.control("r"), [.typing])
        case .deleteQuery: (.control("x"), [.typing])
        case .typingScrollDown: (.alt("j"), [.typing])
        case .typingScrollUp: (.alt("k"), [.typing])
        }
    }

    /// Whether it is used where letters are text, so that it can't be one.
    var isForTyping: Bool { declaration.screens.contains(.typing) }
}

/// The keys of the screens, of which the user may have moved some.
struct KeyMap: Hashable, Sendable {
    enum Use: Hashable, Sendable {
        case movable(MovableKey)

        /// A key that stays where it is, and what it does.
        case fixed(String)
    }

    /// The keys that are not where they are without the setting.
    var moved: [MovableKey: Key] = [:]

    subscript(key: MovableKey) -> Key { moved[key] ?? key.declaration.key }

    /// What messages and hints call a key.
    func name(of key: MovableKey) -> String { self[key].name ?? "" }

    /// The moved keys of a screen, each by its usual key.
    func moves(on screen: KeyScreen) -> [Key: Key] {
        var moves: [Key: Key] = [:]
        for (key, new) in moved where key.declaration.screens.contains(screen) {
            moves[key.declaration.key] = new
        }
        return moves
    }

    /// What a key is used for on a screen, other than as `excluded`; `nil` if it is free.
    func use(of key: Key, on screen: KeyScreen, besides excluded: MovableKey? = nil) -> Use? {
        let movable = MovableKey.allCases.first {
            $0 != excluded && $0.declaration.screens.contains(screen) && self[$0] == key
        }
        return movable.map(Use.movable) ?? Self.fixedUse(of: key, on: screen).map(Use.fixed)
    }

    /// What a key does that can't be moved; `nil` for any other key.
    private static func fixedUse(of key: Key, on screen: KeyScreen) -> String? {
        switch (key, screen) {
        case (.control("c"), _): "quits"
        case (.control("z"), _): "suspends the program"
        case (.control("l"), _): "draws the screen again"
        case (.function(1), _): "shows the keys"
        case (.control("d"), _), (.control("u"), _): "moves by half a page"
        case (.control("n"), _), (.control("p"), _): "selects the next one, or the one before"
        case (.control("a"), .typing), (.control("b"), .typing), (.control("e"), .typing),
            (.alt("b"), .typing), (.alt("f"), .typing):
            "moves the cursor"
        case (.control("k"), .typing), (.control("w"), .typing), (.alt("d"), .typing):
            "deletes text"
        case (.control("b"), _), (.control("f"), .list), (.control("f"), .details),
            (.text(" "), .details):
            "moves by pages"
        default: nil
        }
    }
}
