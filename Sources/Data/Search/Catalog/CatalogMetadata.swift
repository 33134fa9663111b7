package import Domain

/// The metadata of a catalog in its index file: one `name<TAB>value` pair per line.
package struct CatalogMetadata: Hashable {
    package var origin: CatalogSource
    package var date: CalendarDate?

    /// Identifies the build of the program that contains the movies; empty for data sets.
    package var source = ""

    /// The number of movies with credits, whose people are in the second index of the file.
    package var creditedMovieCount = 0
    package var hasOtherTitles = false

    /// The versions of the files that it was made from; empty if one of them is unknown.
    package var fileVersions: [String] = []
    package var includesAdult = false

    package init(
        origin: CatalogSource,
        date: CalendarDate? = nil,
        source: String = "",
        creditedMovieCount: Int = 0
    ) {
        (self.origin, self.date, self.source) = (origin, date, source)
        self.creditedMovieCount = creditedMovieCount
    }
}

extension CatalogMetadata {
    package init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        func value(_ name: String) -> String? {
            lines.last { $0.hasPrefix("\(name)\t") }.map { String($0.dropFirst(name.count + 1)) }
        }
        guard let origin = value("origin").flatMap(CatalogSource.init(rawValue:)) else {
            return nil
        }
        self.origin = origin
        date = value("date").flatMap { CalendarDate($0) }
        source = value("source") ?? ""
        creditedMovieCount = value("credited").flatMap { Int($0) } ?? 0
        hasOtherTitles = value("languages") == "all"
        fileVersions = lines.filter { $0.hasPrefix("file\t") }.map { String($0.dropFirst(5)) }
        includesAdult = value("adult") == "true"
    }

    package var bytes: [UInt8] {
        let date = date?.description ?? ""
        var lines = [
            "origin\t\(origin.rawValue)", "date\t\(date)", "source\t\(source)",
            "credited\t\(creditedMovieCount)",
        ]
        if hasOtherTitles { lines.append("languages\tall") }
        lines += fileVersions.map { "file\t\($0)" }
        if includesAdult { lines.append("adult\ttrue") }
        return Array(lines.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
    }
}
