import Domain
import Infrastructure

/// Makes an index of the films in some files.
struct CatalogImporter {
    /// How often progress is told of, in lines.
    private static let linesPerReport = 1 << 15

    private let progress: @Sendable (CatalogProgress) -> Void
    private var builder: TextIndexBuilder
    private var ratings = CompactIntegerMap(unset: IMDbRating(tenths: 0, votes: 0))
    private var titles: IMDbTitleImporter
    private var exports: TMDBExportImporter
    private(set) var skippedLines: [CatalogImportResult.SkippedLines] = []

    /// Takes a folder for what is put aside.
    init(
        scratch: String,
        includesAdult: Bool,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) throws(StorageError) {
        self.progress = progress
        builder = try TextIndexBuilder(scratch: scratch)
        titles = IMDbTitleImporter(includesAdult: includesAdult)
        exports = TMDBExportImporter(includesAdult: includesAdult)
    }

    var movieCount: Int { builder.documentCount }

    /// Reads all films of the files, in whatever order these were given.
    mutating func read(_ sources: [DataSetFile], gzip: Gzip) throws(MoviesError) -> CatalogSource {
        let files = try Self.open(sources, gzip: gzip)
        for kind in DataSetKind.allCases {
            for file in files where file.kind == kind { try read(file) }
        }
        guard movieCount > 0 else {
            throw .dataSetUnusable(file: files.first?.name ?? "", .noMovies)
        }
        return files.first?.kind.origin ?? .imdb
    }

    func write(to path: String, _ details: CatalogMetadata) throws(StorageError) {
        progress(.indexing(movies: movieCount))
        try builder.write(to: path, details: details.bytes)
    }

    private struct File {
        let name: String
        let lines: LineReader
        let kind: DataSetKind
    }

    private static func open(_ sources: [DataSetFile], gzip: Gzip) throws(MoviesError) -> [File] {
        var files: [File] = []
        for source in sources {
            do {
                let lines = try LineReader(path: source.path, gzip: gzip)
                guard let kind = DataSetKind(firstLine: try lines.firstLine()) else {
                    throw MoviesError.dataSetUnusable(file: source.name, .unknownFormat)
                }
                files.append(File(name: source.name, lines: lines, kind: kind))
            } catch let error as LineReader.Failure {
                throw MoviesError(error, file: source.name)
            } catch let error as MoviesError {
                throw error
            } catch {
                throw .cancelled
            }
        }
        for file in files where file.kind.origin != files[0].kind.origin {
            throw .dataSetUnusable(file: file.name, .mixedSources)
        }
        let tellsTitles = files.contains { $0.kind == .imdbTitles || $0.kind == .tmdbExport }
        guard tellsTitles else { throw .dataSetUnusable(file: files[0].name, .missingTitles) }
        return files
    }

    private mutating func read(_ file: File) throws(MoviesError) {
        var count = LineStatistics()
        var number = 0
        var truncated: Int?
        progress(.reading(file: file.name, done: 0, total: file.lines.size))
        do {
            try file.lines.forEachLine { line, isEnded throws(StorageError) in
                number += 1
                if number % Self.linesPerReport == 0 {
                    progress(
                        .reading(
                            file: file.name,
                            done: file.lines.readCount,
                            total: file.lines.size
                        )
                    )
                }
                switch file.kind {
                case .tmdbExport:
                    try exports.append(line, count: &count, to: &builder)
                    // What is a whole object is a whole line, with an end or without.
                    if !isEnded, line.last != UInt8(ascii: "}") { truncated = number }
                case .imdbRatings, .imdbTitles, .imdbOtherTitles:
                    if !isEnded { truncated = number }
                    try add(TSVRow(line), of: file.kind, &count)
                }
            }
            try exports.finish(count: &count, to: &builder)
        } catch let error as LineReader.Failure {
            throw MoviesError(error, file: file.name)
        } catch let error as StorageError {
            throw MoviesError(error)
        } catch {
            throw .cancelled
        }
        if let truncated { throw .dataSetUnusable(file: file.name, .truncated(line: truncated)) }
        try count.check(file.name)
        if let first = count.firstMalformed {
            skippedLines.append(.init(file: file.name, count: count.malformed, first: first))
        }
    }

    private mutating func add(
        _ line: TSVRow,
        of kind: DataSetKind,
        _ count: inout LineStatistics
    ) throws(StorageError) {
        // The first line names the columns.
        guard count.total > 0 else { return count.add(isMalformed: false) }
        let isSound =
            switch kind {
            case .imdbRatings: addRating(line)
            case .imdbTitles: try titles.addTitle(line, ratings, to: &builder)
            case .imdbOtherTitles: try titles.addOtherTitle(line, to: &builder)
            case .tmdbExport: true
            }
        count.add(isMalformed: !isSound)
    }

    private mutating func addRating(_ line: TSVRow) -> Bool {
        guard line.count == 3, let key = line.titleNumber(0), let rating = IMDbRating(line) else {
            return false
        }
        ratings[key] = rating
        return true
    }
}
