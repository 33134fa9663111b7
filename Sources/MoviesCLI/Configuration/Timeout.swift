/// How long a command may wait for the network: more than 0 seconds, at most a day.
struct Timeout: Hashable {
    static let standard = Timeout(seconds: 10)

    let seconds: Double

    var duration: Duration { .seconds(seconds) }

    private init(seconds: Double) {
        self.seconds = seconds
    }

    /// From seconds in decimal notation.
    init?(_ text: String) {
        guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else { return nil }
        self.seconds = seconds
    }
}
