import Presentation
import Testing

@testable import MoviesCLI

struct MoviesTableTests {
    @Test func `aligns the columns after titles in any script`() {
        let lines = table(width: 80).split(separator: "\n")

        let columns = lines.map { line in
            line.prefix { $0 != "D" && $0 != "G" || line.first == "I" && $0 == "D" }.displayWidth
        }
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("ID      YEAR  TITLE"))
        #expect(Set(columns.dropFirst()).count == 1)
    }

    @Test(arguments: [40, 41, 50, 60, 79, 80, 100, 200])
    func `never exceeds the width`(width: Int) {
        for line in table(width: width).split(separator: "\n") {
            #expect(line.displayWidth <= width)
        }
    }

    @Test func `does not truncate the id and the year at 40 columns`() {
        let lines = table(width: 40).split(separator: "\n")

        #expect(lines[1].hasPrefix("496243  2019  Parasite"))
        #expect(lines[2].hasPrefix("1000    1968  A Title"))
        #expect(lines[2].hasSuffix("…"))
        #expect(lines[3].hasPrefix("7             Nameless"))
    }

    @Test func `shows the original title if it differs and fits`() {
        #expect(table(width: 100).contains("Parasite (기생충)"))
        #expect(!table(width: 100).contains("(Nameless)"))
    }

    @Test func `uses colors only if enabled`() {
        #expect(!table(width: 80).contains("\u{1B}"))
        #expect(table(width: 80, usesColor: true).contains("\u{1B}[1mParasite\u{1B}[0m"))
    }

    @Test func `links a title to its web page only if enabled`() {
        let linked = table(width: 80, showsLinks: true)

        #expect(
            linked.contains("\u{1B}]8;;https://example.org/1\u{1B}\\Parasite\u{1B}]8;;\u{1B}\\")
        )
    }

    @Test func `sanitizes untrusted text`() {
        let text = MoviesTable(width: 80, usesColor: false, showsLinks: true).text([
            .sample(title: "A\u{1B}[2J\u{202E}B\nC", genres: ["\u{1B}]0;x\u{7}Drama"])
        ])

        #expect(text.contains("AB C"))
        #expect(!text.contains("\u{1B}"))
        #expect(!text.contains("\u{202E}"))
    }

    private func table(
        width: Int,
        usesColor: Bool = false,
        showsLinks: Bool = false
    ) -> String {
        MoviesTable(width: width, usesColor: usesColor, showsLinks: showsLinks).text([
            .sample(
                id: "496243",
                title: "Parasite",
                originalTitle: "기생충",
                year: "2019",
                genres: ["Drama"],
                voteAverage: 8.51,
                pageURL: "https://example.org/1"
            ),
            .sample(
                id: "1000",
                title: "A Title That Is Far Too Long for Any Terminal of Forty Columns",
                year: "1968",
                genres: ["Drama", "Science Fiction"],
                voteAverage: 10
            ),
            .sample(id: "7", title: "Nameless", originalTitle: "Nameless", genres: ["Drama"]),
        ])
    }
}
