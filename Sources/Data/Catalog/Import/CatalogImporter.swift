import Domain
import Infrastructure

/// Makes an index of the films in some files.
struct CatalogImporter {
    /// How often progress is told of, in lines.
    private static let linesPerReport = 1 << 15

    private let progress: @Sendable (CatalogProgress) -> Void
    private var builder: TextIndexBuilder
    private var ratings = NumberTable(unset: IMDbRating(tenths: 0, votes: 0))
    private var titles: IMDbTitles
    private var exports: TMDBExportBatch
    private(set) var malformedLines: [CatalogImport.MalformedLines] = []

    /// Takes a folder for what is put aside.
    init(
        scratch: String,
        includesAdult: Bool,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) throws(StorageError) {
        self.progress = progress
        builder = try TextIndexBuilder(scratch: scratch)
        titles = IMDbTitles(includesAdult: includesAdult)
        exports = TMDBExportBatch(includesAdult: includesAdult)
    }

    var filmCount: Int { builder.documentCount }

    /// Reads all films of the files, in whatever order these were given.
    mutating func read(_ sources: [DataSetFile], gzip: Gzip) throws(MoviesError) -> CatalogOrigin {
        let files = try Self.open(sources, gzip: gzip)
        for kind in DataSet.allCases {
            for file in files where file.kind == kind { try read(file) }
        }
        guard filmCount > 0 else {
            throw .dataSetUnusable(file: files.first?.name ?? "", .noFilms)
        }
        return files.first?.kind.origin ?? .imdb
    }

    func write(to path: String, _ details: CatalogDetails) throws(StorageError) {
        progress(.indexing(films: filmCount))
        try builder.write(to: path, details: details.bytes)
    }

    private struct File {
        let name: String
        let lines: LineFile
        let kind: DataSet
    }

    private static func open(_ sources: [DataSetFile], gzip: Gzip) throws(MoviesError) -> [File] {
        var files: [File] = []
        for source in sources {
            do {
                let lines = try LineFile(path: source.path, gzip: gzip)
                guard let kind = DataSet(firstLine: try lines.firstLine()) else {
                    throw MoviesError.dataSetUnusable(file: source.name, .unknownFormat)
                }
                files.append(File(name: source.name, lines: lines, kind: kind))
            } catch let error as LineFile.Failure {
                throw MoviesError(error, file: source.name)
            } catch let error as MoviesError {
                throw error
            } catch {
                throw .cancelled
            }
        }
        for file in files where file.kind.origin != files[0].kind.origin {
            throw .dataSetUnusable(file: file.name, .severalKinds)
        }
        let tellsTitles = files.contains { $0.kind == .imdbTitles || $0.kind == .tmdbExport }
        guard tellsTitles else { throw .dataSetUnusable(file: files[0].name, .noTitles) }
        return files
    }

    private mutating func read(_ file: File) throws(MoviesError) {
        var count = LineCount()
        var number = 0
        var cutOff: Int?
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
                    if !isEnded, line.last != UInt8(ascii: "}") { cutOff = number }
                case .imdbRatings, .imdbTitles, .imdbOtherTitles:
                    if !isEnded { cutOff = number }
                    try add(TabbedLine(line), of: file.kind, &count)
                }
            }
            try exports.finish(count: &count, to: &builder)
        } catch let error as LineFile.Failure {
            throw MoviesError(error, file: file.name)
        } catch let error as StorageError {
            throw MoviesError(error)
        } catch {
            throw .cancelled
        }
        if let cutOff { throw .dataSetUnusable(file: file.name, .cutOff(line: cutOff)) }
        try count.check(file.name)
        if let first = count.firstMalformed {
            malformedLines.append(.init(file: file.name, count: count.malformed, first: first))
        }
    }

    private mutating func add(
        _ line: TabbedLine,
        of kind: DataSet,
        _ count: inout LineCount
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

    private mutating func addRating(_ line: TabbedLine) -> Bool {
        guard line.count == 3, let key = line.titleNumber(0), let rating = IMDbRating(line) else {
            return false
        }
        ratings[key] = rating
        return true
    }
}
