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
