extension PseudoTerminal {
    /// The screen after all output so far.
    ///
    /// It may be in the middle of an update; see ``ScreenModel/isSynchronizing``. Output that was
    /// in transit during a resize counts as newer than the resize.
    package var screen: ScreenModel {
        playback.change { [capture] in
            $0.catchUp(with: capture)
            return $0.screen
        }
    }

    /// Suspends until the screen meets a condition; returns `false` on timeout.
    ///
    /// The condition is checked at once and after each output, but never in the middle of a
    /// synchronized update. It ends early with the program; the timeout only limits a test that
    /// hangs.
    package func waitForScreen(
        timeout: Duration = .hangLimit,
        _ isReached: @escaping @Sendable (ScreenModel) -> Bool
    ) async -> Bool {
        await BlockingThread.run("wait for screen") { [capture, playback] in
            let deadline = ContinuousClock.now + timeout
            while true {
                let now = playback.change {
                    $0.catchUp(with: capture)
                    return $0
                }
                if !now.screen.isSynchronizing, isReached(now.screen) { return true }
                let hasPendingOutput =
                    !now.isComplete
                    && capture.waitForUpdate(
                        after: now.byteCount,
                        now.resizeCount,
                        timeout: deadline - .now
                    )
                guard hasPendingOutput else { return false }
            }
        }
    }

    /// The settings of the terminal, even after the program has exited.
    package var settings: TerminalSettings { get throws { try TerminalSettings(of: pair.master) } }
}
