import Domain

/// Lenient decoding of values that break the documentation of the server.
///
/// Each method returns `nil` for a key that is missing, null or malformed, and never throws: one
/// malformed value costs that value, not the row around it.
extension KeyedDecodingContainer {
    /// A string with a visible character.
    func lenientString(_ key: Key) -> String? {
        guard
            let string = try? decodeIfPresent(String.self, forKey: key),
            string.unicodeScalars.contains(where: \.isVisible)
        else { return nil }
        return string
    }

    /// A whole number, written as a number or as a string of digits.
    func lenientInt(_ key: Key) -> Int? {
        if let number = try? decodeIfPresent(Int.self, forKey: key) { return number }
        return lenientString(key).flatMap { Int($0) }
    }

    /// A finite number, written as a number or as a string.
    func lenientDouble(_ key: Key) -> Double? {
        let number =
            (try? decodeIfPresent(Double.self, forKey: key))
            ?? lenientString(key).flatMap { Double($0) }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The valid elements of an array; none if there is no array.
    func lenientList<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Element] {
        (try? countedList(type, key))?.elements ?? []
    }

    /// The whole numbers of an array; none if there is no array.
    func lenientInts(_ key: Key) -> [Int] {
        (try? countedList(key) { try $0.decode(Int.self) })?.elements ?? []
    }

    /// The valid elements of an array, and the number of the others; throws if there is no array.
    ///
    /// It reads a thousand elements at most: TMDB's lists have twenty. The list is not a generic
    /// type, because the Swift runtime takes 0.05 ms to prepare one.
    func countedList<Element: Decodable>(
        _ type: Element.Type,
        _ key: Key
    ) throws -> (elements: [Element], unreadableCount: Int) {
        try countedList(key) { try $0.decode(type) }
    }

    private func countedList<Element>(
        _ key: Key,
        decode: (inout any UnkeyedDecodingContainer) throws -> Element
    ) throws -> (elements: [Element], unreadableCount: Int) {
        var container = try nestedUnkeyedContainer(forKey: key)
        var elements: [Element] = []
        var unreadableCount = 0
        while !container.isAtEnd, elements.count + unreadableCount < 1000 {
            do {
                elements.append(try decode(&container))
            } catch {
                // A failure does not step over the element that caused it.
                _ = try container.decode(Anything.self)
                unreadableCount += 1
            }
        }
        return (elements, unreadableCount)
    }
}

private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
}
