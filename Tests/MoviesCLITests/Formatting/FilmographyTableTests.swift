import Domain
import Presentation
import Terminal
import Testing

@testable import MoviesCLI

struct FilmographyTableTests {
    private let credits: [PersonCredit] = [
        .sample(496_243, "기생충", year: 2019, rating: 8.51, .director, .writer),
        .sample(
            7,
            "A Title That Is Far Too Long for Any Terminal of Forty Columns",
            year: 1968,
            .cast(character: "A Character Whose Name Is Much Longer than That of Any Other"),
            .crew(job: "Executive Producer")
        ),
        .sample(1_000, "Nameless"),
    ]

    @Test(arguments: [16, 17, 20, 40, 41, 50, 60, 79, 80, 100, 200])
    func `aligns the columns, and never exceeds the width`(width: Int) {
        let lines = table(width: width).split(separator: "\n").map { String($0) }

        #expect(lines.count == 4)
        for line in lines { #expect(line.displayWidth <= width, "\(line)") }
        let columns = zip(lines, ["ID", "496243", "7", "1000"]).map { line, id in
            #expect(line.hasSuffix(" \(id)"))
            return line.displayWidth - id.count
        }
        #expect(Set(columns).count == 1)
    }

    @Test func `shows the roles and the rating if there is room, and the year and the id always`() {
        let wide = table(width: 200).split(separator: "\n")
        let narrow = table(width: 40).split(separator: "\n")

        #expect(wide[0].split(separator: " ") == ["YEAR", "TITLE", "RATING", "AS", "ID"])
        #expect(wide[1].contains("     8.5  director, writer  "))
        #expect(
            wide[2].contains(
                "  as A Character Whose Name Is Much Longer than That of Any Other, executive producer"
            )
        )
        #expect(wide[3].hasPrefix("      Nameless  "))
        #expect(narrow[0].split(separator: " ") == ["YEAR", "TITLE", "ID"])
        #expect(narrow[1].hasPrefix("2019  기생충  "))
        #expect(narrow[2].hasPrefix("1968  A Title That Is Far Too L…  7"))
    }

    @Test(arguments: [
        (47, "YEAR TITLE ID"), (48, "YEAR TITLE AS ID"), (63, "YEAR TITLE AS ID"),
        (64, "YEAR TITLE RATING AS ID"),
    ])
    func `shows the roles first if there is more room, and then the rating`(
        width: Int,
        headings: String
    ) {
        let header = table(width: width).prefix { $0 != "\n" }

        #expect(header.split(separator: " ").joined(separator: " ") == headings)
    }

    @Test func `uses colors only if enabled`() {
        let colored = table(width: 80, usesColor: true)

        #expect(!table(width: 80).contains("\u{1B}"))
        #expect(colored.contains("\u{1B}[2m2019\u{1B}[0m  기생충 "))
        #expect(colored.contains("   8.5  \u{1B}[2mdirector, writer"))
        #expect(colored.contains("\u{1B}[2m496243\u{1B}[0m\n"))
    }

    @Test func `links a title to its web page only if enabled`() {
        let linked = table(width: 80, showsLinks: true)

        let url = "https://www.themoviedb.org/movie/496243"
        #expect(linked.contains("\u{1B}]8;;\(url)\u{1B}\\기생충\u{1B}]8;;\u{1B}\\"))
    }

    @Test func `sanitizes untrusted text`() {
        let text = ConsoleTable(width: 100, usesColor: false, showsLinks: false).text(
            credits: PersonItemViewModel.sample(credits: [
                .sample(1, Hostile.text, .cast(character: Hostile.text), .crew(job: Hostile.text))
            ]).credits
        )

        #expect(text.hasSuffix("\(Hostile.harmless)   as AB C, ab c  1\n"))
        #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}") && !text.contains("\u{7}"))
    }

    private func table(width: Int, usesColor: Bool = false, showsLinks: Bool = false) -> String {
        ConsoleTable(width: width, usesColor: usesColor, showsLinks: showsLinks)
            .text(credits: PersonItemViewModel.sample(credits: credits).credits)
    }
}
