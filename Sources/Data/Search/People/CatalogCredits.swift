package import TextIndex

/// The role of a person in a movie, as far as catalogs know.
package enum CatalogRole: Int, CaseIterable {
    case director
    case writer
    case cast

    /// The maximum number of people of a movie in this role: of the cast, the first billed.
    package var limit: Int { self == .cast ? 5 : 10 }
}

/// The people of a movie by their numbers in the index of people, in the order of the credits.
package struct CatalogCredits: Hashable {
    private static let none: [[Int]] = CatalogRole.allCases.map { _ in [] }

    private var peopleByRole = Self.none

    package init() {}

    package subscript(role: CatalogRole) -> [Int] {
        get { peopleByRole[role.rawValue] }
        set { peopleByRole[role.rawValue] = newValue }
    }

    package var isEmpty: Bool { peopleByRole.allSatisfy(\.isEmpty) }

    /// Decodes the end of a movie's record; `nil` if it is malformed.
    ///
    /// A record without credits has none.
    package init?(_ reader: inout RecordReader) {
        guard !reader.isAtEnd else { return }
        guard let head = reader.number() ?? nil else { return nil }
        for role in CatalogRole.allCases {
            let mask = Self.mask(of: role)
            var count = head >> Self.shift(of: role) & mask
            if count == mask {
                guard let rest = reader.number() ?? nil, rest <= 64 else { return nil }
                count += rest
            }
            var people: [Int] = []
            people.reserveCapacity(count)
            for _ in 0..<count {
                guard let person = reader.number() ?? nil else { return nil }
                people.append(person)
            }
            self[role] = people
        }
    }

    /// The bytes to add to the record of a movie: the number of people in each role in two bits,
    /// in three for the cast; then for each role how many more there are, if the bits are not
    /// enough, and the people.
    package var record: [UInt8] {
        var writer = RecordWriter()
        writer.append(
            CatalogRole.allCases.reduce(0) { head, role in
                head | min(self[role].count, Self.mask(of: role)) << Self.shift(of: role)
            }
        )
        for role in CatalogRole.allCases {
            let mask = Self.mask(of: role)
            if self[role].count >= mask { writer.append(self[role].count - mask) }
            for person in self[role] { writer.append(person) }
        }
        return writer.bytes
    }

    /// The cast, with three bits, is the last role, so all roles before one have two bits.
    private static func mask(of role: CatalogRole) -> Int { role == .cast ? 7 : 3 }
    private static func shift(of role: CatalogRole) -> Int { role.rawValue * 2 }
}
