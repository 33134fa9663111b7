extension UInt8 {
    @inlinable package var isASCIIDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }
}

extension Unicode.Scalar {
    /// Whether it is visible on a screen: no control or format character, and no space.
    package var isVisible: Bool {
        if (0x21...0x7E).contains(value) { return true }
        return switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
