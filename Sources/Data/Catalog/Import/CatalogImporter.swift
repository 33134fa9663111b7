import Domain
import Infrastructure
import SystemKit
import TextIndex

/// Makes an index of the movies of data sets.
struct CatalogImporter {
    private let progress: CatalogProgressHandler
    private let isCancelled: () -> Bool
    private var builder: TextIndexBuilder
    private var people: TextIndexBuilder
    private var ratings = CompactIntegerMap(unset: IMDbRating(tenths: 0, votes: 0))
    private var titles: IMDbTitleImporter
    private var exports: TMDBExportImporter
    private let builtIn: BuiltInMovieLookup

    /// The credits of data sets; of the built-in movies if there are no such data sets.
    private var credits = CreditCollector()
    private var builtInCredits: CreditCollector? = CreditCollector()
    private var hasAllCredits = false

    /// The lines that could not be read.
    private(set) var skippedLines: [CatalogImportResult.SkippedLines] = []

    /// The files whose last line has no line break, which may be incomplete.
    private(set) var filesWithoutFinalLineBreak: [String] = []

    /// `scratch` is a directory for temporary files; `isCancelled` is called often.
    init(
        scratch: String,
        includesAdult: Bool,
        progress: @escaping CatalogProgressHandler,
        isCancelled: @escaping () -> Bool
    ) throws(MoviesError) {
        self.progress = progress
        self.isCancelled = isCancelled
        do {
            builder = try TextIndexBuilder(scratch: scratch)
            people = try TextIndexBuilder(
                scratch: scratch,
                sortsTitles: false,
                hasChampionLists: false
            )
        } catch {
            throw MoviesError(error)
        }
        builtIn = BuiltInMovieLookup(BuiltInMovies.table)
        titles = IMDbTitleImporter(includesAdult: includesAdult, builtIn: builtIn)
        exports = TMDBExportImporter(includesAdult: includesAdult, builtIn: builtIn)
    }

    /// Writes an index of the movies of all files, regardless of their order.
    mutating func importMovies(from dataSets: DataSets, to path: String) throws(MoviesError) {
        let files = try Self.open(dataSets.files)
        if files.contains(where: \.kind.hasCredits) { builtInCredits = nil }
        for kind in DataSetKind.allCases {
            for file in files where file.kind == kind { try read(file) }
        }
        guard builder.documentCount > 0 else {
            let file = files.first(where: \.kind.hasMovies)
            throw .dataSetUnusable(file: file?.name ?? "", .noMovies)
        }
        progress(.indexing(movies: builder.documentCount))
        let origin = files.first?.kind.origin ?? .imdb
        var metadata = CatalogMetadata(origin: origin, date: dataSets.date)
        do {
            metadata.creditedMovieCount = try addPeople()
            try builder.write(to: path, metadata: metadata.bytes)
            try people.write(to: path, isAppending: true, metadata: metadata.bytes)
        } catch {
            throw MoviesError(error)
        }
        try checkCancellation()
    }

    /// Adds the people and their credits to the indexes; returns how many movies have credits.
    private mutating func addPeople() throws(StorageError) -> Int {
        if var builtInCredits {
            builtInCredits.endCredits { builder.popularity(of: $0) }
            builtIn.addNames(to: &builtInCredits)
            credits = builtInCredits
        } else if !hasAllCredits {
            credits.endCredits { builder.popularity(of: $0) }
        }
        let count = try credits.append(to: &builder)
        try credits.addPeople(to: &people, documentNumbers: builder.documentNumbers)
        // The indexes need its memory.
        credits = CreditCollector()
        return count
    }

    private func checkCancellation() throws(MoviesError) {
        if isCancelled() { throw .cancelled }
    }
}

/// Opens and reads the files.
extension CatalogImporter {
    private struct File {
        let source: DataSetFile
        let lines: LineReader
        let kind: DataSetKind

        var name: String { source.name }

        var progress: CatalogProgress {
            .reading(
                file: source.path == nil ? nil : name,
                done: lines.readCount,
                total: lines.size
            )
        }
    }

    private static func open(_ sources: [DataSetFile]) throws(MoviesError) -> [File] {
        var files: [File] = []
        for source in sources { files.append(try open(source)) }
        for file in files where file.kind.origin != files[0].kind.origin {
            throw .dataSetUnusable(file: file.name, .mixedSources)
        }
        guard files.contains(where: \.kind.hasMovies) else {
            throw .dataSetUnusable(
                file: files[0].name,
                .missingTitles(in: DataSetKind.imdbTitles.name)
            )
        }
        if let file = files.first(where: \.kind.hasCredits),
            !files.contains(where: { $0.kind == .imdbPeople })
        {
            throw .dataSetUnusable(file: file.name, .missingNames(in: DataSetKind.imdbPeople.name))
        }
        return files
    }

