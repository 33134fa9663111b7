import Foundation

/// An image that a program has sent by the graphics protocol of kitty, in one piece.
package struct ScreenImage: Equatable, Sendable {
    let id: String

    /// Where it is, and how many cells it covers.
    package let row, column, rows, columns: Int

    /// Rows of pixels.
    let pixels: [[PaintColor]]

    /// Reads a sequence such as `ESC _Ga=T,f=24,s=2,v=1,i=7,c=4,r=2;AAAA…`; `nil` if it shows none.
    init?(_ sequence: String, at position: ScreenCursor) {
        let parts = sequence.dropFirst("\u{1B}_G".count).split(separator: ";", maxSplits: 1)
        let keys = Self.keys(of: parts.first ?? "")
        guard keys["a"] == "T", let rows = Int(keys["r"] ?? ""), let columns = Int(keys["c"] ?? ""),
            let width = Int(keys["s"] ?? ""), let height = Int(keys["v"] ?? ""), parts.count == 2,
            let bytes = Data(base64Encoded: String(parts[1])), bytes.count == width * height * 3
        else { return nil }
        id = keys["i"] ?? ""
        (row, column) = (position.row, position.column)
        (self.rows, self.columns) = (rows, columns)
        pixels = (0..<height).map { y in
            (0..<width).map { x in
                let place = (y * width + x) * 3
                return PaintColor(Int(bytes[place]), Int(bytes[place + 1]), Int(bytes[place + 2]))
            }
        }
    }

    /// The id of the image that a sequence removes.
    static func removedID(_ sequence: String) -> String? {
        let keys = keys(of: sequence.dropFirst("\u{1B}_G".count))
        return keys["a"] == "d" ? keys["i"] : nil
    }

    private static func keys(of text: Substring) -> [String: String] {
        let pairs = text.split(separator: ",").map { $0.split(separator: "=").map(String.init) }
        return Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { $1 }
    }
}
