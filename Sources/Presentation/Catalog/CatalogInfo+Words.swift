package import Domain

package struct CatalogItemViewModel: Hashable, Sendable {
    private let info: CatalogInfo

    package init(_ info: CatalogInfo) { self.info = info }

    private var origin: SourceViewModel { SourceViewModel(.catalog(info.source)) }

    /// `built-in`, `imdb` or `tmdb`.
    package var source: String { info.source.rawValue }

    /// The source for people: `IMDb`.
    package var sourceName: String { isBuiltIn ? "built in" : origin.names[0] }
    package var isBuiltIn: Bool { info.source == .builtIn }
    package var movieCount: Int { info.movieCount }

    /// `nil` for an imported catalog.
    package var extent: CatalogExtentViewModel? {
        isBuiltIn
            ? CatalogExtentViewModel(CatalogExtent(movieCount: movieCount, date: info.date)) : nil
    }

    /// `YYYY-MM-DD`; `nil` if unknown.
    package var date: String? { info.date?.description }
    package var byteCount: Int { info.byteCount }

    /// The size for people: `112.0 MB`.
    package var size: String { byteCount.withByteUnit }
    package var formatVersion: Int { info.formatVersion }

    /// `nil` for the built-in catalog.
    package var path: String? { info.path }

    /// `nil` if the catalog was never updated.
    package var lastUpdate: CatalogUpdateItemViewModel? {
        info.lastUpdate.map { CatalogUpdateItemViewModel($0) }
    }

    /// The attribution that the owner of the data requires; `nil` for the built-in catalog.
    package var attribution: String? { isBuiltIn ? nil : origin.attributions.first }
}

package struct CatalogUpdateItemViewModel: Hashable, Sendable {
    private let update: CatalogUpdate

    init(_ update: CatalogUpdate) { self.update = update }

    /// When it started: `2026-11-21T03:34:56Z`.
    package var start: String { update.start.iso8601 }

    /// `updated`, `unchanged`, `failed`, `unfinished` or `running`.
    package var outcome: String {
        switch update.outcome {
        case .updated: "updated"
        case .unchanged: "unchanged"
        case .failed: "failed"
        case .unfinished: "unfinished"
        case .running: "running"
        }
    }

    /// Why it failed, as a sentence.
    package var reason: String? {
        if case .failed(let reason) = update.outcome { reason } else { nil }
    }

    /// For people: `2026-11-21T03:34:56Z, failed: can't connect to example.org`.
    package var summary: String {
        let result =
            switch update.outcome {
            case .updated: ""
            case .unchanged: ", nothing new"
            case .failed(let reason): ", failed: \(reason)"
            case .unfinished: ", did not finish"
            case .running: ", is running"
            }
        return start + result
    }
}

extension CatalogImportResult {
    /// What to know about the files, one sentence each.
    var notes: [String] {
        skippedLines.map(\.message)
            + filesWithoutFinalLineBreak.map {
                "\($0.name) ends without a line break, and may be incomplete"
            }
    }
}

extension ImportSource {
    var name: String {
        switch self {
        case .file(let path): path
        case .standardInput: "standard input"
        }
    }
}

extension CatalogImportResult.SkippedLines {
    fileprivate var message: String {
        count == 1
            ? "skipped line \(first) of \(file.name), which can't be read"
            : "skipped \(count.withThousandsCommas) unreadable lines in \(file.name); "
                + "the first is line \(first)"
    }
}

/// How many movies the built-in catalog knows, and until when.
package struct CatalogExtentViewModel: Hashable, Sendable {
    package let movieCount: Int

    /// `August 2026`, or only the year; `nil` if unknown.
    package let date: String?

    /// The languages other than English of its titles; ISO 639-1.
    package static let titleLanguages = CatalogExtent.titleLanguages
}

extension CatalogExtentViewModel {
    package init(_ extent: CatalogExtent) {
        self.init(movieCount: extent.movieCount, date: extent.date?.monthAndYear)
    }
}

extension CalendarDate {
    fileprivate var monthAndYear: String {
        (month.map { "\(Self.monthNames[$0 - 1]) " } ?? "") + String(year)
    }
}
