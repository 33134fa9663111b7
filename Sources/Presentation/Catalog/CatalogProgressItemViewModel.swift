import Domain

/// The progress of an import.
package struct CatalogProgressItemViewModel: Hashable, Sendable {
    /// The current step.
    package let title: String

    /// 0…1; `nil` if the total is unknown.
    package private(set) var fraction: Double?

    /// The amount done, the rate and the time left, as far as they are known.
    package private(set) var statistics: [String] = []

    /// Whether the import waits, which is worth a message even where progress is not shown.
    package private(set) var isWait = false
}

extension CatalogProgressItemViewModel {
    /// Takes the seconds since the work on the current file started.
    init(_ progress: CatalogProgress, elapsed: Double) {
        switch progress {
        case .downloading(let file, let done, let total):
            self.init("getting \(file)", done, total, elapsed)
        case .waiting(let seconds, let error):
            self.init(title: "retrying in \(seconds) s: \(error.summary)", isWait: true)
        case .reading(let file, let done, let total):
            self.init("reading \(file ?? "standard input")", done, total, elapsed)
        case .indexing(let movies):
            self.init(title: "indexing \(movies.withThousandsCommas) movies")
        }
    }

    private init(_ title: String, _ done: Int, _ total: Int?, _ elapsed: Double) {
        let total = total.flatMap { $0 > 0 && $0 >= done ? $0 : nil }
        let amount = [done, total].compactMap { $0?.withByteUnit }.joined(separator: " of ")
        var statistics = [amount]
        // Earlier, the rate would be a guess.
        if elapsed >= 0.5, done > 0 {
            let rate = Double(done) / elapsed
            statistics.append("\(Int(rate).withByteUnit)/s")
            if let total { statistics.append("\(Self.text(Double(total - done) / rate)) left") }
        }
        self.init(
            title: title,
            fraction: total.map { Double(done) / Double($0) },
            statistics: statistics
        )
    }

    private static func text(_ seconds: Double) -> String {
        switch Int(min(seconds.rounded(.up), 1e6)) {
        case let seconds where seconds < 120: "\(seconds) s"
        case let seconds where seconds < 7200: "\((seconds + 59) / 60) min"
        case let seconds: "\((seconds + 3599) / 3600) h"
        }
    }
}
