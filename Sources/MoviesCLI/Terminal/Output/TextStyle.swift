/// The look of text on a terminal, by its purpose; a `Palette` chooses the attributes and colors.
package enum TextStyle: Hashable, Sendable {
    case plain
    case title

    /// Text that matters less than the rest, such as labels and what a key does.
    case secondary

    /// The prompt's mark, filters, the spinner.
    case accent

    /// The letters that match what was typed.
    case match

    /// The selected row, which has no other style.
    case selection
    case rating

    /// Text that leads to a person, a movie or a web page.
    case link
    case success

    /// The mark of what could work better.
    case caution
    case error

    /// Text that the user should know before reading on.
    case warning

    /// Makes the text a link (OSC 8).
    package static func link(_ text: String, to url: String) -> String {
        "\u{1B}]8;;\(url)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }
}
