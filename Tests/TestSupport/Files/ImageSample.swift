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

    /// The header of a WebP file of 500×750 pixels.
    package static let webP: [UInt8] =
        Array("RIFF".utf8) + [0, 1, 0, 0] + Array("WEBPVP8X".utf8)
        + [0, 1, 0, 0, 0, 0, 0, 0, 0xF3, 0x01, 0, 0xED, 0x02, 0]
}
