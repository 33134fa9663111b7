/// Estimates how much of the time of an import has passed.
///
/// What it takes is measured in seconds of one machine, since only the shares matter.
struct ImportWork {
    struct File {
        let kind: DataSetKind
        let readCount: Int
        let size: Int
        let isCompressed: Bool

        var readShare: Double { Double(readCount) / Double(max(size, 1)) }

        /// The uncompressed bytes: text of data sets compresses to a quarter.
        var textSize: Double { Double(isCompressed ? size * 4 : size) }
    }

    let files: [File]
    let movieCount: Int
    let creditCount: Int
    let writtenShare: Double

    private static let secondsPerReadMovie = 3.8e-6
    private static let secondsPerIndexedMovie = 2.1e-6
    private static let secondsPerCredit = 0.8e-6

    /// Before any movies are read, an estimate from IMDb's data set, most of which is no movies.
    private static let bytesPerMovie = 800.0
    private static let creditsPerMovie = 5.0

    var doneShare: Double {
        let titles = share(of: [.imdbTitles, .tmdbExport])
        let movies =
            titles.map { Double(movieCount) / $0 }
            ?? size(of: [.imdbTitles, .tmdbExport]) / Self.bytesPerMovie
        let hasCredits = files.contains { $0.kind == .imdbCast || $0.kind == .imdbCrew }
        let credits =
            share(of: [.imdbCast, .imdbCrew]).map { Double(creditCount) / $0 }
            ?? (hasCredits ? movies * Self.creditsPerMovie : 0)
        let writing = movies * Self.secondsPerIndexedMovie + credits * Self.secondsPerCredit
        let reading = files.reduce(0) { $0 + $1.textSize * $1.kind.secondsPerByte }
        let read = files.reduce(0) { $0 + $1.textSize * $1.kind.secondsPerByte * $1.readShare }
        let done =
            read + Double(movieCount) * Self.secondsPerReadMovie + writtenShare * writing
        return done / max(reading + movies * Self.secondsPerReadMovie + writing, done, 1e-9)
    }

    private func size(of kinds: [DataSetKind]) -> Double {
        files.lazy.filter { kinds.contains($0.kind) }.reduce(0) { $0 + $1.textSize }
    }

    /// The share of the files of some kinds that is read; `nil` if nothing is.
    private func share(of kinds: [DataSetKind]) -> Double? {
        let size = size(of: kinds)
        let read = files.lazy.filter { kinds.contains($0.kind) }
            .reduce(0) { $0 + $1.textSize * $1.readShare }
        return read > 0 ? read / size : nil
    }
}
