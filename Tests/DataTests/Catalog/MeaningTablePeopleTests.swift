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
            let lines = table.sections.flatMap { $0.split(separator: "\n") }
            let people = lines.compactMap { (line: Substring) -> Substring? in
                let parts = line.split(separator: "\"")
                return parts.count > 1 && parts[0] == "person:" ? parts[1] : nil
            }
            #expect(people.count > 150)
            for name in people { #expect(names.contains(name), "\(name)") }
        }
    }
}
