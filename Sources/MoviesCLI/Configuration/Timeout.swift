/// How long a command may wait for the network: more than 0 seconds, at most a day.
struct Timeout: Hashable {
    static let standard = Timeout(duration: .seconds(10))

    let duration: Duration

    private init(duration: Duration) {
        self.duration = duration
    }

    /// From seconds in decimal notation.
    init?(_ text: String) {
        guard let seconds = Double(text) else { return nil }
        self.init(seconds: seconds)
    }

    init?(seconds: Double) {
        guard seconds > 0, seconds <= 86_400 else { return nil }
        duration = .seconds(seconds)
    }
}
