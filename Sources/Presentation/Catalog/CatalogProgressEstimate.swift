import Domain

/// Measures an import, and estimates how long the rest of all its steps takes.
struct CatalogProgressEstimate {
    /// The bytes of downloaded files, which are compressed, that a usual machine imports in a second.
    private static let importRate = 20e6

    /// In seconds; after less, a rate would be a guess.
    private static let shortestMeasurement = 0.5

    /// The share of the time that has passed, from 0 to 1; `nil` if it is unknown.
    private(set) var fraction: Double?

    /// `nil` if it is unknown.
    private(set) var secondsLeft: Double?

    /// The bytes per second in this step; `nil` if none are counted.
    private(set) var rate: Double?

    private var step = 0

    /// The start of the step, in seconds, and what was done of it then: a download may be resumed.
    private var start = (time: 0.0, byteCount: 0)

    /// The time at which reading started, after the downloads.
    private var importStart: Double?

    /// The bytes of the last download and of those before it.
    private var downloaded = (last: 0, before: 0)

    /// Adds what an import reports some seconds after its start.
    mutating func add(_ progress: CatalogProgress, at time: Double) {
        let byteCount = progress.activity.byteCount
        if progress.step != step {
            downloaded = (0, downloaded.before + downloaded.last)
            (step, start) = (progress.step, (time, byteCount ?? 0))
        }
        let elapsed = time - start.time
        let isMeasured = elapsed >= Self.shortestMeasurement
        rate = byteCount.flatMap { count in
            let received = count - start.byteCount
            return isMeasured && received > 0 ? Double(received) / elapsed : nil
        }
        secondsLeft = nil
        switch progress.activity {
        case .downloading(_, let done, let total):
            downloaded.last = done
            guard let total, total >= done, total > 0 else { return fraction = nil }
            let toDownload = total - done + progress.laterByteCount
            let toImport = downloaded.before + done + toDownload
            secondsLeft = rate.map { Double(toDownload) / $0 + Double(toImport) / Self.importRate }
        case .reading, .indexing:
            let start = importStart ?? time
            importStart = start
            guard let share = progress.importedShare else { return fraction = nil }
            if share > 0, time - start >= Self.shortestMeasurement {
                secondsLeft = (time - start) * (1 - share) / share
            }
        case .waiting: break
        }
        // A bar does not go back.
        if let secondsLeft { fraction = max(fraction ?? 0, time / (time + secondsLeft)) }
    }
}

extension CatalogActivity {
    /// The bytes that are done; `nil` if none are counted.
    fileprivate var byteCount: Int? {
        switch self {
        case .downloading(_, let done, _), .reading(_, let done, _): done
        case .waiting, .indexing: nil
        }
    }
}
