/// The browser of the person who sits here: one of `$BROWSER`, else what the system opens pages with.
public struct WebBrowser: Sendable {
    /// Where the program and a browser meet.
    public enum Manner: Hashable, Sendable {
        /// The browser may take the terminal; it has ended when `open` returns.
        case inForeground

        /// The browser has a session of its own and nothing of the terminal. One that runs on after
        /// `gracePeriod` has opened the page.
        case inBackground(gracePeriod: Duration)
    }

    private let commands: [String]
    private let manner: Manner

    /// Takes what `$BROWSER` holds: commands parted by colons, in each of which `%s` stands for the
    /// address; without that it comes last.
    public init(_ variable: String?, manner: Manner) {
        commands =
            (variable ?? "").split(separator: ":").map(String.init) + Self.systemCommands
        self.manner = manner
    }

    #if os(macOS)
    private static let systemCommands = ["open"]
    #else
    private static let systemCommands = ["xdg-open"]
    #endif

    /// Shows the page at an address; `false` where no browser can.
    public func open(_ address: String) async -> Bool {
        for command in commands {
            guard let program = program(command, address) else { continue }
            if await run(program) { return true }
        }
        return false
    }

    private func run(_ program: ProgramInvocation) async -> Bool {
        let ending = Promise<Bool>()
        guard let child = try? start(program) else { return false }
        guard DetachedThread.start({ ending.fulfill(child.waitForExit() == 0) }) else {
            return false
        }
        guard case .inBackground(let gracePeriod) = manner else {
            // Ctrl-C is for the browser, which has the terminal.
            let handlers = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
            defer { for (number, handler) in handlers { signal(number, handler) } }
            return await ending.value
        }
        let deadline = Task {
            try await Task.sleep(for: gracePeriod)
            ending.fulfill(true)
        }
        defer { deadline.cancel() }
        return await ending.value
    }

    private func start(
        _ program: ProgramInvocation
    ) throws(SpawnedProcess.Failure) -> SpawnedProcess {
        let stream: SpawnedProcess.Stream = manner == .inForeground ? .inherited : .null
        return try SpawnedProcess(
            program,
            input: stream,
            output: stream,
            session: manner == .inForeground ? .shared : .detached
        )
    }

    /// `nil` where there is no such program.
    private func program(_ command: String, _ address: String) -> ProgramInvocation? {
        let words = command.split(separator: " ").map(String.init)
        guard let name = words.first, let path = Executable.path(of: name) else { return nil }
        let arguments = words.dropFirst()
            .map { $0.replacing("%s", with: address) }
        let isPlaced = words.dropFirst().contains { $0.contains("%s") }
        return ProgramInvocation(path: path, arguments: arguments + (isPlaced ? [] : [address]))
    }
}
