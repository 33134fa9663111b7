import Search
import Testing

@testable import Data

struct MovieTableTests {
    private static let table = MovieTable(lines: [
        "1\ttt0000001\tLantern\tLantern\t\ten\t1979", "2\ttt0000002\tHarbor\tHarbor\t\ten\t1980",
    ])

    @Test func `reads each movie by its place`() {
        let places = Self.table.places

        #expect(places.map { Self.table.movie(at: $0)?.title } == ["Lantern", "Harbor"])
        #expect(places.map { MovieTable.Place(record: $0.record) } == places)
    }

    @Test func `has no movie where no line starts`() throws {
        let second = try #require(Self.table.places.last)
        let outside = [
            MovieTable.Place(part: 0, offset: second.offset + 1),
            MovieTable.Place(part: 0, offset: 1_000_000), MovieTable.Place(part: 1, offset: 0),
        ]

        #expect(outside.allSatisfy { Self.table.movie(at: $0) == nil })
    }

    @Test(arguments: [[], [0xFF], [0x80, 0x80, 0x80], Array("text".utf8)] as [[UInt8]])
    func `survives any record`(record: [UInt8]) {
        if let place = MovieTable.Place(record: record) { _ = Self.table.movie(at: place) }
    }
}
