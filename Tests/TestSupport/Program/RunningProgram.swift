import Foundation

/// A program that was started and may still be running.
///
/// It is killed on deallocation, so keep it as long as it is needed.
package final class RunningProgram: Sendable {
    /// The value of `HOME`; the directory exists at least as long as this object.
    package let home: String
    private let child: ChildProcess
    private let standardOutput: OutputCapture?
    private let standardError: OutputCapture?
    private let context: ChildContext
    private let timeout: Duration
    private let isOverdue = Monitor(false)

    init(
        child: ChildProcess,
        standardOutput: OutputCapture?,
        standardError: OutputCapture?,
        context: ChildContext,
        timeout: Duration
    ) {
        self.child = child
        self.standardOutput = standardOutput
        self.standardError = standardError
        self.context = context
        self.timeout = timeout
        home = context.home
        BlockingThread.start("program guard") { [child, isOverdue] in
            guard child.waitForEnd(timeout: timeout) == nil else { return }
            isOverdue.change { $0 = true }
            child.killGroup()
        }
    }

    deinit {
        if child.end == nil { child.killGroup() }
    }

    /// Sends a signal.
    ///
    /// - Returns: `false` if the program has exited.
    @discardableResult
    package func send(signal: Int32) -> Bool { child.send(signal: signal) }

    /// The text captured so far.
    package func output(on stream: Program.Stream) -> String {
        String(decoding: capture(stream)?.bytes ?? Data(), as: UTF8.self)
    }

    /// Suspends until the text has appeared `times` times in total; returns `false` on timeout.
    ///
    /// It ends early with the stream; the timeout only limits a test that hangs.
    package func waitForOutput(
        on stream: Program.Stream,
        containing text: String,
        times: Int = 1,
        timeout: Duration = .hangLimit
    ) async -> Bool {
        await capture(stream)?.wait(for: text, times: times, timeout: timeout) ?? false
    }

    /// Suspends until anything was written; returns `false` on timeout.
    package func waitForFirstByte(
        on stream: Program.Stream,
        timeout: Duration = .hangLimit
    ) async -> Bool {
        await capture(stream)?.waitForFirstByte(timeout: timeout) ?? false
    }

    /// Suspends until the program has exited and all its output has arrived.
    package func result() async throws -> ProgramResult {
        try await BlockingThread.run("program result") { [self] in
            let ending = child.waitForEnd()
            let captures = [standardOutput, standardError].compactMap(\.self)
            let isWhole = captures.allSatisfy { $0.waitForEnd(timeout: timeout) }
            guard !isOverdue.read({ $0 }) else {
                throw ProgramError.timedOut(
                    command: child.command,
                    stdout: output(on: .stdout),
                    stderr: output(on: .stderr)
                )
            }
            guard isWhole, let ending else {
                child.killGroup()
                throw ProgramError.outputHeldOpen(
                    command: child.command,
                    stdout: output(on: .stdout),
                    stderr: output(on: .stderr)
                )
            }
            return result(of: ending)
        }
    }

    private func result(of ending: ChildProcess.Ending) -> ProgramResult {
        let (status, signal): (Int32, Int32?) =
            switch ending {
            case .exit(let code): (code, nil)
            case .signal(let number): (128 + number, number)
            }
        return ProgramResult(
            status: status,
            signal: signal,
            stdoutData: standardOutput?.bytes ?? Data(),
            stderrData: standardError?.bytes ?? Data(),
            home: home,
            context: context
        )
    }

    private func capture(_ stream: Program.Stream) -> OutputCapture? {
        switch stream {
        case .stdout: standardOutput
        case .stderr: standardError
        }
    }
}
