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

    /// A string with a visible character, without white space at its ends.
    func lenientName(_ key: Key) -> String? {
        lenientString(key)?.withoutOuterWhitespace
    }

    /// The same; throws if there is none.
    func name(_ key: Key) throws -> String {
        guard let name = lenientName(key) else {
            throw DecodingError.dataCorruptedError(
                forKey: key,
                in: self,
                debugDescription: "no name"
            )
        }
        return name
    }

    func lenientBool(_ key: Key) -> Bool? {
        try? decodeIfPresent(Bool.self, forKey: key)
    }

    /// An object with values that don't have to be known.
    func lenientPart<Part: Decodable>(_ key: Key) -> Part? {
        try? decodeIfPresent(Part.self, forKey: key)
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
    func lenientList<Element: Decodable>(
        _ type: Element.Type,
        _ key: Key,
        limit: Int = 1000
    ) -> [Element] {
        (try? countedList(type, key, limit: limit))?.elements ?? []
    }

    /// The names of the objects of an array; none if there is no array.
    func lenientNames(_ key: Key) -> [String] {
        lenientList(NamedEntityDTO.self, key).map(\.name)
    }

    /// The whole numbers of an array; none if there is no array.
    func lenientInts(_ key: Key) -> [Int] {
        (try? countedList(key) { try $0.decode(Int.self) })?.elements ?? []
    }

    /// The valid elements of an array, and the number of the others; throws if there is no array.
    ///
    /// It reads `limit` elements at most: TMDB's lists have twenty, except those of people. The list
    /// is not a generic type, because the Swift runtime takes 0.05 ms to prepare one.
    func countedList<Element: Decodable>(
        _ type: Element.Type,
        _ key: Key,
        limit: Int = 1000
    ) throws -> (elements: [Element], unreadableCount: Int) {
        try countedList(key, limit: limit) { try $0.decode(type) }
    }

    private func countedList<Element>(
        _ key: Key,
        limit: Int = 1000,
        decode: (inout any UnkeyedDecodingContainer) throws -> Element
    ) throws -> (elements: [Element], unreadableCount: Int) {
        var container = try nestedUnkeyedContainer(forKey: key)
        var elements: [Element] = []
        var unreadableCount = 0
        while !container.isAtEnd, elements.count + unreadableCount < limit {
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

extension String {
    /// The text from its first to its last character that is no white space.
    fileprivate var withoutOuterWhitespace: String {
        guard
            let start = unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let end = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(self[start...end])
    }
}

private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
}
