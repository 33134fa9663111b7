import Domain

/// A kind of file from which movies can be imported; in the order in which they are read.
enum DataSetKind: CaseIterable {
    case imdbRatings, imdbTitles, imdbOtherTitles, imdbCast, imdbCrew, imdbPeople, tmdbExport

    init?(firstLine: String) {
        // Some editors write a byte order mark.
        let line = firstLine.first == "\u{FEFF}" ? firstLine.dropFirst() : firstLine[...]
        guard let kind = Self.allCases.first(where: { $0.isFirstLine(line) }) else { return nil }
        self = kind
    }

    private func isFirstLine(_ line: Substring) -> Bool {
        line.hasPrefix(file.prefix) && (isTable || line.contains("\"original_title\""))
    }

    var name: String { file.name }

    /// About how many bytes a download has (November 2026).
    var downloadSize: Int { file.size }

    /// 0 if lines are no rows.
    var columnCount: Int { file.columns }

    /// The time that a byte takes to read, without that of its movies and credits, in seconds of one
    /// machine.
    var secondsPerByte: Double { file.time }

    /// The name, how the first line starts, the size of a download, and the rest as above.
    private var file: (name: String, prefix: String, size: Int, columns: Int, time: Double) {
        switch self {
        case .imdbRatings:
            ("title.ratings", "tconst\taverageRating\tnumVotes", 8_000_000, 3, 50e-9)
        case .imdbTitles:
            ("title.basics", "tconst\ttitleType\tprimaryTitle\t", 220_000_000, 9, 8e-9)
        case .imdbOtherTitles: ("title.akas", "titleId\tordering\ttitle\t", 480_000_000, 8, 12e-9)
        case .imdbCast:
            ("title.principals", "tconst\tordering\tnconst\tcategory\t", 750_000_000, 6, 8e-9)
        case .imdbCrew: ("title.crew", "tconst\tdirectors\twriters", 80_000_000, 3, 12e-9)
        // Before the names, credits are sorted.
        case .imdbPeople: ("name.basics", "nconst\tprimaryName\t", 300_000_000, 6, 40e-9)
        case .tmdbExport: ("movie_ids", "{", 27_000_000, 0, 8e-9)
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
}

struct DataSets {
    /// An import needs one at least.
    var files: [DataSetFile] = []
    var date: CalendarDate?

    /// The versions of the files; `nil` if one of them is unknown.
    var versions: [String]? {
        let versions = files.compactMap(\.version)
        return versions.count == files.count ? versions.sorted() : nil
    }
}

struct DataSetFile: Hashable {
    let path: String?
    let source: ImportSource

    /// A text that no other version of any file has; `nil` if it was not downloaded, or if its
    /// server does not say that.
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
