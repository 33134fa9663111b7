import Domain

/// A kind of file from which movies can be imported; in the order in which they are read.
enum DataSetKind: CaseIterable {
    case imdbRatings, imdbTitles, imdbOtherTitles, imdbCast, imdbCrew, imdbPeople, tmdbExport

    /// Recognizes a file by its first line; `nil` for any other file.
    init?(firstLine: String) {
        // Some editors write a byte order mark.
        let line = firstLine.first == "\u{FEFF}" ? firstLine.dropFirst() : firstLine[...]
        guard let kind = Self.allCases.first(where: { $0.isFirstLine(line) }) else { return nil }
        self = kind
    }

    private func isFirstLine(_ line: Substring) -> Bool {
        line.hasPrefix(file.prefix) && (isTable || line.contains("\"original_title\""))
    }

    /// What its publisher calls it.
    var name: String { file.name }

    /// About how many bytes a download has (November 2026).
    var downloadSize: Int { file.size }

    /// The name, how the first line starts, and the size of a download.
    private var file: (name: String, prefix: String, size: Int) {
        switch self {
        case .imdbRatings: ("title.ratings", "tconst\taverageRating\tnumVotes", 8_000_000)
        case .imdbTitles: ("title.basics", "tconst\ttitleType\tprimaryTitle\t", 220_000_000)
        case .imdbOtherTitles: ("title.akas", "titleId\tordering\ttitle\t", 480_000_000)
        case .imdbCast: ("title.principals", "tconst\tordering\tnconst\tcategory\t", 750_000_000)
        case .imdbCrew: ("title.crew", "tconst\tdirectors\twriters", 80_000_000)
        case .imdbPeople: ("name.basics", "nconst\tprimaryName\t", 300_000_000)
        case .tmdbExport: ("movie_ids", "{", 27_000_000)
        }
    }

    /// The kind of file with the titles, if files of this kind only have more about the movies.
    var titles: DataSetKind? { self == .imdbTitles || self == .tmdbExport ? nil : .imdbTitles }

    /// The kind of file with the names, if files of this kind have people by their ids only.
    var names: DataSetKind? { self == .imdbCast || self == .imdbCrew ? .imdbPeople : nil }

    /// Whether lines are rows, and the first one names the columns; if not, a line is an object of
    /// JSON, which shows by itself that it is complete.
    var isTable: Bool { self != .tmdbExport }

    var origin: CatalogSource { self == .tmdbExport ? .tmdb : .imdb }

    /// A reader of the lines of such a file, which needs what the files of the kinds before have
    /// added to the draft.
    func makeReader(of draft: inout CatalogDraft, includesAdult: Bool) -> any DataSetReader {
        switch self {
        case .imdbRatings: return IMDbRatingReader()
        case .imdbTitles:
            return IMDbTitleReader(
                includesAdult: includesAdult,
                ratings: draft.ratings,
                builtIn: draft.builtIn
            )
        case .imdbOtherTitles: return IMDbOtherTitleReader(documents: draft.documents)
        case .imdbCast: return IMDbCastReader(documents: draft.documents)
        case .imdbCrew: return IMDbCrewReader(documents: draft.documents)
        case .imdbPeople:
            draft.endCredits()
            return IMDbPersonReader(people: draft.credits.indices)
        case .tmdbExport:
            return TMDBExportReader(includesAdult: includesAdult, builtIn: draft.builtIn)
        }
    }
}

/// Files on this machine from which a catalog is imported.
struct DataSets {
    /// An import needs one at least.
    var files: [DataSetFile] = []

    /// The day of publication; `nil` if unknown.
    var date: CalendarDate?

    /// The versions of the files; `nil` if one of them is unknown.
    var versions: [String]? {
        let versions = files.compactMap(\.version)
        return versions.count == files.count ? versions.sorted() : nil
    }
}

struct DataSetFile: Hashable {
    /// `nil` for standard input.
    let path: String?

    /// What messages call it.
    let source: ImportSource

    /// What no other version of any file has; `nil` if it was not downloaded, or if its server does
    /// not say that.
    var version: String?
}

extension DataSetFile {
    init(_ source: ImportSource) {
        switch source {
        case .file(let path): self.init(path: path, source: source)
        case .standardInput: self.init(path: nil, source: source)
        }
    }
}
