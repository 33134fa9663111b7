/// The user's browser: one of `$BROWSER`, or else the system's default.
package struct WebBrowser: Sendable {
    package enum LaunchMode: Hashable, Sendable {
        /// The browser may use the terminal; it has ended when `open` returns.
        case foreground

        /// Without a terminal. If it still runs after `gracePeriod`, it has opened the page.
        case detached(gracePeriod: Duration)
    }

    private let commands: [String]
    private let mode: LaunchMode

    /// Takes the value of `$BROWSER`: commands separated by colons, in which `%s` is replaced with
    /// the URL; without `%s`, the URL is the last argument.
    ///
    /// A word with spaces is in quotes, or has backslashes before them.
    package init(_ variable: String?, mode: LaunchMode) {
        commands = (variable ?? "").split(separator: ":").map(String.init) + [Platform.pageOpener]
        self.mode = mode
    }

    /// Opens a page; `false` if no browser can.
    package func open(_ url: String) async -> Bool {
        for command in commands {
            guard let program = program(command, url) else { continue }
            if await run(program) { return true }
        }
        return false
    }

    private func run(_ program: ProgramInvocation) async -> Bool {
        let (stream, session): (SpawnedProcess.Stream, SpawnedProcess.Session) =
            mode == .foreground ? (.inherited, .shared) : (.null, .detached)
        let ending = Promise<Bool>()
        guard
            let child = try? SpawnedProcess(
                program,
                input: stream,
                output: stream,
                session: session
            ),
            DetachedThread.start({ ending.fulfill(child.waitForExit() == 0) })
        else { return false }
        guard case .detached(let gracePeriod) = mode else {
            let restore = SpawnedProcess.ignoreInterrupts()
            defer { restore() }
            return await ending.value
        }
        let deadline = Task {
            try await ThreadClock().sleep(for: gracePeriod)
            ending.fulfill(true)
        }
        defer { deadline.cancel() }
        return await ending.value
    }

    private func program(_ command: String, _ url: String) -> ProgramInvocation? {
        let words = Self.words(of: command)
        guard let name = words.first, let path = Executable.path(of: name) else { return nil }
        let arguments = words.dropFirst().map { $0.replacing("%s", with: url) }
        let hasPlaceholder = words.dropFirst().contains { $0.contains("%s") }
        return ProgramInvocation(path: path, arguments: arguments + (hasPlaceholder ? [] : [url]))
    }

    /// The words between spaces, with quotes and backslashes as in a shell.
    private static func words(of command: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = command[...]
        while let character = rest.popFirst() {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character == " " {
                words += word.map { [$0] } ?? []
                word = nil
            } else if quote != "'", character == "\\", let escaped = rest.popFirst() {
                word = (word ?? "") + String(escaped)
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
