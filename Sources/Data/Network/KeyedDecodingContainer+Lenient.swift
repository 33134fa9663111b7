/// Reading what servers write where something else was promised.
///
/// Each answers `nil` for a key that is missing, null, or of no use, and never throws: one odd
/// value costs that value, not the row around it.
extension KeyedDecodingContainer {
    /// A string in which something can be seen.
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

    func lenientList<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Element] {
        (try? decodeIfPresent(LenientList<Element>.self, forKey: key))?.elements ?? []
    }
}

extension Unicode.Scalar {
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
