import Domain
import Foundation

/// The text form of the recent queries: a line each, newest first, `<seconds since 1970>\t<query>`.
enum RecentQueriesFile {
    /// A line that can't be read is left out.
    static func decode(_ data: Data) -> RecentQueries {
        // Bytes, since each search reads a thousand lines: to find characters takes much longer.
        let lines = Array(data).split(separator: UInt8(ascii: "\n"))
        return RecentQueries(
            lines.compactMap { line in
                let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
                guard
                    fields.count == 2,
                    let seconds = Int(String(decoding: fields[0], as: UTF8.self)),
                    let query = MovieQuery(String(decoding: fields[1], as: UTF8.self))
                else { return nil }
                return RecentQuery(
                    text: query.text,
                    lastUsed: Timestamp(secondsSince1970: seconds)
                )
            }
        )
    }

    static func encode(_ queries: RecentQueries) -> Data {
        var text = ""
        for query in queries.all {
            text += "\(query.lastUsed.secondsSince1970)\t\(query.text)\n"
        }
        return Data(text.utf8)
    }
}
