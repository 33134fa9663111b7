/// Which version of a file a server has, as far as it says that.
package struct FileVersion: Hashable, Sendable {
    /// An opaque text, with its quotation marks.
    package let etag: String?

    /// An HTTP date.
    package let lastModified: String?

    /// Fails if nothing tells this version from another one.
    package init?(etag: String? = nil, lastModified: String? = nil) {
        guard etag != nil || lastModified != nil else { return nil }
        self.etag = etag
        self.lastModified = lastModified
    }

    init?(_ head: NetworkResponse) {
        self.init(etag: head.header("ETag"), lastModified: head.header("Last-Modified"))
    }

    /// What no other version has.
    package var identifier: String { etag ?? lastModified ?? "" }

    /// A part needs a tag that changes with every byte, or else a date (RFC 9110, 13.1.5).
    var strongValidator: String? {
        etag.flatMap { $0.hasPrefix("W/") ? nil : $0 } ?? lastModified
    }
}
