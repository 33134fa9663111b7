import Domain
import Infrastructure
import Search
import SystemKit
import TextIndex

/// Makes an index of the movies of data sets.
struct CatalogImporter {
    static let stepCount = 2

    /// Takes what is done of a step, which is 1 or 2.
    private let report: (CatalogActivity, _ step: Int, _ done: Double?) -> Void
    private let isCancelled: () -> Bool
    private let dataSets: DataSets
    private let files: [File]
    private let includesAdult: Bool
    private var draft: CatalogDraft
    private(set) var skippedLines: [CatalogImportResult.SkippedLines] = []

    /// The files whose last line has no line break, which may be incomplete.
    private(set) var filesWithoutFinalLineBreak: [ImportSource] = []

    /// Opens the files; `scratch` is a directory for temporary files, `downloadCount` the number of
    /// steps before, and `isCancelled` is called often.
    init(
        _ dataSets: DataSets,
        scratch: String,
        includesAdult: Bool,
        downloadCount: Int,
        progress: @escaping CatalogProgressHandler,
        isCancelled: @escaping () -> Bool
    ) throws(MoviesError) {
        self.dataSets = dataSets
        report = { activity, step, done in
            progress(
                CatalogProgress(
                    step: downloadCount + step,
                    of: downloadCount + Self.stepCount,
                    activity,
                    importedShare: done
                )
            )
        }
        self.isCancelled = isCancelled
        files = try Self.open(dataSets.files)
        self.includesAdult = includesAdult
        let hasCredits = files.contains { $0.kind.names != nil }
        draft = try MoviesError.mapping(
            try CatalogDraft(scratch: scratch, usesBuiltInCredits: !hasCredits)
        )
    }

    /// Writes an index of the movies of all files, regardless of their order.
    mutating func importMovies(to path: String) throws(MoviesError) {
        for kind in DataSetKind.allCases {
            for file in files where file.kind == kind {
                try read(file, DataSetReader(kind, of: &draft, includesAdult: includesAdult))
            }
        }
        let movieCount = draft.movies.documentCount
        guard movieCount > 0 else {
            let file = files.first { $0.kind.titles == nil } ?? files[0]
            throw .dataSetUnusable(file: file.source, .noMovies)
        }
        var metadata = CatalogMetadata(origin: files[0].kind.origin, date: dataSets.date)
        metadata.hasOtherTitles = files.contains { $0.kind == .imdbOtherTitles }
        metadata.fileVersions = dataSets.versions ?? []
        metadata.includesAdult = includesAdult
        var percentage = -1
        let creditCount = draft.credits.count
        try MoviesError.mapping(
            try draft.write(to: path, metadata) { [report, files] done in
                guard Int(done * 100) > percentage else { return }
                percentage = Int(done * 100)
                let share = Self.doneShare(files, movieCount, creditCount, writtenShare: done)
                report(.indexing(movies: movieCount, done: percentage), 2, share)
            }
        )
        try checkCancellation()
    }

    private func reportReading(_ file: File) {
        let sizes = files.map(\.lines.size)
        report(
            .reading(
                file: file.source,
                done: files.map(\.lines.readCount).reduce(0, +),
                total: sizes.contains(nil) ? nil : sizes.compactMap(\.self).reduce(0, +)
            ),
            1,
            Self.doneShare(files, draft.movies.documentCount, draft.credits.count)
        )
    }

    private static func doneShare(
        _ files: [File],
        _ movieCount: Int,
        _ creditCount: Int,
        writtenShare: Double = 0
    ) -> Double? {
        let parts = files.compactMap { file in
            file.lines.size.map { size in
                ImportWork.File(
                    kind: file.kind,
                    readCount: file.lines.readCount,
                    size: size,
                    isCompressed: file.lines.isCompressed
                )
            }
        }
        guard parts.count == files.count else { return nil }
        return ImportWork(
            files: parts,
            movieCount: movieCount,
            creditCount: creditCount,
            writtenShare: writtenShare
        ).doneShare
    }

    private func checkCancellation() throws(MoviesError) {
        if isCancelled() { throw .cancelled }
    }
}

extension CatalogImporter {
    private struct File {
        let source: ImportSource
        let lines: LineReader
        let kind: DataSetKind
    }

    private static func open(_ files: [DataSetFile]) throws(MoviesError) -> [File] {
        let files = try files.map { file throws(MoviesError) in try open(file) }
        for file in files where file.kind.origin != files[0].kind.origin {
            throw .dataSetUnusable(file: file.source, .mixedSources)
        }
        let kinds = files.map(\.kind)
        if let missing = kinds[0].titles, kinds.allSatisfy({ $0.titles != nil }) {
            throw .dataSetUnusable(file: files[0].source, .missingTitles(in: missing.name))
        }
        for file in files {
            guard let missing = file.kind.names, !kinds.contains(missing) else { continue }
            throw .dataSetUnusable(file: file.source, .missingNames(in: missing.name))
        }
        return files
    }

    private static func open(_ file: DataSetFile) throws(MoviesError) -> File {
        let lines: LineReader
        let firstLine: String
        do {
            lines = try LineReader(path: file.path)
            firstLine = try lines.firstLine()
        } catch {
            throw MoviesError(error, file: file.source)
        }
        guard let kind = DataSetKind(firstLine: firstLine) else {
            throw .dataSetUnusable(file: file.source, .unknownFormat)
        }
        return File(source: file.source, lines: lines, kind: kind)
    }

    private mutating func read(_ file: File, _ reader: DataSetReader) throws(MoviesError) {
        var statistics = LineStatistics()
        var isFirst = true
        var lacksLineBreak = false
        let map = ParallelMap { (lines: LineChunk, hasHeader: Bool) in
            reader.read(lines, hasHeader: hasHeader)
        }
        try map.run { () throws(MoviesError) in
            try checkCancellation()
            reportReading(file)
            guard let lines = try Self.nextLines(of: file) else { return nil }
            lacksLineBreak = lines.lacksFinalLineBreak
            defer { isFirst = false }
            return (lines, hasHeader: isFirst && file.kind.isTable)
        } take: { batch, batchStatistics throws(MoviesError) in
            statistics.add(batchStatistics)
            try MoviesError.mapping(try reader.add(batch, to: &draft))
        }
        if lacksLineBreak { try checkLastLine(of: file, statistics) }
        try statistics.check(file.source)
        if let first = statistics.firstMalformed {
            skippedLines.append(.init(file: file.source, count: statistics.malformed, first: first))
        }
    }

    private static func nextLines(of file: File) throws(MoviesError) -> LineChunk? {
        do {
            return try file.lines.next()
        } catch {
            throw MoviesError(error, file: file.source)
        }
    }

    /// Throws if the last line, which has no line break, is not a whole line.
    private mutating func checkLastLine(
        of file: File,
        _ statistics: LineStatistics
    ) throws(MoviesError) {
        guard !statistics.isLastMalformed else {
            throw .dataSetUnusable(file: file.source, .truncated(line: statistics.total))
        }
        // Decompression and the end of an object show that the line is complete.
        guard !file.lines.isCompressed, file.kind.isTable else { return }
        filesWithoutFinalLineBreak.append(file.source)
    }
}
