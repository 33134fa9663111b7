import Search

/// Something that a person did in a movie of an import.
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

/// The name of a person, and the years of birth and death, if they are known.
struct PersonName: Sendable {
    let key: UInt32
    let name: String
    var birthYear: Int?
    var deathYear: Int?
}
