import CommandLineKit
import Presentation
import Terminal

extension MoviesListItemViewModel {
    /// The maximum width of a title within a sentence.
    private static let titleWidth = 60

    /// Says which movie is the best match for a title, and how to see others.
    func matchNotice(_ verb: String, for title: String) -> String {
        let year = year.map { " (\($0))" } ?? ""
        return "\(verb) \(self.title.sanitizedLine(width: Self.titleWidth))\(year); "
            + "others: movies search \(ShellWords.text(title))"
    }
}
