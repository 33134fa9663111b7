import Images

/// A limited number of colors that are close to those of an image.
struct ColorPalette {
    /// A color, each channel from 0 to 255.
    typealias Color = SIMD3<Int32>

    private(set) var colors: [Color]

    /// The nearest color for each rounded color, once it has been looked for.
    private var nearest = [Int16](repeating: -1, count: ColorHistogram.size)

    /// Chooses at most `limit` colors, which are rounded as the terminal does it.
    ///
    /// Groups of colors are divided at the mean of their most scattered channel, the most
    /// scattered group first.
    init(of image: PixelImage, limit: Int, rounded: (Color) -> Color) {
        var entries = ColorHistogram.entries(of: image)
        var groups = [ColorGroup(entries, entries.indices)]
        while groups.count < limit {
            let widest = groups.indices.max { groups[$0].scatter < groups[$1].scatter }
            guard let widest, groups[widest].scatter > 0 else { break }
            let range = groups[widest].range
            let middle = groups[widest].divide(&entries)
            groups[widest] = ColorGroup(entries, range.lowerBound..<middle)
            groups.append(ColorGroup(entries, middle..<range.upperBound))
        }
        colors = []
        for color in groups.map({ rounded($0.mean) }) where !colors.contains(color) {
            colors.append(color)
        }
    }

    /// The index of a color that is as near as any other, or nearly so.
    @inline(__always)
    mutating func index(nearestTo color: Color) -> Int {
        let place = ColorHistogram.place(of: color)
        let known = nearest[place]
        if known >= 0 { return Int(known) }
        let found = search(ColorHistogram.color(at: place))
        nearest[place] = Int16(truncatingIfNeeded: found)
        return found
    }

    private func search(_ color: Color) -> Int {
        var best = 0
        var least = Int32.max
        for index in colors.indices {
            let difference = colors[index] &- color
            let distance = (difference &* difference).wrappedSum()
            if distance < least { (best, least) = (index, distance) }
        }
        return best
    }
}

extension [UInt8] {
    @inline(__always)
    func color(at start: Int) -> ColorPalette.Color {
        ColorPalette.Color(Int32(self[start]), Int32(self[start + 1]), Int32(self[start + 2]))
    }
}

/// The number of times that the colors of an image occur, in five bits per channel.
private enum ColorHistogram {
    struct Entry {
        var count: Int32 = 0

        /// The sum of the colors before they were rounded.
        var sum = ColorPalette.Color()
    }

    static let size = 1 << 15

    @inline(__always)
    static func place(of color: ColorPalette.Color) -> Int {
        Int(truncatingIfNeeded: (color.x >> 3) << 10 | (color.y >> 3) << 5 | color.z >> 3)
    }

    /// The middle of the colors with a place.
    static func color(at place: Int) -> ColorPalette.Color {
        let channels = [place >> 10, place >> 5 & 31, place & 31].map { Int32($0) << 3 + 4 }
        return ColorPalette.Color(channels[0], channels[1], channels[2])
    }

    static func entries(of image: PixelImage) -> [Entry] {
        var entries = [Entry](repeating: Entry(), count: size)
        let pixels = image.pixels
        // A sum must not overflow.
        let step = 3 * (1 + pixels.count / 20_000_000)
        for start in stride(from: 0, to: pixels.count - 2, by: step) {
            let color = pixels.color(at: start)
            let place = place(of: color)
            entries[place].count += 1
            entries[place].sum &+= color
        }
        return entries.filter { $0.count > 0 }
    }
}

/// Some entries of a histogram.
private struct ColorGroup {
    let range: Range<Int>
    let mean: ColorPalette.Color

    /// The sum of the squared distances from the mean, in the channel where it is the highest.
    let scatter: Double
    private let channel: Int
    private let limit: Double

    init(_ entries: [ColorHistogram.Entry], _ range: Range<Int>) {
        self.range = range
        var count = 0.0
        var sum = SIMD3<Double>()
        var squares = SIMD3<Double>()
        for entry in entries[range] {
            let entrySum = SIMD3<Double>(entry.sum)
            count += Double(entry.count)
            sum += entrySum
            squares += entrySum * entrySum / Double(entry.count)
        }
        let mean = sum / max(count, 1)
        let scatters = squares - sum * mean
        channel = (0..<3).max { scatters[$0] < scatters[$1] } ?? 0
        limit = mean[channel]
        // A rounding error is no difference.
        scatter = range.count > 1 ? scatters[channel].rounded() : 0
        self.mean = ColorPalette.Color(
            Int32(mean.x.rounded()),
            Int32(mean.y.rounded()),
            Int32(mean.z.rounded())
        )
    }

    /// Moves the entries up to the mean before the others; returns the index of the first other.
    ///
    /// Since they differ, there are both.
    func divide(_ entries: inout [ColorHistogram.Entry]) -> Int {
        entries[range].partition { Double($0.sum[channel]) / Double($0.count) > limit }
    }
}
