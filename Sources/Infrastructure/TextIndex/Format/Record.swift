/// Writes optional numbers and texts one after the other, for `RecordReader` to read.
public struct RecordWriter {
    public private(set) var bytes: [UInt8] = []

    public init() {
        // What most records take.
        bytes.reserveCapacity(64)
    }

    /// Takes a number from 0; one below it is unknown as well.
    public mutating func append(_ number: Int?) {
        VariableLengthInteger.append(max(0, (number ?? -1) + 1), to: &bytes)
    }

    public mutating func append(_ text: String) {
        VariableLengthInteger.append(text.utf8.count, to: &bytes)
        bytes.append(contentsOf: text.utf8)
    }
}

/// Reads what `RecordWriter` wrote, or finds that it is something else.
public struct RecordReader {
    private let bytes: [UInt8]
    private var index = 0

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// `nil` where there is no number, and `.some(nil)` for an unknown one.
    public mutating func number() -> Int?? {
        let number = bytes.withUnsafeBufferPointer { VariableLengthInteger.read($0, at: &index) }
        guard let number else { return nil }
        return .some(number == 0 ? nil : number - 1)
    }

    /// The first two numbers of a record that may be one of a million; `nil` for unknown ones.
    public static func firstNumbers(of record: UnsafeBufferPointer<UInt8>) -> (Int?, Int?) {
        var index = 0
        let first = VariableLengthInteger.read(record, at: &index) ?? 0
        let second = VariableLengthInteger.read(record, at: &index) ?? 0
        return (first == 0 ? nil : first - 1, second == 0 ? nil : second - 1)
    }

    /// So many numbers; `nil` where there are fewer.
    public mutating func numbers(_ count: Int) -> [Int?]? {
        var numbers: [Int?] = []
        for _ in 0..<count {
            guard let number = number() else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    public mutating func text() -> String? {
        let count = bytes.withUnsafeBufferPointer { VariableLengthInteger.read($0, at: &index) }
        guard let count, count <= bytes.count - index else { return nil }
        defer { index += count }
        return String(decoding: bytes[index..<index + count], as: UTF8.self)
    }
}
