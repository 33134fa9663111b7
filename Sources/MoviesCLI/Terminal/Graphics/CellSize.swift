/// The size of a terminal's character cells, in pixels.
package struct CellSize: Hashable, Sendable {
    /// For a terminal that does not report it: half as wide as high, as fonts are.
    package static let assumed = CellSize(valid: 10, 20)

    /// As small as fonts are, so that an image in pixels is never larger than its cells.
    package static let smallest = CellSize(valid: 6, 12)

    /// The plausible sizes; a terminal may report anything.
    private static let plausible = 2...128

    package let width: Int
    package let height: Int

    /// Fails for sizes that no font has.
    package init?(width: Int, height: Int) {
        guard Self.plausible.contains(width), Self.plausible.contains(height) else { return nil }
        self.init(valid: width, height)
    }

    private init(valid width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }

    /// The largest part of a box that has the shape of an image; `nil` if there is no box.
    ///
    /// The image fills the box in one direction; in the other, its size is rounded to cells.
    package func fit(
        width imageWidth: Int,
        height imageHeight: Int,
        in box: TerminalSize
    ) -> TerminalSize? {
        guard imageWidth > 0, imageHeight > 0, box.columns > 0, box.rows > 0 else { return nil }
        let boxWidth = Double(box.columns * width)
        let boxHeight = Double(box.rows * height)
        let scale = min(boxWidth / Double(imageWidth), boxHeight / Double(imageHeight))
        let columns = (Double(imageWidth) * scale / Double(width)).rounded()
        let rows = (Double(imageHeight) * scale / Double(height)).rounded()
        return TerminalSize(
            columns: min(max(Int(columns), 1), box.columns),
            rows: min(max(Int(rows), 1), box.rows)
        )
    }
}
