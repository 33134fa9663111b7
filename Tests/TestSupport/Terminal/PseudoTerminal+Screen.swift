extension PseudoTerminal {
    /// What is on the screen by all that has arrived so far.
    ///
    /// It may be in the middle of a change; see ``ScreenModel/isSynchronizing``. Output that was
    /// under way when the size was changed counts as newer than the change.
    public var screen: ScreenModel {
        playback.change { [capture] in
            $0.catchUp(with: capture)
            return $0.screen
        }
    }

    /// Suspends until what is on the screen fulfils a condition, or else returns `false`.
    ///
    /// The condition is asked at once and whenever output has arrived, but never in the middle of
    /// a synchronised change. It ends early with the program; the timeout is only a bound for a
    /// test that hangs.
    public func waitForScreen(
        timeout: Duration = .seconds(20),
        _ isReached: @escaping @Sendable (ScreenModel) -> Bool
    ) async -> Bool {
        await OwnThread.run("wait for screen") { [capture, playback] in
            let deadline = ContinuousClock.now + timeout
            while true {
                let now = playback.change {
                    $0.catchUp(with: capture)
                    return $0
                }
                if !now.screen.isSynchronizing, isReached(now.screen) { return true }
                let hasPendingOutput =
                    !now.isComplete
                    && capture.waitForNews(
                        after: now.byteCount,
                        now.resizeCount,
                        timeout: deadline - .now
                    )
                guard hasPendingOutput else { return false }
            }
        }
    }

    /// The modes of the terminal, also after the program has ended.
    public var settings: TerminalSettings {
        get throws { try TerminalSettings(of: pair.master) }
    }
}
