import Presentation

/// A field of a movie in the filmography of a person: those of any movie, then what the person did.
enum FilmographyField: ListField {
    case movie(MovieField)
    case roles
    case characters

    static let allCases = MovieField.allCases.map(Self.movie) + [.roles, .characters]

    static let columns = MovieField.columns.map(Self.movie) + [.roles, .characters]
    static let keys = MovieField.keys.map(Self.movie) + [.roles, .characters]
    static let id = movie(.id)

    private static let rolesName = "roles"
    private static let charactersName = "characters"

    init?(rawValue: String) {
        switch rawValue {
        case Self.rolesName: self = .roles
        case Self.charactersName: self = .characters
        default:
            guard let field = MovieField(rawValue: rawValue) else { return nil }
            self = .movie(field)
        }
    }

    var rawValue: String {
        switch self {
        case .movie(let field): field.rawValue
        case .roles: Self.rolesName
        case .characters: Self.charactersName
        }
    }

    func value(of credit: PersonCreditItemViewModel) -> JSONValue {
        switch self {
        case .movie(let field): field.value(of: credit.movie)
        case .roles: .array(credit.roleNames.map { .string($0) })
        case .characters: .array(credit.characters.map { .string($0) })
        }
    }
}

extension PersonCreditItemViewModel {
    /// Each role once: `director`, `writer`, `cast`, or another job such as `executive producer`.
    fileprivate var roleNames: [String] {
        var names: [String] = []
        for role in roles where !names.contains(role.name) { names.append(role.name) }
        return names
    }

    fileprivate var characters: [String] {
        roles.compactMap { if case .cast(let character) = $0 { character } else { nil } }
    }
}

extension PersonCreditItemViewModel.Role {
    /// The name of the role: `director`, `cast`, `executive producer`.
    var name: String {
        switch self {
        case .director: "director"
        case .writer: "writer"
        case .cast: "cast"
        case .crew(let job): job.lowercased()
        }
    }
}
