import CommandLineKit
import Terminal

/// A field of the items in a list, which TSV, CSV and JSON can print.
protocol ListField: CaseIterable, Equatable, RawRepresentable, Sendable where RawValue == String {
    associatedtype Item

    /// The default fields of tsv and csv.
    static var columns: [Self] { get }

    /// The default fields of JSON.
    static var keys: [Self] { get }

    /// The only field of the format `ids`.
    static var id: Self { get }

    /// The value without sanitizing.
    func value(of item: Item) -> JSONValue
}

extension ListField {
    /// The key in JSON.
    var name: String { rawValue }

    /// Parses names that are separated by commas.
    static func fields(named names: String) throws(UsageError) -> [Self] {
        var fields: [Self] = []
        for part in names.split(separator: ",", omittingEmptySubsequences: false) {
            let field = try field(named: part.trimmed)
            guard !fields.contains(field) else {
                throw UsageError(message: "--fields has '\(field.name)' twice")
            }
            fields.append(field)
        }
        return fields
    }

    private static func field(named name: String) throws(UsageError) -> Self {
        if let field = Self(rawValue: name) { return field }
        let names = allCases.map(\.name)
        let problem =
            name.isEmpty ? "--fields has an empty name" : "unknown field '\(name.prefix(60))'"
        let hint = SpellingSuggestion.hint(for: name, in: names)
        throw UsageError(
            message: "\(problem)\(hint.isEmpty ? "; the" : "\(hint) The") fields are "
                + names.joined(separator: ", ")
        )
    }
}
