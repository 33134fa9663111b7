import Foundation

/// Image files, whole or only their headers.
package enum ImageSample {
    /// 8×8 pixels of the gray 200.
    package static let jpeg: [UInt8] = {
        let base64 = """
            /9j/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBgg\
            LDAsKDAkKCgr/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAA\
            AAAAD/2gAIAQEAAD8ASB//2Q==
            """
        return Data(base64Encoded: base64).map(Array.init) ?? []
    }()

    /// The header of a PNG file, which is all that is read of it.
    package static func png(width: Int = 8, height: Int = 8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, UInt8(width >> 8), UInt8(width & 255)]
            + [0, 0, UInt8(height >> 8), UInt8(height & 255)]
            + [8, 2, 0, 0, 0]
    }

    /// A PNG file without compression, of rows of pixels such as `0xRRGGBB`.
    package static func png(rows: [[Int]]) -> [UInt8] {
        func number(_ value: UInt32) -> [UInt8] {
            (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
        }
        func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
            let content = Array(type.utf8) + data
            // The cyclic redundancy check of PNG's specification.
            var check = ~UInt32(0)
            for byte in content {
                check ^= UInt32(byte)
                for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
            }
            return number(UInt32(data.count)) + content + number(~check)
        }
        let bytes = rows.flatMap { row -> [UInt8] in
            [0] + row.flatMap { number(UInt32($0)).dropFirst() }
        }
        let sums = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
            let first = (sums.0 + UInt32(byte)) % 65_521
            return (first, (sums.1 + first) % 65_521)
        }
        let count = UInt16(bytes.count)
        let block = [count, ~count].flatMap { number -> [UInt8] in
            [UInt8(number & 255), UInt8(number >> 8)]
        }
        let size = number(UInt32(rows[0].count)) + number(UInt32(rows.count))
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", size + [8, 2, 0, 0, 0])
            + chunk("IDAT", [0x78, 1, 1] + block + bytes + number(sums.1 << 16 | sums.0))
            + chunk("IEND", [])
    }

    /// The header of a WebP file of 500×750 pixels.
    package static let webP: [UInt8] =
        Array("RIFF".utf8) + [0, 1, 0, 0] + Array("WEBPVP8X".utf8)
        + [0, 1, 0, 0, 0, 0, 0, 0, 0xF3, 0x01, 0, 0xED, 0x02, 0]
}
