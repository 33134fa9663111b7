import Domain
import Search
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

    var count: Int { credits.count }

    /// Adds credits; of a role in a movie, the people with the lowest places are taken.
    mutating func add(_ credits: some Sequence<Credit>) { self.credits += credits }

    /// Removes the credits that are too many, and finds out who the people are.
    ///
    /// Call it once, after all credits and before the names. `votes` returns those of a document.
    mutating func endCredits(votes: (Int) -> UInt32) {
        credits.sort()
        var (start, end) = (0, 0)
        for credit in credits {
            if end > 0, !credit.isOfSameMovieAndRole(as: credits[end - 1]) { start = end }
            guard end - start < credit.role.limit else { continue }
            let person = index(ofKey: credit.person)
            guard !credits[start..<end].contains(where: { $0.person == person }) else { continue }
            // From here on, a person is known by the index.
            credits[end] = credit.replacingPerson(by: person)
            end += 1
            people[Int(person)].votes += UInt64(votes(credit.document)) + 1
        }
        credits.removeLast(credits.count - end)
    }

    private mutating func index(ofKey key: UInt32) -> UInt32 {
        if let index = indices[key] { return index }
        let index = UInt32(people.count)
        indices[key] = index
        people.append(Person(key: key))
        return index
    }

    /// Adds the names of people; of people without a credit, it ignores them.
    ///
    /// One that is longer than 65,535 bytes is cut off.
    mutating func add(_ names: [PersonName]) {
        for person in names {
            guard let index = indices[person.key].map({ Int($0) }), people[index].nameSize == 0
            else { continue }
            let name = person.name.utf8.prefix(Int(UInt16.max))
            people[index].nameStart = UInt32(self.names.count)
            people[index].nameSize = UInt16(name.count)
            people[index].birthYear = person.birthYear.flatMap(UInt16.init(exactly:)) ?? 0
            people[index].deathYear = person.deathYear.flatMap(UInt16.init(exactly:)) ?? 0
            self.names.append(contentsOf: name)
        }
    }
}

extension CreditCollector {
    /// The people who have a name, the best known first, by their indices.
    struct SortedPeople: Sendable {
        fileprivate let indices: [UInt32]

        /// The number of each person by the index, counted from 1; 0 for those without a name.
        fileprivate var numbers: [UInt32]
    }

    var sortedPeople: SortedPeople {
        let sorted = people.indices.lazy.filter { people[$0].nameSize > 0 }
            .map { (votes: people[$0].votes, index: UInt32($0)) }
            .sorted { ($1.votes, $0.index) < ($0.votes, $1.index) }
        var numbers = [UInt32](repeating: 0, count: people.count)
        for (number, person) in sorted.enumerated() {
            numbers[Int(person.index)] = UInt32(number + 1)
        }
        return SortedPeople(indices: sorted.map(\.index), numbers: numbers)
    }

    /// Adds the credits to the movies of an index; returns how many movies have some.
    ///
    /// `progress` often gets what is done, from 0 to 1.
    func append(
        of people: SortedPeople,
        to movies: inout TextIndexBuilder,
        progress: (Double) -> Void = { _ in }
    ) throws(StorageError) -> Int {
        var count = 0
        let map = ParallelMap { [credits] range in
            StoredCredits(credits[range], numbers: people.numbers)
        }
        var ranges = Self.ranges(of: credits) { $0.document == $1.document }
        try map.run { () throws(StorageError) in
            ranges.next()
        } take: { part throws(StorageError) in
            try movies.appendStoredFields(part.bytes, sizes: part.sizes)
            count += part.sizes.count
            progress(Double(part.end) / Double(credits.count))
        }
        return count
    }

