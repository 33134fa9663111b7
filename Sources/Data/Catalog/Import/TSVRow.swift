import SystemKit
import Text

/// One tab-separated line of IMDb's data sets or of the built-in movies; the field `\N` is an
/// unknown value.
struct TSVRow {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var ends: [Int] = []

    /// - Parameter bytes: must remain valid as long as the row is used.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        ends.reserveCapacity(16)
        var start = 0
        while let length = UnsafeBufferPointer(rebasing: bytes[start...]).firstOffset(of: "\t") {
            ends.append(start + length)
            start += length + 1
        }
        ends.append(bytes.count)
    }

    /// Fails for another number of fields.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, columnCount: Int) {
        self.init(bytes)
        guard count == columnCount else { return nil }
    }

    var count: Int { ends.count }

    func bytes(_ field: Int) -> UnsafeBufferPointer<UInt8>? {
        let start = field == 0 ? 0 : ends[field - 1] + 1
        let bytes = UnsafeBufferPointer(rebasing: self.bytes[start..<ends[field]])
        let isUnknown =
            bytes.count == 2 && bytes[0] == UInt8(ascii: "\\") && bytes[1] == UInt8(ascii: "N")
        return isUnknown ? nil : bytes
    }

    func text(_ field: Int) -> String? { bytes(field).map { String(decoding: $0, as: UTF8.self) } }

    /// The separated values; none if they are unknown.
    func list(_ field: Int, separator: Unicode.Scalar = ",") -> [String] {
        (bytes(field)?.split(separator: UInt8(ascii: separator)) ?? [])
            .map { String(decoding: $0, as: UTF8.self) }
    }

    func isEqual(_ field: Int, _ other: Int) -> Bool {
        guard let one = bytes(field), let two = bytes(other) else { return false }
        return one.elementsEqual(two)
    }

    func isField(_ field: Int, _ text: StaticString) -> Bool {
        guard let bytes = bytes(field), bytes.count == text.utf8CodeUnitCount else { return false }
        for index in 0..<bytes.count where bytes[index] != text.utf8Start[index] { return false }
        return true
    }

    /// A number of at most twelve digits; `nil` for anything else.
    func number(_ field: Int) -> Int? { bytes(field).flatMap(Self.number) }

    /// The number of `tt0133093`.
    func titleNumber(_ field: Int) -> UInt32? {
        bytes(field).flatMap { Self.number($0, after: "tt") }
    }

    /// The number of `nm0000040`.
    func personNumber(_ field: Int) -> UInt32? {
        bytes(field).flatMap { Self.number($0, after: "nm") }
    }

    /// The numbers of `nm0000040,nm0000041`; malformed ones are left out.
    func personNumbers(_ field: Int) -> [UInt32] {
        (bytes(field)?.split(separator: UInt8(ascii: ",")) ?? []).compactMap {
            Self.number(UnsafeBufferPointer(rebasing: $0), after: "nm")
        }
    }

    private static func number(
        _ bytes: UnsafeBufferPointer<UInt8>,
        after prefix: StaticString
    ) -> UInt32? {
        guard bytes.count > 2, bytes[0] == prefix.utf8Start[0], bytes[1] == prefix.utf8Start[1],
            let number = number(UnsafeBufferPointer(rebasing: bytes[2...])), number > 0
        else { return nil }
        return UInt32(exactly: number)
    }

    private static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard (1...12).contains(bytes.count) else { return nil }
        var number = 0
        for byte in bytes {
            guard byte.isASCIIDigit else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return number
    }
}
