import Testing

@testable import TextIndex

/// How alike two texts are by their letters.
struct LetterResemblanceTests {
    private func degree(of query: String, to text: String) -> Double {
        var resemblance = LetterResemblance(query)
        return resemblance.degree(to: text)
    }

    @Test(arguments: [
        ("forest gump", "Forrest Gump"), ("the godfater", "Godfather"),
        ("thegoonies", "The Goonies"), ("matrix", "The Matrix"),
    ])
    func `titles that are meant resemble the query`(query: String, title: String) {
        #expect(degree(of: query, to: title) > 0.8)
    }

    @Test(arguments: [
        ("shark", "Shrek"), ("fisherman's luck", "Lucy"), ("", "Alien"), ("alien", ""),
    ])
    func `other titles do not`(query: String, title: String) {
        #expect(degree(of: query, to: title) < 0.58)
    }

    @Test(arguments: [
        ("heat", "Heat"), ("the heat", "Heat"), ("heat", "The Heat"), ("theheat", "The Heat"),
        ("balloon", "Balon"), ("Amélie!", "amelie"),
    ])
    func `articles and doubled letters make no difference`(query: String, text: String) {
        #expect(degree(of: query, to: text) == 1)
    }

    /// The most alike text is first.
    @Test(arguments: [
        ("the bare idea", ["A Bare Idea", "Big Idea", "The Bar"]),
        ("matrx", ["The Matrix", "Max", "The Matrix Reloaded"]),
        ("open eyes", ["Open Your Eyes", "Eyes Wide Open", "Operation"]),
    ])
    func `counts the pairs of letters in common`(query: String, texts: [String]) {
        var resemblance = LetterResemblance(query)

        let degrees = texts.map { resemblance.degree(to: $0) }

        #expect(degrees == degrees.sorted(by: >))
        #expect(Set(degrees).count == texts.count)
        #expect(degrees.allSatisfy { (0...1).contains($0) })
    }
}
