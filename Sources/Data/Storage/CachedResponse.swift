import Domain
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A response in its cached form: a line with the time, a line with the entity tag, the body.
struct CachedResponse: Hashable {
    /// When the server last confirmed it.
    let date: Timestamp

    /// Lets the server confirm it again; `nil` if the server gave none.
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
        let newline = UInt8(ascii: "\n")
        guard
            let first = data.firstIndex(of: newline),
            let second = data[(first + 1)...].firstIndex(of: newline),
            let seconds = Int(String(decoding: data[..<first], as: UTF8.self)), seconds >= 0
        else { return nil }
        let entityTag = String(decoding: data[(first + 1)..<second], as: UTF8.self)
        self.init(
            date: Timestamp(secondsSince1970: seconds),
            entityTag: entityTag.isEmpty ? nil : entityTag,
            body: data[(second + 1)...]
        )
    }

    var data: Data {
        let head = "\(date.secondsSince1970)\n\(entityTag ?? "")\n"
        return Data(head.utf8) + body
    }
}
