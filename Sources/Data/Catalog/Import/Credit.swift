import Search

/// What a person did in a movie of an import.
///
/// It is a number that sorts by movie, then by role, then by place: from the upper bits to the lower,
/// the document in the order in which it was added, the role, the place in the credits and the key
/// of the person.
struct Credit: Hashable, Sendable {
    private static let placeLimit = 63
    private static let documentShift: UInt64 = 40
    private static let roleShift: UInt64 = 38
    private static let placeShift: UInt64 = 32

    private let bits: UInt64

    /// Takes the key of the person; those with the lowest places come first in a role of a movie.
    init(_ role: CatalogRole, _ person: UInt32, place: Int, document: UInt32) {
        bits =
            UInt64(document) << Self.documentShift
            | UInt64(role.rawValue) << Self.roleShift
            | UInt64(min(max(place, 0), Self.placeLimit)) << Self.placeShift
            | UInt64(person)
    }

    var document: Int { Int(bits >> Self.documentShift) }
    var role: CatalogRole { CatalogRole(rawValue: Int(bits >> Self.roleShift & 3)) ?? .cast }

    var person: UInt32 { UInt32(truncatingIfNeeded: bits) }

    private init(bits: UInt64) { self.bits = bits }

    func replacingPerson(by person: UInt32) -> Credit {
        Credit(bits: bits & ~UInt64(UInt32.max) | UInt64(person))
    }

    func isOfSameMovieAndRole(as other: Credit) -> Bool {
        bits >> Self.roleShift == other.bits >> Self.roleShift
    }
}

extension Credit: Comparable {
    static func < (lhs: Credit, rhs: Credit) -> Bool { lhs.bits < rhs.bits }
}

struct PersonNames: Sendable {
    struct Entry: Sendable {
        let key: UInt32

        /// In `bytes`.
        let name: Range<Int>

        /// 0 if the year is not known.
        let birthYear: UInt16
        let deathYear: UInt16
    }

    private(set) var entries: [Entry] = []
    private(set) var bytes: [UInt8] = []

    /// Adds the name of a person; one that is longer than 65,535 bytes is cut off.
    mutating func add(
        _ name: some Collection<UInt8>,
        of key: UInt32,
        birthYear: Int? = nil,
        deathYear: Int? = nil
    ) {
        let start = bytes.count
        bytes.append(contentsOf: name.prefix(Int(UInt16.max)))
        entries.append(
            Entry(
                key: key,
                name: start..<bytes.count,
                birthYear: birthYear.flatMap(UInt16.init(exactly:)) ?? 0,
                deathYear: deathYear.flatMap(UInt16.init(exactly:)) ?? 0
            )
        )
    }
}
