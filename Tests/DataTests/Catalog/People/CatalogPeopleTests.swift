import Testing

@testable import Data
@testable import Search

/// The people whom a name means.
struct CatalogPeopleTests {
    /// The directors of two of 420 movies: of the first one, and of a later one.
    private static func people(_ first: String, _ other: String, at number: Int) throws -> [String]
    {
        let movies = (0..<420).map { place in
            let director = place == 0 ? first : place == number ? other : ""
            return "\(place + 1)\t\tMovie \(place)\t\t\ten\t1999\t\t\t\(director)"
        }
        let people = try Catalog(MovieTable(lines: movies)).people()
        return try people.people(named: other.lowercased()).map(\.name)
    }

    @Test(arguments: [(399, ["Zara", "Cid Zara"]), (400, ["Cid Zara", "Zara"])])
    func `for a single word, a well-known person comes before an unknown one`(
        number: Int,
        names: [String]
    ) throws {
        #expect(try Self.people("Cid Zara", "Zara", at: number) == names)
    }

    @Test func `for several words, the whole name comes first`() throws {
        let names = try Self.people("Cid Zara Moor", "Cid Zara", at: 400)

        #expect(names == ["Cid Zara", "Cid Zara Moor"])
    }

    @Test(arguments: [(199, 199), (200, 200), (201, 200)])
    func `a name means two hundred people at most`(count: Int, expected: Int) throws {
        let movies = (1...count).map { "\($0)\t\tMovie \($0)\t\t\ten\t1999\t\t\tDora Quist X\($0)" }
        let people = try Catalog(MovieTable(lines: movies)).people()

        #expect(try people.people(named: "dora quist").count == expected)
    }
}
