/// The rows of comma-separated values, by RFC 4180.
struct CSVRows {
    private(set) var rows: [[String]] = []
    private var row: [String] = []
    private var field: [UInt8] = []
    private var isQuoted = false
    private var isAfterQuotes = false

    init(_ text: some Sequence<UInt8>) {
        for byte in text { add(byte) }
        if !row.isEmpty || !field.isEmpty { endRow() }
    }

    private mutating func add(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""):
            // Two quotation marks within quotes are one.
            if isAfterQuotes { field.append(byte) }
            isAfterQuotes = isQuoted
            isQuoted.toggle()
            return
        case UInt8(ascii: ",") where !isQuoted: endField()
        case UInt8(ascii: "\n") where !isQuoted: endRow()
        case UInt8(ascii: "\r") where !isQuoted: break
        default: field.append(byte)
        }
        isAfterQuotes = false
    }

    private mutating func endField() {
        row.append(String(decoding: field, as: UTF8.self))
        field.removeAll()
    }

    private mutating func endRow() {
        endField()
        rows.append(row)
        row.removeAll()
    }
}
