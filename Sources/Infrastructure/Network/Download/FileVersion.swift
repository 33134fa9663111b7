/// The version of a file that a server has, as far as it says that.
package struct FileVersion: Hashable, Codable, Sendable {
    /// An opaque text, with its quotation marks.
    package let etag: String?

    /// An HTTP date.
    package let lastModified: String?

    /// In bytes, of a tag or a date; versions are stored, and servers have no longer ones.
    private static let sizeLimit = 256

    /// Ignores what is no tag or too long; fails if nothing tells this version from another one.
    package init?(etag: String? = nil, lastModified: String? = nil) {
        self.etag = etag.flatMap { Self.isTag($0) ? $0 : nil }
        self.lastModified = lastModified.flatMap { $0.utf8.count <= Self.sizeLimit ? $0 : nil }
        guard self.etag != nil || self.lastModified != nil else { return nil }
    }

    /// Whether it is an entity tag (RFC 9110, 8.8.3): `*` would match every version.
    private static func isTag(_ text: String) -> Bool {
        let tag = text.utf8.dropFirst(text.hasPrefix("W/") ? 2 : 0)
        let quotationMark = UInt8(ascii: "\"")
        return tag.count >= 2 && text.utf8.count <= sizeLimit && tag.first == quotationMark
            && tag.last == quotationMark
            && tag.dropFirst().dropLast().allSatisfy {
                $0 > 0x20 && $0 != quotationMark && $0 != 0x7F
            }
    }

    init?(_ head: NetworkResponse) {
        self.init(etag: head.header("ETag"), lastModified: head.header("Last-Modified"))
    }

    /// A text that no other version has.
    package var identifier: String { etag ?? lastModified ?? "" }

    /// Whether both may be the same version: their tags do not differ, or without tags their dates.
    func isCompatible(with other: FileVersion?) -> Bool {
        if let etag, let otherTag = other?.etag { return etag == otherTag }
        guard let lastModified, let otherDate = other?.lastModified else { return true }
        return lastModified == otherDate
    }

    /// A part needs a tag that changes with every byte, or else a date (RFC 9110, 13.1.5).
    var strongValidator: String? { etag.flatMap { $0.hasPrefix("W/") ? nil : $0 } ?? lastModified }
}
