import Domain
import Presentation
import Terminal
import Testing

@testable import MoviesCLI

struct PersonHeadingTests {
    private static let url = "https://www.themoviedb.org/person/31"

    @Test func `says who it is in a few lines`() {
        let person = Person(
            id: .tmdb(31),
            imdbID: IMDbPersonID("nm9000031"),
            name: "Mara Lind",
            profession: "actor",
            birthday: CalendarDate("1956-07-09"),
            placeOfBirth: "Oslo, Norway",
            biography: "A long story.",
            knownFor: ["Lantern", "Fog", "Ice", "Sea"]
        )

        #expect(
            lines(person) == [
                "Mara Lind", "actor, known for Lantern, Fog, Ice", "born 1956-07-09 (Oslo, Norway)",
                Self.url, "31 · nm9000031",
            ]
        )
    }

    @Test(
        arguments: [
            ("1956", "2020-01-02", "Oslo", "1956 – 2020-01-02 (Oslo)"),
            ("1956", "2020", nil, "1956 – 2020"), ("1956", nil, nil, "born 1956"),
            (nil, "2020", "Oslo", "born in Oslo, died 2020"), (nil, "2020", nil, "died 2020"),
            (nil, nil, "Oslo", "born in Oslo"), (nil, nil, nil, nil),
        ] as [(String?, String?, String?, String?)]
    )
    func `says when and where the person lived, as far as it is known`(
        birthday: String?,
        deathday: String?,
        place: String?,
        life: String?
    ) {
        let person = Person(
            id: .tmdb(31),
            name: "Mara",
            birthday: birthday.flatMap { CalendarDate($0) },
            deathday: deathday.flatMap { CalendarDate($0) },
            placeOfBirth: place
        )

        #expect(lines(person) == ["Mara", life, Self.url, "31"].compactMap(\.self))
    }

    @Test(arguments: [10, 40, 80, 200])
    func `fits the width, except for the URL`(width: Int) {
        let person = Person(
            id: .tmdb(31),
            name: String(repeating: "마라 린드 ", count: 20),
            placeOfBirth: String(repeating: "place ", count: 40),
            knownFor: [String(repeating: "word ", count: 40)]
        )

        for line in lines(person, width: width) where !line.hasPrefix("https://") {
            #expect(line.displayWidth <= min(width, 100))
        }
    }

    @Test func `sanitizes untrusted text`() {
        let person = Person(
            id: .tmdb(31),
            name: Hostile.text,
            profession: Hostile.text,
            placeOfBirth: Hostile.text,
            knownFor: [Hostile.text]
        )

        #expect(
            lines(person) == ["AB C", "AB C, known for AB C", "born in AB C", Self.url, "31"]
        )
    }

    private func lines(_ person: Person, width: Int = 80) -> [String] {
        PersonHeading(.sample(person), width: width).lines.map(\.text)
    }
}