    private static func open(_ source: DataSetFile) throws(MoviesError) -> File {
        let lines: LineReader
        let firstLine: String
        do {
            lines = try LineReader(path: source.path)
            firstLine = try lines.firstLine()
        } catch {
            throw MoviesError(error, file: source.name)
        }
        guard let kind = DataSetKind(firstLine: firstLine) else {
            throw .dataSetUnusable(file: source.name, .unknownFormat)
        }
        return File(source: source, lines: lines, kind: kind)
    }

    private mutating func read(_ file: File) throws(MoviesError) {
        var statistics = LineStatistics()
        var lacksLineBreak = false
        repeat {
            try checkCancellation()
            progress(file.progress)
            do throws(StorageError) {
                try file.lines.forEachBufferedLine { line, hasEnd throws(StorageError) in
                    lacksLineBreak = line != nil && !hasEnd
                    try add(line, of: file.kind, &statistics)
                }
            } catch {
                throw MoviesError(error)
            }
        } while try readChunk(of: file)
        try finish(file, &statistics, lacksLineBreak: lacksLineBreak)
    }

    private func readChunk(of file: File) throws(MoviesError) -> Bool {
        do {
            return try file.lines.readChunk()
        } catch {
            throw MoviesError(error, file: file.name)
        }
    }

    private mutating func finish(
        _ file: File,
        _ statistics: inout LineStatistics,
        lacksLineBreak: Bool
    ) throws(MoviesError) {
        do {
            try exports.finish(count: &statistics, to: &builder, &builtInCredits)
        } catch {
            throw MoviesError(error)
        }
        if lacksLineBreak { try checkLastLine(of: file, statistics) }
        try statistics.check(file.name)
        if let first = statistics.firstMalformed {
            skippedLines.append(.init(file: file.name, count: statistics.malformed, first: first))
        }
    }

    /// Throws if the last line, which has no line break, is not a whole line.
    private mutating func checkLastLine(
        of file: File,
        _ statistics: LineStatistics
    ) throws(MoviesError) {
        guard !statistics.isLastMalformed else {
            throw .dataSetUnusable(file: file.name, .truncated(line: statistics.total))
        }
        // Decompression and the end of an object show that the line is complete.
        guard !file.lines.isCompressed, file.kind != .tmdbExport else { return }
        filesWithoutFinalLineBreak.append(file.name)
    }
}

/// Adds lines to the index.
extension CatalogImporter {
    private mutating func add(
        _ line: UnsafeBufferPointer<UInt8>?,
        of kind: DataSetKind,
        _ statistics: inout LineStatistics
    ) throws(StorageError) {
        guard kind != .tmdbExport else {
            return try exports.append(
                line,
                count: &statistics,
                to: &builder,
                &builtInCredits
            )
        }
        // The first line names the columns.
        guard statistics.total > 0 else { return statistics.add(isMalformed: false) }
        // It is too long.
        guard let line else { return statistics.add(isMalformed: true) }
        let row = TSVRow(line)
        let isValid =
            switch kind {
            case .imdbRatings: addRating(row)
            case .imdbTitles: try titles.addTitle(row, ratings, to: &builder, &builtInCredits)
            case .imdbOtherTitles: try titles.addOtherTitle(row, to: &builder)
            case .imdbCast:
                IMDbCreditImporter.addCast(row, to: &credits, document: titles.document)
            case .imdbCrew:
                IMDbCreditImporter.addCrew(row, to: &credits, document: titles.document)
            case .imdbPeople: addPerson(row)
            case .tmdbExport: true
            }
        statistics.add(isMalformed: !isValid)
    }

    private mutating func addPerson(_ row: TSVRow) -> Bool {
        if !hasAllCredits {
            credits.endCredits { builder.popularity(of: $0) }
            hasAllCredits = true
        }
        return IMDbCreditImporter.addPerson(row, to: &credits)
    }

    private mutating func addRating(_ row: TSVRow) -> Bool {
        guard row.count == 3, let key = row.titleNumber(0), let rating = IMDbRating(row) else {
            return false
        }
        ratings[key] = rating
        return true
    }
}
