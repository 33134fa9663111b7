import Terminal

struct KeyBinding: Sendable {
    /// The time at which a key is handled while a screen loads or other keys are pending.
    enum Timing: Sendable {
        /// At once; pending keys are obsolete then, and are dropped.
        case immediate
        /// After pending keys.
        case inOrder
        /// After pending keys, and only once the screen has loaded.
        case whenLoaded
    }

    struct Action: Sendable {
        fileprivate(set) var keys: [Key]
        let perform: @MainActor () -> Void
    }

    /// The keys in the help, such as `↑ ↓ j k`.
    private(set) var label: String
    let purpose: String
    let timing: Timing
    private(set) var actions: [Action] = []

    /// Whether characters are text after it.
    private(set) var startsText = false

    /// The hint in the bottom line; `nil` leaves the binding to the help.
    private(set) var hint: KeyHint?

    /// The line editor handles the keys without an action.
    init(_ label: String, _ purpose: String, _ timing: Timing = .whenLoaded) {
        self.label = label
        self.purpose = purpose
        self.timing = timing
    }

    func on(_ keys: [Key], perform: @escaping @MainActor () -> Void) -> KeyBinding {
        var binding = self
        binding.actions.append(Action(keys: keys, perform: perform))
        return binding
    }

    func on(_ keys: Key..., perform: @escaping @MainActor () -> Void) -> KeyBinding {
        on(keys, perform: perform)
    }

    var startingText: KeyBinding {
        var binding = self
        binding.startsText = true
        return binding
    }

    /// Names the binding in the bottom line, by its first key or by another label.
    func hinted(_ words: String, rank: Int, label: String? = nil, if isHinted: Bool = true) -> Self
    {
        var binding = self
        let first = String(self.label.prefix { $0 != " " })
        if isHinted { binding.hint = KeyHint(label: label ?? first, words: words, rank: rank) }
        return binding
    }

    /// The binding with other keys for some, also in the help and the bottom line.
    func moved(by moves: [Key: Key]) -> KeyBinding {
        var binding = self
        binding.actions = actions.map { action in
            Action(keys: action.keys.map { moves[$0] ?? $0 }, perform: action.perform)
        }
        binding.label = label.split(separator: " ").map { part in
            Key(name: String(part)).flatMap { moves[$0]?.name } ?? String(part)
        }.joined(separator: " ")
        binding.hint = hint.map { hint in
            let label = Self.movedHint(hint.label, moves)
            return KeyHint(label: label, words: hint.words, rank: hint.rank)
        }
        return binding
    }

    /// A label of the bottom line, which may name two keys: `J/K`.
    private static func movedHint(_ label: String, _ moves: [Key: Key]) -> String {
        if let key = Key(name: label) { return moves[key]?.shortName ?? label }
        return label.split(separator: "/").map { part in
            Key(name: String(part)).flatMap { moves[$0]?.shortName } ?? String(part)
        }.joined(separator: "/")
    }
}

extension [KeyBinding] {
    /// A key without a binding is for the line editor, if any.
    func timing(of key: Key) -> KeyBinding.Timing {
        first { $0.actions.contains { $0.keys.contains(key) } }?.timing ?? .inOrder
    }

    func startsText(_ key: Key) -> Bool {
        contains { $0.startsText && $0.actions.contains { $0.keys.contains(key) } }
    }

    /// - Returns: whether the key has a binding.
    @MainActor
    @discardableResult
    func perform(_ key: Key) -> Bool {
        let action = lazy.flatMap(\.actions).first { $0.keys.contains(key) }
        action?.perform()
        return action != nil
    }

    var hints: [KeyHint] { compactMap(\.hint) }

    /// The bindings of a screen where the user has moved them, and those of the user's programs.
    ///
    /// With little room, the bottom line does without the programs first.
    func with(
        _ userKeys: UserKeys,
        on screen: KeyScreen,
        run: @escaping @MainActor (UserCommand) -> Void
    ) -> [KeyBinding] {
        let moves = userKeys.moves(on: screen)
        return (moves.isEmpty ? self : map { $0.moved(by: moves) })
            + userKeys.commands(on: screen).map { key, command in
                KeyBinding(key.name ?? "", "run \(command.text)").on(key) { run(command) }
                    .hinted(command.name, rank: 9, label: key.shortName)
            }
    }
}

extension KeyBinding {
    static func quit(_ quit: @escaping @MainActor () -> Void) -> KeyBinding {
        KeyBinding("q", "quit", .immediate).on(.text("q"), perform: quit).hinted("quit", rank: 1)
    }

    /// The help itself, which the stack opens.
    static let help = KeyBinding("? F1", "show these keys", .inOrder).hinted("keys", rank: 0)
}

/// The key bindings of a screen, shown in place of the screen.
struct HelpOverlay {
    let bindings: [KeyBinding]
    var attribution: String?
    private(set) var top = 0

    /// Scrolls back if there is room for more rows.
    mutating func content(_ size: TerminalSize) -> ScreenContent {
        let column = min((bindings.map(\.label.displayWidth).max() ?? 0) + 2, size.columns / 2)
        let keys = bindings.flatMap { binding in
            binding.label.wrapped(to: column - 2, .accent)
                .beside(binding.purpose.wrapped(to: size.columns - column, .plain), column: column)
        }
        let notice = attribution?.wrapped(to: size.columns, .secondary) ?? []
        let rows = keys + (notice.isEmpty ? [] : [[]]) + notice
        let lastTop = max(rows.count - (size.rows - 1), 0)
        top = min(top, lastTop)
        let close = KeyHint(label: "Esc", words: "close", rank: 0)
        return ScreenContent(
            lines: [StyledLine("Keys", .title)] + rows.dropFirst(top),
            hints: lastTop > 0 ? [KeyHint(label: "↑↓", words: "more", rank: 1), close] : [close]
        )
    }

    /// Scrolls, or closes the help; returns whether it stays open.
    mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .down, .pageDown, .text("j"), .text(" "): top += 1
        case .up, .pageUp, .text("k"): top = max(top - 1, 0)
        default: return false
        }
        return true
    }
}
