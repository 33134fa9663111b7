import CommandLineKit
import Domain

/// A movie to show, or standard input, or a line of that which names none.
enum MovieEntry: Hashable, Sendable {
    /// The name is what was typed or read.
    case movie(MovieReference, name: String)
    case standardInput

    /// Lines are counted from 1.
    case invalid(line: Int, text: String)

    /// The movies that the operands of a command mean: ids, links and standard input, or one title.
    ///
    /// Numbers are ids, unless another word makes them a part of a title: `blade runner 2049`.
    static func all(_ operands: [String]) throws(ErrorReport) -> [MovieEntry] {
        // A shell passes `"$(movies --pick)"` as one operand.
        let operands = operands.flatMap { $0.split(whereSeparator: \.isNewline).map { String($0) } }
        let movies = operands.map(MovieEntry.init(operand:))
        guard let word = zip(operands, movies).first(where: { $1 == nil })?.0 else {
            guard !operands.isEmpty else {
                throw .usage("which movie? \(MovieReference.titleHint)")
            }
            guard operands.count(where: { $0 == "-" }) <= 1 else {
                throw .usage("standard input can be read only once")
            }
            return movies.compactMap(\.self)
        }
        // A link to something else is no title either.
        let isLink = zip(operands, movies).contains { $1 == nil && $0.contains("://") }
        guard !isLink, movies.allSatisfy({ $0?.isNumber ?? true }) else {
            throw .usage(
                "'\(word)' is not a movie's id or link; "
                    + (isLink
                        ? MovieReference.operandHint
                        : "give either ids and links, or the words of one title")
            )
        }
        guard let title = TypedQuery(operands.joined(separator: " ")) else {
            throw .usage("which movie? \(MovieReference.titleHint)")
        }
        return [.movie(.title(title), name: title.text)]
    }

    /// Takes an id, a link or a dash.
    init?(operand text: String) {
        if text == "-" {
            self = .standardInput
        } else if let movie = MovieReference(operand: text) {
            self = .movie(movie, name: text)
        } else {
            return nil
        }
    }

    /// Whether it is a number, which may also be a word of a title.
    fileprivate var isNumber: Bool {
        if case .movie(_, let text) = self { Int(text) != nil } else { false }
    }

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
        var words = text.split(separator: " ")
        if let start = words.firstIndex(where: { $0.hasPrefix("#") }) {
            words.removeSubrange(start...)
        }
        return words.joined(separator: " ")
    }
}

extension MovieReference {
    /// Paragraphs of the help of commands that take a movie.
    static let help = [
        """
        <movie> is a TMDB id such as 603, an IMDb id such as tt0133093, or a link to a movie at \
        TMDB, IMDb, Letterboxd, Rotten Tomatoes, Wikipedia or another site.
        """,
        """
        Without any id or link, the words are one title, and its best match is taken. A number \
        is an id unless another word makes it part of a title.
        """,
    ]

    /// The operands that are a movie, for messages.
    static let operandHint =
        "give its TMDB id, such as 603, its IMDb id, such as tt0133093, or a link to it; "
        + "'movies search' prints ids"

    /// The advice for an operand in a place where a title is a movie as well.
    static let titleHint =
        "give its title, its TMDB id, such as 603, its IMDb id, such as tt0133093, or a link to it"

    /// Takes an id or a link; here a number is an id.
    init?(operand text: String) {
        guard let movie = MovieID(text).map(Self.id) ?? Self(text) else { return nil }
        self = movie
    }

    /// Lets a title be that of an adult movie if the setting allows it.
    func includingAdult(_ includesAdult: Bool) -> MovieReference {
        guard case .title(let title) = self else { return self }
        return .title(title.changingOptions { $0.includesAdult = includesAdult })
    }
}
