/// An image of red, green and blue.
package struct PixelImage: Hashable, Sendable {
    /// In pixels, above zero.
    package let width: Int
    package let height: Int

    /// Three bytes for each pixel: red, green and blue; row by row.
    package let pixels: [UInt8]

    /// Fails if the number of bytes is not that of the size.
    package init?(width: Int, height: Int, pixels: [UInt8]) {
        guard width > 0, height > 0, pixels.count == width * height * 3 else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The first bytes, as many as a number says, of data that gzip has compressed, which may lack its
    /// end; fewer or `nil` if the data is corrupt.
    package typealias Decompressor = (_ gzip: [UInt8], _ size: Int) -> [UInt8]?

    /// Decodes a JPEG or PNG file; `decompress` is called for PNG only.
    ///
    /// Fails for other formats, for corrupt files and for images with more pixels than the limit,
    /// before memory is allocated for them.
    package init?(decoding file: [UInt8], pixelLimit: Int, _ decompress: Decompressor) {
        guard let header = ImageHeader(file), header.pixelCount <= pixelLimit else { return nil }
        let image: PixelImage? =
            switch header.format {
            case .jpeg: JPEGDecoder.image(of: file, pixelLimit: pixelLimit)
            case .png: PNGDecoder.image(of: file, pixelLimit: pixelLimit, decompress)
            case .webP: nil
            }
        guard let image else { return nil }
        self = image
    }
}
