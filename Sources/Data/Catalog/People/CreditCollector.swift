import Domain
import SystemKit
import TextIndex

/// Collects who did what in the movies of an import, and writes the index of people.
///
/// Some 20 bytes of each credit and of each person stay in memory: 300 MB for all of IMDb.
struct CreditCollector {
    private var credits: [Credit] = []

    /// The indices of the people by their keys, in the order in which their credits came.
    private(set) var indices = CompactIntegerMap(unset: UInt32(0))
    private var people: [Person] = []
    private var names: [UInt8] = []

    /// What is known of a person until it is written.
    private struct Person: BitwiseCopyable {
        var key: UInt32

        /// The votes of the person's movies: a measure of how well known the person is.
        var votes: UInt64 = 0
        var nameStart: UInt32 = 0

        /// 0 if the name is not known.
        var nameSize: UInt16 = 0

        /// 0 if the year is not known.
        var birthYear: UInt16 = 0
        var deathYear: UInt16 = 0
    }

    /// Keys from here on are of people without an IMDb id.
    static let firstKeyWithoutID: UInt32 = 1 << 31

    /// Adds credits; of a role in a movie, the people with the lowest places are taken.
    mutating func add(_ credits: some Sequence<Credit>) { self.credits += credits }

    /// Removes the credits that are too many, and finds out who the people are.
    ///
    /// Call it once, after all credits and before the names. `votes` returns those of a document.
    mutating func endCredits(votes: (Int) -> UInt32) {
        credits.sort()
        var retained: [Credit] = []
        retained.reserveCapacity(credits.count)
        var start = 0
        for credit in credits {
            if let last = retained.last, !credit.isOfSameMovieAndRole(as: last) {
                start = retained.count
            }
            guard retained.count - start < credit.role.limit,
                !retained[start...].contains(where: { $0.person == credit.person })
            else { continue }
            retained.append(credit)
            let index = index(ofKey: credit.person)
            people[index].votes += UInt64(votes(credit.document)) + 1
        }
        credits = retained
    }

    private mutating func index(ofKey key: UInt32) -> Int {
        if let index = indices[key] { return Int(index) }
        indices[key] = UInt32(people.count)
        people.append(Person(key: key))
        return people.count - 1
    }

    /// Adds the names of people; of people without a credit, it ignores them.
    mutating func add(_ names: PersonNames) {
        for entry in names.entries {
            guard let index = indices[entry.key].map({ Int($0) }), people[index].nameSize == 0
            else { continue }
            people[index].nameStart = UInt32(self.names.count)
            people[index].nameSize = UInt16(entry.name.count)
            people[index].birthYear = entry.birthYear
            people[index].deathYear = entry.deathYear
            self.names.append(contentsOf: names.bytes[entry.name])
        }
    }
}

extension CreditCollector {
    /// The people who have a name, the best known first, by their indices; and the number of each
    /// person by the index.
    private var order: (sorted: [Int], numbers: [Int?]) {
        let sorted = people.indices.filter { people[$0].nameSize > 0 }.sorted {
            (people[$1].votes, $0) < (people[$0].votes, $1)
        }
        var numbers = [Int?](repeating: nil, count: people.count)
        for (number, index) in sorted.enumerated() { numbers[index] = number }
        return (sorted, numbers)
    }

    /// Adds the credits to the movies of an index; returns how many movies have some.
    ///
    /// `progress` often gets what is done, from 0 to 1.
    func append(
        to movies: inout TextIndexBuilder,
        progress: (Double) -> Void = { _ in }
    ) throws(StorageError) -> Int {
        let numbers = order.numbers
        var count = 0
        for credits in Self.runs(of: credits, by: { $0.document == $1.document }) {
            progress(Double(credits.startIndex) / Double(self.credits.count))
            var movie = CatalogCredits()
            for credit in credits {
                guard let index = index(of: credit), let number = numbers[index] else { continue }
                movie[credit.role].append(number)
            }
            guard !movie.isEmpty else { continue }
            let document = credits[credits.startIndex].document
            try movies.appendStoredFields(movie.record, to: document)
            count += 1
        }
        return count
    }

    /// Adds the people to an index.
    ///
    /// `documentNumbers` are the numbers of the movies in their index, in the order in which they
    /// were added. `progress` often gets what is done, from 0 to 1.
    func addPeople(
        to builder: inout TextIndexBuilder,
        documentNumbers: [UInt32],
        progress: (Double) -> Void = { _ in }
    ) throws(StorageError) {
        let (sorted, numbers) = order
        // By person, then by movie: from the upper bits to the lower, the numbers of both, and the
        // role in the two lowest.
        let personShift: UInt64 = 34
        let entries = credits.compactMap { credit -> UInt64? in
            guard let index = index(of: credit), let number = numbers[index] else { return nil }
            let movie = UInt64(documentNumbers[credit.document])
            return UInt64(number) << personShift | movie << 2 | UInt64(credit.role.rawValue)
        }
        for entries in Self.runs(
            of: entries.sorted(),
            by: { $0 >> personShift == $1 >> personShift }
        ) {
            progress(Double(entries.startIndex) / Double(credits.count))
            let number = Int(entries[entries.startIndex] >> personShift)
            var person = person(people[sorted[number]])
            for entry in entries {
                let role = CatalogRole(rawValue: Int(entry & 3)) ?? .cast
                person[role].append(Int(entry >> 2 & UInt64(UInt32.max)))
            }
            try builder.add(person.document)
        }
    }

    /// The parts of an array whose elements equal their first one.
    private static func runs<Element>(
        of elements: [Element],
        by areEqual: @escaping (Element, Element) -> Bool
    ) -> some Sequence<ArraySlice<Element>> {
        sequence(state: elements[...]) { rest in
            guard let first = rest.first else { return nil }
            let run = rest.prefix { areEqual($0, first) }
            rest = rest[run.endIndex...]
            return run
        }
    }

    /// The index of the person of a credit.
    private func index(of credit: Credit) -> Int? { indices[credit.person].map { Int($0) } }

    private func person(_ person: Person) -> CatalogPerson {
        let start = Int(person.nameStart)
        return CatalogPerson(
            name: String(decoding: names[start..<start + Int(person.nameSize)], as: UTF8.self),
            imdbNumber: person.key < Self.firstKeyWithoutID ? Int(person.key) : nil,
            birthYear: person.birthYear > 0 ? Int(person.birthYear) : nil,
            deathYear: person.deathYear > 0 ? Int(person.deathYear) : nil
        )
    }
}
