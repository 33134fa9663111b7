/// Asks the terminal for the color of its background, and how it shows images; without a reply, it
/// gets none.
@MainActor
package final class TerminalProbe {
    /// The terminals that are asked how they show images.
    package enum GraphicsScope {
        case disabled
        /// The terminal, or tmux in its place.
        case terminal
        /// Also the terminal around tmux; whether that replies is known only after the timeout.
        case terminalAroundTmux
    }

    /// The time to wait for replies; a connection to a distant machine takes less.
    package static let timeout = Duration.seconds(1)

    /// The time for which a user who quits waits for replies.
    private static let lastTimeout = Duration.milliseconds(300)

    /// The size of a character; `nil` if the terminal does not report it.
    package private(set) var cell: CellSize?

    private let isInTmux: Bool

    private let graphicsScope: GraphicsScope

    /// The name of the terminal by its environment; empty if unknown.
    private let program: String
    private var write: (String) -> Void = { _ in }
    private var isKitty = false
    private var version = ""

    /// The features of the terminal, or of tmux, by its primary attributes (DA1); `nil` before the
    /// reply.
    private var features: [Int]?

    /// Whether the replies are complete, or late.
    private var isSettled = false
    private var hasTimedOut = false
    private var graphics: TerminalGraphics?
    private var waiters: [CheckedContinuation<Void, Never>] = []
    private var timer: Task<Void, Never>?

    package init(environment: Environment, graphics: GraphicsScope = .terminalAroundTmux) {
        graphicsScope = graphics
        isInTmux = environment["TMUX"] != nil
        program = environment["LC_TERMINAL"] ?? environment["TERM_PROGRAM"] ?? ""
    }

    /// Sends the queries with `write`, and waits for the replies with `pause`.
    package func start(
        timeout: Duration = TerminalProbe.timeout,
        write: @escaping (String) -> Void,
        pause: @escaping @Sendable (Duration) async throws -> Void = {
            try await Task.sleep(for: $0)
        }
    ) {
        self.write = write
        // Every terminal replies to the last query, after the others.
        write((graphicsScope == .disabled ? "" : graphicsQueries) + "\u{1B}]11;?\u{1B}\\\u{1B}[c")
        timer = Task { [weak self] in
            try? await pause(timeout)
            guard !Task.isCancelled, let self else { return }
            hasTimedOut = true
            settle(features)
        }
    }

    package func handle(_ reply: TerminalReply) {
        switch reply {
        case .kittyGraphics(let isSupported):
            isKitty = isSupported
            if let features, !isSettled { settle(features) }
        case .version(let name): version = name
        case .cellSize(let width, let height): cell = CellSize(width: width, height: height)
        // For the palette of the screen.
        case .background: break
        case .attributes(let features):
            guard !isSettled else { return }
            self.features = features
            if isKitty || !isInTmux || graphicsScope != .terminalAroundTmux {
                settle(features)
            } else {
                // tmux replies itself. Before that, it may still be drawing, and pass nothing on.
                // Versions of kitty without placeholders don't reply to their key (`U`).
                write(TmuxPassthrough.wrap(Self.kittyQuery(keys: ",U=1")))
            }
        }
    }

    private var graphicsQueries: String {
        (isInTmux ? "" : Self.kittyQuery(keys: "")) + "\u{1B}[>q\u{1B}[16t"
    }

    /// A query of kitty's graphics protocol, with an image of one pixel and any id.
    private static func kittyQuery(keys: String) -> String {
        "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24\(keys);AAAA\u{1B}\\"
    }

    /// Waits a moment for replies that are on their way: a shell would take them for commands.
    package func finish() async {
        guard !isSettled else { return }
        let timer = Task {
            try? await Task.sleep(for: Self.lastTimeout)
            if !Task.isCancelled { settle(features) }
        }
        _ = await result()
        timer.cancel()
    }

    /// The way in which the terminal shows images, once it has replied; `nil` if it can't, or has
    /// not replied.
    package func result() async -> TerminalGraphics? {
        if !isSettled { await withCheckedContinuation { waiters.append($0) } }
        return graphics
    }

    private func graphics(_ features: [Int]) -> TerminalGraphics? {
        guard graphicsScope != .disabled else { return nil }
        if isKitty { return isInTmux ? .kittyInTmux : .kitty }
        let names = ["iTerm", "WezTerm"]
        let isITerm = names.contains { version.hasPrefix($0) || program.hasPrefix($0) }
        if isITerm, !isInTmux { return .iTerm2 }
        return features.contains(4) ? .sixel : nil
    }

    /// Without features, the terminal has not replied in time.
    private func settle(_ features: [Int]?) {
        graphics = features.flatMap(graphics)
        isSettled = true
        timer?.cancel()
        for waiter in waiters { waiter.resume() }
        waiters = []
    }
}

extension TerminalProbe {
    /// Asks the terminal without a session on its screen, and waits for the replies; what is typed
    /// meanwhile is lost.
    ///
    /// - Returns: how the terminal shows images; `nil` if it can't, or does not reply in time.
    @discardableResult
    package func ask(timeout: Duration = TerminalProbe.timeout) async -> TerminalGraphics? {
        TerminalSession.warmUp()
        TerminationSignals.install(clearing: .screen)
        TerminalSignals.install()
        guard TerminalSession.enterWithoutScreen() else { return nil }
        TerminalSession.expectReplies(true)
        start(timeout: timeout, write: TerminalSession.write)
        let reading = Task {
            for await event in TerminalInput().events {
                guard case .keys(let keys) = event else { continue }
                for case .reply(let reply) in keys { handle(reply) }
            }
        }
        let graphics = await result()
        // A thread that is slow to end would take keys from the program that follows.
        TerminalInput.pause()
        reading.cancel()
        // A late reply would go to the shell.
        if hasTimedOut { TerminalSession.dropReplies() }
        TerminalSession.expectReplies(false)
        // A terminal that does not know a query may have shown it.
        TerminalSession.write("\r\u{1B}[K")
        TerminalSession.restore()
        TerminationSignals.install(clearing: .line)
        return graphics
    }
}
