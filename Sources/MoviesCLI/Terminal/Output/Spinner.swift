/// Something that moves while the program waits, once it has waited for a while.
@MainActor
final class Spinner {
    static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    /// What is there sooner needs no spinner, which would only flicker.
    private static let patience = Duration.milliseconds(150)
    private static let pace = Duration.milliseconds(100)

    /// What to show at present; `nil` for nothing.
    private(set) var frame: String?

    private let didChange: @MainActor () -> Void
    private var animation: Task<Void, Never>?

    /// `didChange` hears of each new frame.
    init(didChange: @escaping @MainActor () -> Void) {
        self.didChange = didChange
    }

    func setSpinning(_ isSpinning: Bool) {
        guard isSpinning != (animation != nil) else { return }
        animation?.cancel()
        animation = nil
        frame = nil
        if isSpinning { animation = Task { [weak self] in await Self.spin { self } } }
    }

    private static func spin(_ spinner: @MainActor () -> Spinner?) async {
        var pause = patience
        for index in 0... {
            // Cancelled, it is over at once, and there is nothing more to show.
            try? await Task.sleep(for: pause)
            guard !Task.isCancelled, let spinner = spinner() else { return }
            pause = pace
            spinner.frame = frames[index % frames.count]
            spinner.didChange()
        }
    }
}
