import Testing

@testable import Data
@testable import Search

struct PhraseTablePeopleTests {
    /// Other spellings of a name would find nothing.
    @Test func `names people as the built-in movies do`() {
        let columns = [CatalogMovie.Column.directors, .cast].map(\.rawValue)
        let names = BuiltInMovies.table.parts.reduce(into: Set<Substring>()) { names, part in
            for line in part.split(separator: "\n") {
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                for column in columns { names.formUnion(fields[column].split(separator: "|")) }
            }
        }
        let meanings = "\(PhraseTable.data)".split(separator: "\tperson:\"").dropFirst()
        let people = Set(meanings.map { $0.prefix { $0 != "\"" } })
        #expect(people.count > 150)
        for name in people { #expect(names.contains(name), "\(name)") }
    }
}
