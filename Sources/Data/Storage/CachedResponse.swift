import Domain
import Infrastructure

/// An answer of TMDB as it is kept: a line with the time, a line with the entity tag, the body.
struct CachedResponse: Hashable {
    /// When it was last known to be right.
    let date: Timestamp

    /// Lets the server say that it still is; `nil` when the server gave none.
    let entityTag: String?
    let body: Data

    init(date: Timestamp, entityTag: String?, body: Data) {
        self.date = date
        self.entityTag = entityTag
        self.body = body
    }
}

extension CachedResponse {
    init?(_ data: Data) {
        let lines = data.split(
            separator: UInt8(ascii: "\n"),
            maxSplits: 2,
            omittingEmptySubsequences: false
        )
        guard
            lines.count == 3,
            let seconds = Int(String(decoding: lines[0], as: UTF8.self)), seconds >= 0
        else { return nil }
        let entityTag = String(decoding: lines[1], as: UTF8.self)
        self.init(
            date: Timestamp(secondsSince1970: seconds),
            entityTag: entityTag.isEmpty ? nil : entityTag,
            body: lines[2]
        )
    }

    var data: Data {
        let head = "\(date.secondsSince1970)\n\(entityTag ?? "")\n"
        return Data(head.utf8) + body
    }
}
