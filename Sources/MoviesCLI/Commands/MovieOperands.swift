import CommandLineKit
import Domain

/// The movies that the operands of a command mean.
enum MovieOperands: Hashable, Sendable {
    /// Ids, links and standard input, in their order.
    case movies([MovieOperand])

    /// The words of a title.
    case title(TypedQuery)

    /// Numbers are ids, unless another word makes them a part of a title: `blade runner 2049`.
    init(_ operands: [String]) throws(UsageError) {
        let operands = operands.splitAtNewlines
        guard !operands.isEmpty else {
            throw UsageError(message: "missing movie; \(MovieReference.titleHint)")
        }
        let movies = operands.map(MovieOperand.init)
        guard let word = zip(operands, movies).first(where: { $1 == nil })?.0 else {
            guard operands.count(where: { $0 == "-" }) <= 1 else {
                throw UsageError(message: "standard input can be read only once")
            }
            self = .movies(movies.compactMap(\.self))
            return
        }
        // A link to something else is no title either.
        guard !operands.contains(where: { $0.contains("://") && MovieOperand($0) == nil }) else {
            throw UsageError(
                message: "'\(word)' is not a movie's id or link; \(MovieReference.operandHint)"
            )
        }
        guard movies.allSatisfy({ $0?.isNumber ?? true }) else {
            throw UsageError(
                message: "'\(word)' is not a movie's id or link; "
                    + "give either ids and links, or the words of one title"
            )
        }
        guard let title = TypedQuery(operands.joined(separator: " ")) else {
            throw UsageError(message: "missing movie; \(MovieReference.titleHint)")
        }
        self = .title(title)
    }
}

/// A movie by its id or a link, or the movies of standard input.
enum MovieOperand: Hashable, Sendable {
    /// The text is what was typed.
    case movie(MovieReference, text: String)
    case standardInput

    /// Fails for any other text.
    init?(_ text: String) {
        if text == "-" {
            self = .standardInput
        } else if let movie = MovieReference(operand: text) {
            self = .movie(movie, text: text)
        } else {
            return nil
        }
    }

    /// Whether it is a number, which may also be a word of a title.
    fileprivate var isNumber: Bool {
        if case .movie(_, let text) = self { Int(text) != nil } else { false }
    }
}

/// A movie to show, or a line of standard input that names none.
enum MovieEntry: Hashable, Sendable {
    /// The name is what was typed or read.
    case movie(MovieReference, name: String)

    /// Lines are counted from 1.
    case invalid(line: Int, text: String)

    /// The title that the movie is found by; `nil` for an id.
    var title: String? {
        if case .movie(.title(let title), _) = self { title.text } else { nil }
    }

    /// Takes a line with an id or a link, which a tab and other fields may follow; `nil` for a blank
    /// line and for a comment, which starts with #.
    init?(line: String, number: Int) {
        // A file may begin with a byte order mark.
        let line =
            number == 1 && line.hasPrefix("\u{FEFF}")
            ? String(line.unicodeScalars.dropFirst()) : line
        guard let all = MovieQuery(line)?.text, !all.hasPrefix("#") else { return nil }
        let field = line.prefix { $0 != "\t" && $0 != "\r" && $0 != "\r\n" }
        let text = MovieQuery(Self.withoutComment(field))?.text ?? ""
        let word = String(text.prefix { $0 != " " })
        if let movie = MovieReference(operand: text) {
            self = .movie(movie, name: text)
        } else if let movie = MovieReference(operand: word), Int(word) == nil {
            self = .movie(movie, name: word)
        } else {
            // A number may begin a title: `12 Angry Men`.
            self = .invalid(line: number, text: text.isEmpty ? all : text)
        }
    }

    /// The text before a # that follows a space.
    private static func withoutComment(_ text: Substring) -> String {
        var words = text.split(separator: " ", omittingEmptySubsequences: false)
        if let start = words.firstIndex(where: { $0.hasPrefix("#") }) {
            words.removeSubrange(start...)
        }
        return words.joined(separator: " ")
    }
}
