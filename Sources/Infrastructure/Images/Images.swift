// Images: decodes JPEG and PNG files, and scales pixels.
//
// A library that knows nothing about movies, terminals or files: bytes in, pixels out. It exists
// since Linux has no library of the system for images that every machine has.
//
// What to use:
//
// - `ImageHeader` reads the format and the size from the first bytes of a file, and nothing else.
//   Call it first: the size decides whether an image is worth decoding.
// - `PixelImage(decoding:pixelLimit:_:)` decodes a whole file, or returns `nil` for other formats,
//   for corrupt files, and for more pixels than the limit. It never traps, and takes memory in
//   proportion to the limit, whatever the file says. The caller decompresses what gzip compresses.
// - `PixelImage.scaled(toWidth:height:)` averages pixels.
//
// Inside:
//
// - JPEG (ITU T.81), baseline and progressive, as photographs come: `JPEGDecoder` reads the
//   segments, `JPEGScanDecoder` the coefficients with `HuffmanCode`,
//   `JPEGTransform` makes samples of them, `JPEGUpsampler` gives all components one size, and
//   `JPEGColorConverter` makes red, green and blue. Arithmetic coding, 12 bits per sample and
//   lossless files are not supported.
// - PNG (ISO/IEC 15948): `PNGDecoder` reads the chunks, `PNGFilter` undoes the filters of rows, and
//   `PNGPixelConverter` makes red, green and blue of all color types and bit depths, over black.
//   Interlaced files are not supported.
//
// Tests make their own files, and corrupt them (`ImageFuzzTests`).