    /// Adds the people to an index.
    ///
    /// `documentNumbers` are the numbers of the movies in their index, in the order in which they
    /// were added. `progress` often gets what is done, from 0 to 1.
    func add(
        _ people: SortedPeople,
        to builder: inout TextIndexBuilder,
        documentNumbers: [UInt32],
        progress: (Double) -> Void = { _ in }
    ) throws(StorageError) {
        var roles: [PersonRole] = []
        roles.reserveCapacity(credits.count)
        for credit in credits {
            let number = people.numbers[Int(credit.person)]
            guard number > 0 else { continue }
            let movie = documentNumbers[credit.document]
            roles.append(PersonRole(person: number - 1, movie: movie, credit.role))
        }
        roles.sort()
        let map = ParallelMap { [roles] range in
            var segment = TextIndexSegment()
            for roles in Self.runs(of: roles[range], by: { $0.person == $1.person }) {
                var person = person(Int(people.indices[Int(roles[roles.startIndex].person)]))
                for role in roles { person[role.role].append(role.movie) }
                segment.add(person.document)
            }
            return (segment, end: range.upperBound)
        }
        var ranges = Self.ranges(of: roles) { $0.person == $1.person }
        try map.run { () throws(StorageError) in
            ranges.next()
        } take: { segment, end throws(StorageError) in
            try builder.append(segment)
            progress(Double(end) / Double(roles.count))
        }
    }

    /// The ranges of some thousand elements each, between which elements are not equal.
    private static func ranges<Element>(
        of elements: [Element],
        by areEqual: @escaping (Element, Element) -> Bool
    ) -> some IteratorProtocol<Range<Int>> {
        sequence(state: 0) { start -> Range<Int>? in
            guard start < elements.count else { return nil }
            var end = min(start + 1 << 14, elements.count)
            while end < elements.count, areEqual(elements[end - 1], elements[end]) { end += 1 }
            defer { start = end }
            return start..<end
        }
    }

    /// The parts of an array whose elements equal their first one.
    fileprivate static func runs<Element>(
        of elements: ArraySlice<Element>,
        by areEqual: @escaping (Element, Element) -> Bool
    ) -> some Sequence<ArraySlice<Element>> {
        sequence(state: elements) { rest in
            guard let first = rest.first else { return nil }
            let run = rest.prefix { areEqual($0, first) }
            rest = rest[run.endIndex...]
            return run
        }
    }

    private func person(_ index: Int) -> CatalogPerson {
        let person = people[index]
        let start = Int(person.nameStart)
        return CatalogPerson(
            name: String(decoding: names[start..<start + Int(person.nameSize)], as: UTF8.self),
            imdbNumber: person.key < Self.firstKeyWithoutID ? Int(person.key) : nil,
            birthYear: person.birthYear > 0 ? Int(person.birthYear) : nil,
            deathYear: person.deathYear > 0 ? Int(person.deathYear) : nil
        )
    }
}

private struct StoredCredits: Sendable {
    private(set) var bytes: [UInt8] = []

    /// The number of bytes that each movie has, by its document.
    private(set) var sizes: [(document: Int, size: Int)] = []
    let end: Int

    /// Takes the numbers of people by their indices, counted from 1; 0 for those who are left out.
    init(_ credits: ArraySlice<Credit>, numbers: [UInt32]) {
        end = credits.endIndex
        for credits in CreditCollector.runs(of: credits, by: { $0.document == $1.document }) {
            var movie = CatalogCredits()
            for credit in credits {
                let number = numbers[Int(credit.person)]
                if number > 0 { movie[credit.role].append(Int(number) - 1) }
            }
            guard !movie.isEmpty else { continue }
            let record = movie.record
            bytes += record
            sizes.append((credits[credits.startIndex].document, record.count))
        }
    }
}

/// A role of a person in a movie: a number that sorts by person, then by movie, then by role.
private struct PersonRole: Comparable, Sendable {
    private static let personShift: UInt64 = 34
    private static let movieShift: UInt64 = 2

    private let bits: UInt64

    init(person: UInt32, movie: UInt32, _ role: CatalogRole) {
        bits =
            UInt64(person) << Self.personShift | UInt64(movie) << Self.movieShift
            | UInt64(role.rawValue)
    }

    var person: UInt32 { UInt32(truncatingIfNeeded: bits >> Self.personShift) }
    var movie: Int { Int(bits >> Self.movieShift & UInt64(UInt32.max)) }
    var role: CatalogRole { CatalogRole(rawValue: Int(bits & 3)) ?? .cast }

    static func < (lhs: PersonRole, rhs: PersonRole) -> Bool { lhs.bits < rhs.bits }
}
