/// Encodes JPEG files of one color per block, for tests.
struct TestJPEG {
    struct Component {
        var horizontal = 1
        var vertical = 1

        /// The sample of a block at a column and a row.
        let sample: (_ column: Int, _ row: Int) -> Int
    }

    let width: Int
    let height: Int
    let components: [Component]

    /// Adobe's names of red, green and blue, so that nothing is converted.
    var names = Array("RGB".utf8)

    /// Whether all components are in one scan.
    var isInterleaved = true

    /// The number of units between restarts; 0 for none.
    var restartInterval = 0

    /// Bytes between segments.
    var garbage: [UInt8] = []

    /// Codes of four bits for the sizes of DC differences, and of one bit for blocks without more.
    private static let huffmanTables: [UInt8] =
        [0xFF, 0xC4, 0, 31, 0x00] + [0, 0, 0, 12] + [UInt8](repeating: 0, count: 12) + (0...11)
        + [0xFF, 0xC4, 0, 20, 0x10] + [1] + [UInt8](repeating: 0, count: 15) + [0]

    func encoded() -> [UInt8] {
        var file: [UInt8] = [0xFF, 0xD8]
        // The DC coefficient is eight times the sample.
        file += [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 8, count: 64) + garbage
        file += [0xFF, 0xC0, 0, UInt8(8 + 3 * components.count), 8]
        file += [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
        file.append(UInt8(components.count))
        for (index, component) in components.enumerated() {
            let factors = UInt8(component.horizontal << 4 | component.vertical)
            file += [names[index], factors, 0]
        }
        file += garbage + Self.huffmanTables + garbage
        if restartInterval > 0 { file += [0xFF, 0xDD, 0, 4, 0, UInt8(restartInterval)] }
        for scan in isInterleaved ? [Array(components.indices)] : components.indices.map({ [$0] }) {
            file += [0xFF, 0xDA, 0, UInt8(6 + 2 * scan.count), UInt8(scan.count)]
            file += scan.flatMap { [names[$0], 0] } + [0, 63, 0]
            file += data(of: scan) + garbage
        }
        return file + [0xFF, 0xD9]
    }

    private func data(of scan: [Int]) -> [UInt8] {
        let horizontal = components.map(\.horizontal).max() ?? 1
        let vertical = components.map(\.vertical).max() ?? 1
        var columns = (width + 8 * horizontal - 1) / (8 * horizontal)
        var rows = (height + 8 * vertical - 1) / (8 * vertical)
        if scan.count == 1 {
            let only = components[scan[0]]
            columns = ((width * only.horizontal + horizontal - 1) / horizontal + 7) / 8
            rows = ((height * only.vertical + vertical - 1) / vertical + 7) / 8
        }
        var bits = TestJPEGBits()
        var last = components.map { _ in 128 }
        for unit in 0..<columns * rows {
            if restartInterval > 0, unit > 0, unit % restartInterval == 0 {
                bits.addRestart(unit / restartInterval - 1)
                last = components.map { _ in 128 }
            }
            for index in scan {
                let component = components[index]
                let across = scan.count == 1 ? 1 : component.horizontal
                let down = scan.count == 1 ? 1 : component.vertical
                for block in 0..<across * down {
                    let sample = component.sample(
                        unit % columns * across + block % across,
                        unit / columns * down + block / across
                    )
                    bits.add(difference: sample - last[index])
                    last[index] = sample
                }
            }
        }
        return bits.finished()
    }
}

/// The bits of a scan.
private struct TestJPEGBits {
    private var bytes: [UInt8] = []
    private var bits = ""

    mutating func add(difference: Int) {
        let size = Int.bitWidth - difference.magnitude.leadingZeroBitCount
        let value = difference < 0 ? difference + 1 << size - 1 : difference
        bits += Self.binary(size, 4)
        if size > 0 { bits += Self.binary(value, size) }
        // The end of the block.
        bits += "0"
    }

    mutating func addRestart(_ number: Int) {
        flush()
        bytes += [0xFF, 0xD0 + UInt8(number % 8)]
    }

    mutating func finished() -> [UInt8] {
        flush()
        return bytes
    }

    private mutating func flush() {
        while bits.count % 8 > 0 { bits += "1" }
        var rest = bits[...]
        while !rest.isEmpty {
            let byte = UInt8(rest.prefix(8), radix: 2) ?? 0
            bytes += byte == 0xFF ? [byte, 0] : [byte]
            rest = rest.dropFirst(8)
        }
        bits = ""
    }

    private static func binary(_ value: Int, _ length: Int) -> String {
        let digits = String(value, radix: 2)
        return String(repeating: "0", count: length - digits.count) + digits
    }
}

extension TestJPEG {
    static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker, 0, UInt8(content.count + 2)] + content
    }

    /// A code of five bits.
    static func code(_ number: Int) -> String { String(String(32 + number, radix: 2).dropFirst()) }

    /// The bytes of a scan, with ones after the last bit.
    static func data(_ bits: String) -> [UInt8] {
        let bits = bits + String(repeating: "1", count: (8 - bits.count % 8) % 8)
        return stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
            let byte = UInt8(bits.dropFirst(start).prefix(8), radix: 2) ?? 0
            return byte == 0xFF ? [byte, 0] : [byte]
        }
    }
}
