import Testing
import TextIndex

@testable import Search

struct CatalogPersonTests {
    private static func person(
        _ name: String,
        _ number: Int? = nil,
        born: Int? = nil,
        died: Int? = nil,
        directed: [Int] = [],
        wrote: [Int] = [],
        played: [Int] = []
    ) -> CatalogPerson {
        var person = CatalogPerson(name: name, imdbNumber: number, birthYear: born, deathYear: died)
        (person[.director], person[.writer], person[.cast]) = (directed, wrote, played)
        return person
    }

    @Test(arguments: [
        person("A"), person("Ada Nova", 40, born: 1928, died: 1999, directed: [0, 7, 1_199_999]),
        person("송강호", 814_280, born: 2031, wrote: [3]), person("B", played: [1, 2, 3]),
        person("C", born: 1564, directed: [5], wrote: [5, 9], played: [2, 5]),
        person("D", played: Array(0..<500)), person("E", directed: [1], played: Array(0..<20)),
    ])
    func `reads the record that it writes`(person: CatalogPerson) {
        #expect(CatalogPerson(record: person.document.storedFields) == person)
    }

    @Test func `has each movie once, the most popular first`() {
        let person = Self.person("C", directed: [5, 8], wrote: [5, 9], played: [2, 5])

        #expect(person.movies == [2, 5, 8, 9])
    }

    @Test func `rejects a truncated record`() {
        let record = Self.person("C", 7, directed: [5], wrote: [300], played: [2])
            .document.storedFields

        for count in 0..<record.count {
            #expect(CatalogPerson(record: Array(record.prefix(count))) == nil, "\(count)")
        }
    }

    @Test func `rejects a record whose movies are beyond those of any index`() {
        let record = Self.person("C", directed: [1 << 31, 1 << 33]).document.storedFields

        #expect(CatalogPerson(record: record) == nil)
    }

    @Test(
        arguments: [
            [[], [], []], [[1], [], []], [[1, 2, 3], [4], [5, 6, 7, 8, 9]], [[], [7, 8], [9]],
            [Array(0..<10), Array(0..<3), Array(0..<7)],
        ] as [[[Int]]]
    )
    func `reads the credits that it writes`(people: [[Int]]) {
        var credits = CatalogCredits()
        for role in CatalogRole.allCases { credits[role] = people[role.rawValue] }

        var reader = RecordReader(credits.record)
        #expect(CatalogCredits(&reader) == credits)
        #expect(reader.isAtEnd)
    }

    @Test func `has no credits after the end of a record, and rejects truncated ones`() {
        var credits = CatalogCredits()
        (credits[.director], credits[.cast]) = ([1, 2, 3, 4], [5])

        var empty = RecordReader([])
        #expect(CatalogCredits(&empty) == CatalogCredits())
        for count in 1..<credits.record.count {
            var reader = RecordReader(Array(credits.record.prefix(count)))
            #expect(CatalogCredits(&reader) == nil)
        }
    }
}
