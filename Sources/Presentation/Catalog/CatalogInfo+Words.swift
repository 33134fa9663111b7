package import Domain

/// Facts about the catalog, in words.
extension CatalogInfo {
    private var origin: SourceViewModel { SourceViewModel(.catalog(source)) }

    package var isBuiltIn: Bool { source == .builtIn }

    /// The source for people: `IMDb`.
    package var sourceName: String { isBuiltIn ? "built in" : origin.names[0] }

    /// `nil` for an imported catalog.
    package var extent: CatalogExtent? {
        isBuiltIn ? CatalogExtent(movieCount: movieCount, date: date) : nil
    }

    /// The attribution that the owner of the data requires; `nil` for the built-in catalog.
    package var attribution: String? { isBuiltIn ? nil : origin.attributions.first }
}

extension CatalogUpdate {
    /// `updated`, `unchanged`, `failed`, `unfinished` or `running`.
    package var outcomeName: String { words.name }

    /// The reason that it failed, as a sentence.
    package var reason: String? {
        if case .failed(let reason) = outcome { reason } else { nil }
    }

    /// For people: `2026-11-21T03:34:56Z, failed: can't connect to example.org`.
    package var summary: String { start.iso8601 + words.result }

    private var words: (name: String, result: String) {
        switch outcome {
        case .updated: ("updated", "")
        case .unchanged: ("unchanged", ", nothing new")
        case .failed(let reason): ("failed", ", failed: \(reason)")
        case .unfinished: ("unfinished", ", did not finish")
        case .running: ("running", ", is running")
        }
    }
}

extension CatalogImportResult {
    /// The facts to know about the files, one sentence each.
    package var notes: [String] {
        skippedLines.map { lines in
            lines.count == 1
                ? "skipped line \(lines.first) of \(lines.file.name), which can't be read"
                : "skipped \(lines.count.withThousandsCommas) unreadable lines in "
                    + "\(lines.file.name); the first is line \(lines.first)"
        }
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

extension CatalogExtent {
    package var sentence: String {
        "the built-in catalog knows \(movieCount.withThousandsCommas) movies"
            + (month.map { " up to \($0)" } ?? "")
    }

    /// `August 2026`, or only the year; `nil` if unknown.
    package var month: String? {
        date.map { date in
            let name = date.month.map { "\(CalendarDate.monthNames[$0 - 1]) " }
            return (name ?? "") + String(date.year)
        }
    }
}
