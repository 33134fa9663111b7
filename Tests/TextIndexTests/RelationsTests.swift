import Synchronization
import Testing
import TextIndex

/// Documents that a query names by something outside their text.
struct RelationsTests {
    private static let index = TextIndex(
        ["Inception", "Memento", "Harbor", "Lantern", "Nova Rising"].map {
            TextDocument(titles: [$0], tags: $0 == "Memento" ? ["2000"] : [])
        }
    )

    private func titles(
        _ query: String,
        tags: [String] = [],
        _ relations: [Relation.Stage: [Relation]]
    ) throws -> (documents: [Int], typos: [Int], stages: [Relation.Stage]) {
        let stages = Stages()
        var request = SearchRequest(readings: [.init(query, tags: tags)])
        request.relations = { stage in
            stages.append(stage)
            return relations[stage] ?? []
        }
        let hits = try Self.index.search(request)
        return (hits.map(\.document), hits.map(\.typos), stages.all)
    }

    private final class Stages: Sendable {
        private let stages = Mutex<[Relation.Stage]>([])
        var all: [Relation.Stage] { stages.withLock(\.self) }
        func append(_ stage: Relation.Stage) { stages.withLock { $0.append(stage) } }
    }

    private static func relation(
        _ documents: [Int],
        beside rest: String = "",
        tags: [String] = [],
        typos: Int = 0,
        isWholeName: Bool = true
    ) -> Relation {
        Relation(
            rest: .init(rest, tags: tags),
            documents: documents,
            typos: typos,
            isWholeName: isWholeName
        )
    }

    @Test func `weighs the documents against titles by popularity`() throws {
        let found = try titles("nova", [.whole: [Self.relation([0, 1, 2])]])

        #expect(found.documents == [0, 1, 4, 2])
        #expect(found.stages == [.whole])
    }

    @Test func `asks for what is similar only if nothing has all words`() throws {
        #expect(try titles("harbor", [:]).stages == [.whole])
        #expect(try titles("zzzzz", [:]).stages == [.whole, .similar, .similarParts])

        let found = try titles("zzzzz", [.similar: [Self.relation([1], typos: 1)]])
        #expect(found.documents == [1])
        #expect(found.stages == [.whole, .similar])
    }

    @Test func `finds the rest of the query among the documents`() throws {
        let relation = Self.relation([0, 1], beside: "inception")

        #expect(try titles("inception nolan", [.similar: [relation]]).documents == [0])
        // With a typo in the rest, and one in the name.
        let typo = Self.relation([0, 1], beside: "incepton", typos: 1)
        let found = try titles("incepton nolam", [.similar: [typo]])
        #expect(found.documents == [0])
        #expect(found.typos == [2])
        let other = Self.relation([2], beside: "inception")
        #expect(try titles("inception nolan", [.similar: [other]]).documents.isEmpty)
    }

    @Test func `applies the tags of the reading`() throws {
        let relation = Self.relation([0, 1], tags: ["2000"])

        #expect(try titles("nolan", tags: ["2000"], [.whole: [relation]]).documents == [1])
    }

    @Test func `rejects documents that the index does not have`() {
        #expect(throws: TextIndexError.corrupt) {
            try titles("nolan", [.whole: [Self.relation([5])]])
        }
    }
}
