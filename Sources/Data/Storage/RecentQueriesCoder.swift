import Domain
import Infrastructure

/// The text form of the recent queries: a line each, `<seconds since 1970>\t<query>`.
///
/// A line is added for each query, whether it is there already or not; which are the newest shows
/// when they are read.
enum RecentQueriesCoder {
    /// In bytes: with more, the lines that count no more are taken out.
    static let sizeLimit = 128 << 10

    /// A line that can't be read is left out.
    static func decode(_ data: Data) -> RecentQueries {
        // Bytes, since there may be thousands of lines: to find characters takes much longer.
        let lines = Array(data).split(separator: UInt8(ascii: "\n"))
        let queries = lines.compactMap(query).enumerated().sorted {
            // Of those of the same second, the one that was added last is the newest.
            ($0.element.lastUsed, $0.offset) > ($1.element.lastUsed, $1.offset)
        }
        return RecentQueries(queries.map(\.element))
    }

    static func encode(_ queries: RecentQueries) -> Data {
        Data(queries.all.reversed().map(line).joined().utf8)
    }

    static func line(_ query: RecentQuery) -> String {
        "\(query.lastUsed.secondsSince1970)\t\(query.text)\n"
    }

    private static func query(_ line: ArraySlice<UInt8>) -> RecentQuery? {
        let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
        guard
            fields.count == 2, let seconds = Int(String(decoding: fields[0], as: UTF8.self)),
            let query = MovieQuery(String(decoding: fields[1], as: UTF8.self))
        else { return nil }
        return RecentQuery(text: query.text, lastUsed: Timestamp(secondsSince1970: seconds))
    }
}
