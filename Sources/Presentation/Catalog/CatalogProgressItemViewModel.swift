import Domain

/// How far a longer work has come, in plain values.
public struct CatalogProgressItemViewModel: Hashable, Sendable {
    /// What is being done.
    public let title: String

    /// 0…1; `nil` where it is not known how much there is to do.
    public let fraction: Double?

    /// How much is done, how fast it goes and how long it will take, as far as that is known.
    public let facts: [String]

    /// Whether nothing is done for now, which is worth a line where no progress is shown.
    public let isWait: Bool

    /// Takes the seconds since this file was begun.
    init(_ progress: CatalogProgress, elapsed: Double) {
        switch progress {
        case .downloading(let file, let done, let total):
            self.init("getting \(file)", done, total, elapsed)
        case .waiting(let seconds, let error):
            self.init(
                title: "retrying in \(seconds) s: \(error.summary)",
                fraction: nil,
                facts: [],
                isWait: true
            )
        case .reading(let file, let done, let total):
            self.init("reading \(file == "-" ? "standard input" : file)", done, total, elapsed)
        case .indexing(let movies):
            self.init(title: "indexing \(movies) movies", fraction: nil, facts: [])
        }
    }

    private init(title: String, fraction: Double?, facts: [String], isWait: Bool = false) {
        self.isWait = isWait
        self.title = title
        self.fraction = fraction
        self.facts = facts
    }

    private init(_ title: String, _ done: Int, _ total: Int?, _ elapsed: Double) {
        let total = total.flatMap { $0 > 0 && $0 >= done ? $0 : nil }
        var facts = [total.map { "\(ByteCount(done)) of \(ByteCount($0))" } ?? "\(ByteCount(done))"]
        // Too little has come to tell.
        if elapsed >= 0.5, done > 0 {
            let rate = Double(done) / elapsed
            facts.append("\(ByteCount(Int(rate)))/s")
            if let total { facts.append("\(Self.wait(Double(total - done) / rate)) left") }
        }
        self.init(
            title: title,
            fraction: total.map { Double(done) / Double($0) },
            facts: facts
        )
    }

    private static func wait(_ seconds: Double) -> String {
        switch Int(min(seconds.rounded(.up), 1e6)) {
        case let seconds where seconds < 120: "\(seconds) s"
        case let seconds where seconds < 7200: "\((seconds + 59) / 60) min"
        case let seconds: "\((seconds + 3599) / 3600) h"
        }
    }
}

/// A number of bytes for a person: `112.0 MB`, in units of a thousand.
struct ByteCount: CustomStringConvertible {
    let description: String

    init(_ bytes: Int) {
        description =
            switch bytes {
            case ..<1_000_000: "\(bytes / 1000) kB"
            case ..<1_000_000_000: "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
            default: "\(bytes / 1_000_000_000).\(bytes / 100_000_000 % 10) GB"
            }
    }
}
