/// The elements of an array that can be read; the others are left out.
///
/// Nobody needs more than the first thousand: TMDB's lists have twenty.
struct LenientList<Element: Decodable>: Decodable {
    private static var limit: Int { 1000 }

    private struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }

    let elements: [Element]

    /// How many were left out.
    let unreadableCount: Int

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        var unreadableCount = 0
        while !container.isAtEnd, elements.count + unreadableCount < Self.limit {
            do {
                elements.append(try container.decode(Element.self))
            } catch {
                // A failure does not step over the element that caused it.
                _ = try container.decode(Anything.self)
                unreadableCount += 1
            }
        }
        self.elements = elements
        self.unreadableCount = unreadableCount
    }
}
