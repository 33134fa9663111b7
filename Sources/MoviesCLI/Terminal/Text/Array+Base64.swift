import Essentials

extension [UInt8] {
    /// The bytes in Base64 (RFC 4648, section 4).
    var base64: String { Data(self).base64EncodedString() }
}
