/// An animation that starts after a short wait.
@MainActor
package final class Spinner {
    package static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    /// A shorter wait needs no spinner: it would only flicker.
    private static let delay = Duration.milliseconds(150)
    private static let interval = Duration.milliseconds(100)

    /// The current frame; `nil` for none.
    package private(set) var frame: String?

    private let didChange: @MainActor () -> Void
    private var animation: Task<Void, Never>?

    package init(didChange: @escaping @MainActor () -> Void) { self.didChange = didChange }

    package func setSpinning(_ isSpinning: Bool) {
        guard isSpinning != (animation != nil) else { return }
        animation?.cancel()
        animation = nil
        frame = nil
        if isSpinning { animation = Task { [weak self] in await Self.spin { self } } }
    }

    private static func spin(_ spinner: @MainActor () -> Spinner?) async {
        var pause = delay
        for index in 0... {
            // The guard below ends a cancelled animation.
            try? await Task.sleep(for: pause)
            guard !Task.isCancelled, let spinner = spinner() else { return }
            pause = interval
            spinner.frame = frames[index % frames.count]
            spinner.didChange()
        }
    }
}
