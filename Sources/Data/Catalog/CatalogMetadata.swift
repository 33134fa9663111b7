import Domain

/// The metadata of a catalog in its index file: one `name<TAB>value` pair per line.
struct CatalogMetadata: Hashable {
    var origin: CatalogSource
    var date: ReleaseDate?

    /// Identifies the build of the program that contains the movies; empty for data sets.
    var source: String

    init(origin: CatalogSource, date: ReleaseDate?, source: String = "") {
        self.origin = origin
        self.date = date
        self.source = source
    }

    /// Fails for an index that is not a catalog.
    init?(_ bytes: [UInt8]) {
        var values: [Substring: Substring] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1)
            if parts.count == 2 { values[parts[0]] = parts[1] }
        }
        guard let origin = values["origin"].flatMap({ CatalogSource(rawValue: String($0)) }) else {
            return nil
        }
        self.origin = origin
        date = values["date"].flatMap { ReleaseDate(String($0)) }
        source = values["source"].map(String.init) ?? ""
    }

    var bytes: [UInt8] {
        let date = date?.description ?? ""
        return Array("origin\t\(origin.rawValue)\ndate\t\(date)\nsource\t\(source)\n".utf8)
    }
}
