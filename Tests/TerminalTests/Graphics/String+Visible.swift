import Foundation

extension String {
    /// The text with `ESC` in place of the escape character.
    var visible: String { replacingOccurrences(of: "\u{1B}", with: "ESC ") }

    static func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
