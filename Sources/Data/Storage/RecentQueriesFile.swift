import Domain
import Foundation

/// The text form of the recent queries: a line each, newest first, `<seconds since 1970>\t<query>`.
enum RecentQueriesFile {
    /// A line that can't be read is left out.
    static func decode(_ data: Data) -> RecentQueries {
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        return RecentQueries(
            lines.compactMap { line in
                let fields = line.split(separator: "\t", maxSplits: 1)
                guard
                    fields.count == 2, let seconds = Int(fields[0]),
                    let query = MovieQuery(String(fields[1]))
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
