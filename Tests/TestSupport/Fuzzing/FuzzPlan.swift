/// How long a fuzz test runs, and from which seed on.
///
/// Without variables in the environment, each run is the same.
struct FuzzPlan {
    /// Seconds for each test, or `forever`.
    static let secondsVariable = "MOVIES_FUZZ_SECONDS"

    /// The seed of the first input; the next inputs have the next seeds.
    static let seedVariable = "MOVIES_FUZZ_SEED"

    /// A variable in the environment that is no number.
    struct InvalidVariable: Error, Equatable {
        let name: String
    }

    private enum Limit {
        case inputs(Int)
        case time(Duration)
        case none
    }

    let firstSeed: UInt64

    /// Whether the environment asks for this run.
    let isChosen: Bool
    private let limit: Limit

    init(iterations: Int, environment: [String: String]) throws(InvalidVariable) {
        let seconds = environment[Self.secondsVariable]
        let seed = environment[Self.seedVariable]
        isChosen = seconds != nil || seed != nil
        limit = try seconds.map(Self.limit) ?? .inputs(iterations)
        if let seed {
            guard let seed = UInt64(seed) else { throw InvalidVariable(name: Self.seedVariable) }
            firstSeed = seed
        } else {
            firstSeed = seconds == nil ? 1 : .random(in: 0..<1 << 48)
        }
    }

    private static func limit(_ seconds: String) throws(InvalidVariable) -> Limit {
        if seconds == "forever" { return .none }
        guard let count = Int(seconds), count > 0 else {
            throw InvalidVariable(name: secondsVariable)
        }
        return .time(.seconds(count))
    }

    func isOver(after inputs: Int, _ start: ContinuousClock.Instant) -> Bool {
        switch limit {
        case .inputs(let count): inputs >= count
        case .time(let duration): start.duration(to: .now) >= duration
        case .none: false
        }
    }
}
