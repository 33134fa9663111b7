import Testing

@testable import Data
@testable import Domain

struct MeaningTablePeopleTests {
    /// Other spellings of a name would find nothing.
    @Test func `names people as the built-in movies do`() {
        let columns = [CatalogMovie.Column.directors, .cast].map(\.rawValue)
        let names = BuiltInMovies.table.parts.reduce(into: Set<Substring>()) { names, part in
            for line in part.split(separator: "\n") {
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                for column in columns { names.formUnion(fields[column].split(separator: "|")) }
            }
        }
        for table in [MeaningTable.korean, .japanese] {
            let people = table.lines.split(separator: "\n").filter { $0.hasPrefix("person:") }
                .map { $0.dropFirst("person:".count).prefix { $0 != "=" } }
                .map { $0.split(separator: "\"").first?.drop { $0 == " " } ?? "" }
            #expect(people.count > 150)
            for name in people {
                let name = name.last == " " ? name.dropLast() : name
                #expect(names.contains(name), "\(name)")
            }
        }
    }
}
