import Foundation
import Testing

/// The sections of docs/JSON.md, each with a table of keys.
struct JSONDocument {
    /// A row of a table.
    struct Key {
        let path: String
        let type: String
        let isNullable: Bool
    }

    /// The keys by heading, in the order of the document.
    let sections: [(heading: String, keys: [Key])]

    init() throws {
        sections = try Document("docs/JSON.md").text.components(separatedBy: "\n## ").dropFirst()
            .map { section in
                let lines = section.components(separatedBy: "\n")
                return (heading: lines[0], keys: lines.compactMap(Key.init))
            }
    }

    func keys(_ heading: String) throws -> [Key] {
        try #require(sections.first { $0.heading == heading }).keys
    }
}

extension JSONDocument.Key {
    /// Takes a row with the columns key, type, meaning and when the value is `null`; `nil` for any
    /// other line.
    fileprivate init?(row: String) {
        let cells = row.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 6, cells[1].hasPrefix("`"), cells[1].hasSuffix("`") else { return nil }
        path = String(cells[1].dropFirst().dropLast())
        type = cells[2]
        isNullable = !cells[4].isEmpty
    }

    /// Whether the document allows a value.
    func allows(_ value: TypedJSON) -> Bool {
        switch (value, value.type) {
        case (.null, _): isNullable
        case (.array(let values), _) where values.isEmpty: type.hasPrefix("array of ")
        // A fraction of zero may be left out.
        case (.integer, _) where type == "number": true
        case (_, let found): type == found || type == "any"
        }
    }
}
