import Domain
import SystemKit
import TextIndex

/// Collects who did what in the movies of an import, and writes the index of people.
///
/// Some 20 bytes of each credit, and as many of each person, stay in memory: 300 MB for all movies
/// of IMDb.
struct CreditCollector {
    /// Credits as numbers that sort by movie, then by role, then by place: from the upper bits to
    /// the lower, the document in the order in which it was added, the role, the place in the
    /// credits and the key of the person.
    private var credits: [UInt64] = []

    /// The indices of the people by their keys, in the order in which their credits came.
    private var indices = CompactIntegerMap(unset: UInt32(0))
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

    private static let placeLimit = 63
    private static let documentShift: UInt64 = 40
    private static let roleShift: UInt64 = 38
    private static let placeShift: UInt64 = 32

    var isEmpty: Bool { credits.isEmpty }

    /// Adds a credit; of a role, those with the least places count.
    mutating func add(_ role: CatalogRole, _ person: UInt32, place: Int, document: Int) {
        let place = UInt64(min(max(place, 0), Self.placeLimit))
        credits.append(
            UInt64(document) << Self.documentShift | UInt64(role.rawValue) << Self.roleShift
                | place << Self.placeShift | UInt64(person)
        )
    }

    /// Removes the credits that are too many, and finds out who the people are.
    ///
    /// Call it once, after all credits and before the names. `votes` returns those of a document.
    mutating func endCredits(votes: (Int) -> UInt32) {
        credits.sort()
        var retained: [UInt64] = []
        retained.reserveCapacity(credits.count)
        var (movieAndRole, start) = (UInt64.max, 0)
        for credit in credits {
            if credit >> Self.roleShift != movieAndRole {
                (movieAndRole, start) = (credit >> Self.roleShift, retained.count)
            }
            let person = UInt32(truncatingIfNeeded: credit)
            guard
                retained.count - start < Self.role(of: credit).limit,
                !retained[start...].contains(where: { UInt32(truncatingIfNeeded: $0) == person })
            else { continue }
            retained.append(credit)
            let index = index(ofKey: person)
            people[index].votes += UInt64(votes(Self.document(of: credit))) + 1
        }
        credits = retained
    }

    private mutating func index(ofKey key: UInt32) -> Int {
        if let index = indices[key] { return Int(index) }
        indices[key] = UInt32(people.count)
        people.append(Person(key: key))
        return people.count - 1
    }

    /// Adds the name of a person; does nothing if the person has no credit.
    mutating func addName(
        _ name: some Collection<UInt8>,
        of key: UInt32,
        birthYear: Int?,
        deathYear: Int?
    ) {
        guard let index = indices[key].map({ Int($0) }), people[index].nameSize == 0 else { return }
        people[index].nameStart = UInt32(names.count)
        people[index].nameSize = UInt16(clamping: name.count)
        people[index].birthYear = birthYear.flatMap(UInt16.init(exactly:)) ?? 0
        people[index].deathYear = deathYear.flatMap(UInt16.init(exactly:)) ?? 0
        names.append(contentsOf: name.prefix(Int(UInt16.max)))
    }

    private static func document(of credit: UInt64) -> Int { Int(credit >> documentShift) }

    private static func role(of credit: UInt64) -> CatalogRole {
        CatalogRole(rawValue: Int(credit >> roleShift & 3)) ?? .cast
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
    func append(to movies: inout TextIndexBuilder) throws(StorageError) -> Int {
        let numbers = order.numbers
        let starts = startsOfDocuments(count: movies.documentCount)
        var count = 0
        for document in 0..<movies.documentCount {
            var movie = CatalogCredits()
            for credit in credits[starts[document]..<starts[document + 1]] {
                let index = indices[UInt32(truncatingIfNeeded: credit)].map { Int($0) }
                guard let index, let number = numbers[index] else { continue }
                movie[Self.role(of: credit)].append(number)
            }
            guard !movie.isEmpty else { continue }
            try movies.appendStoredFields(movie.record, to: document)
            count += 1
        }
        return count
    }

    /// Adds the people to an index.
    ///
    /// `documentNumbers` are the numbers of the movies in their index, in the order in which they
    /// were added.
    func addPeople(
        to builder: inout TextIndexBuilder,
        documentNumbers: [UInt32]
    ) throws(StorageError) {
        let filmographies = Filmographies(
            credits,
            startsOfDocuments(count: documentNumbers.count),
            documentNumbers,
            peopleCount: people.count,
            index: { indices[UInt32(truncatingIfNeeded: $0)].map { Int($0) } ?? 0 }
        )
        for index in order.sorted {
            var person = person(people[index])
            for (role, movie) in filmographies[index] { person[role].append(movie) }
            try builder.add(person.document)
        }
    }

    private func person(_ person: Person) -> CatalogPerson {
        let start = Int(person.nameStart)
        return CatalogPerson(
            name: String(
                decoding: names[start..<start + Int(person.nameSize)],
                as: UTF8.self
            ),
            imdbNumber: person.key < Self.firstKeyWithoutID ? Int(person.key) : nil,
            birthYear: person.birthYear > 0 ? Int(person.birthYear) : nil,
            deathYear: person.deathYear > 0 ? Int(person.deathYear) : nil
        )
    }

    /// Where the credits of each document start, and at the end their number.
    private func startsOfDocuments(count: Int) -> [Int] {
        var starts = [Int](repeating: 0, count: count + 1)
        for credit in credits { starts[Self.document(of: credit) + 1] += 1 }
        for document in 0..<count { starts[document + 1] += starts[document] }
        return starts
    }

    /// The movies of each person, the most popular first.
    private struct Filmographies {
        private var starts: [Int]

        /// A movie's number, and the role in the two lowest bits.
        private var entries: [UInt32]

        init(
            _ credits: [UInt64],
            _ documentStarts: [Int],
            _ documentNumbers: [UInt32],
            peopleCount: Int,
            index: (UInt64) -> Int
        ) {
            starts = [Int](repeating: 0, count: peopleCount + 1)
            for credit in credits { starts[index(credit) + 1] += 1 }
            for person in 0..<peopleCount { starts[person + 1] += starts[person] }
            var next = starts
            entries = [UInt32](repeating: 0, count: credits.count)
            var documents = [Int](repeating: 0, count: documentNumbers.count)
            for (document, number) in documentNumbers.enumerated() {
                documents[Int(number)] = document
            }
            for (number, document) in documents.enumerated() {
                for credit in credits[documentStarts[document]..<documentStarts[document + 1]] {
                    let person = index(credit)
                    let role = CreditCollector.role(of: credit).rawValue
                    entries[next[person]] = UInt32(number << 2 | role)
                    next[person] += 1
                }
            }
        }

        subscript(person: Int) -> [(role: CatalogRole, movie: Int)] {
            entries[starts[person]..<starts[person + 1]].map { entry in
                (CatalogRole(rawValue: Int(entry & 3)) ?? .cast, Int(entry >> 2))
            }
        }
    }
}
