/// A line of input: a number, a letter with or without a number, or text.
enum LineCommand: Hashable {
    case nothing

    /// From 1.
    case number(Int)
    case letter(Character)

    /// Opens the web page of the movie with this number.
    case browse(Int)

    /// The text after a slash; may be empty.
    case query(String)
    case text(String)

    init(_ line: String) {
        let line = line.sanitizedLine.trimmingBlanks
        let words = line.split(separator: " ")
        if line.isEmpty {
            self = .nothing
        } else if let number = Int(line), number > 0 {
            self = .number(number)
        } else if line.count == 1, let letter = line.first, letter != "/" {
            self = .letter(letter)
        } else if words.count == 2, words[0] == "o", let number = Int(words[1]), number > 0 {
            self = .browse(number)
        } else if line.hasPrefix("/") {
            self = .query(String(line.dropFirst()).trimmingBlanks)
        } else {
            self = .text(line)
        }
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
}
