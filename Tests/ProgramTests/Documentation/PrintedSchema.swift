import Foundation

/// A JSON Schema that `movies help --json` prints.
struct PrintedSchema {
    /// A key of an object, as docs/JSON.md describes it.
    struct Property {
        /// Such as `movies[].id`.
        let path: String
        let type: String
        let isNullable: Bool
    }

    /// In the order of the keys.
    let properties: [Property]

    var keys: [String] { properties.map(\.path) }

    /// The schemas by the names of their commands; a command that prints no JSON has none.
    static func all(_ output: Data) throws -> [String: PrintedSchema] {
        let help = try JSONDecoder().decode(Help.self, from: output)
        return Dictionary(
            uniqueKeysWithValues: help.commands.compactMap { command in
                command.schema.map { (command.name, PrintedSchema(properties: $0.all(in: ""))) }
            }
        )
    }
}

private struct Help: Decodable {
    struct Command: Decodable {
        let name: String
        let schema: SchemaNode?

        enum CodingKeys: String, CodingKey {
            case name
            case schema = "output_schema"
        }
    }

    let commands: [Command]
}

/// A schema within another one.
private final class SchemaNode: Decodable {
    private let types: [String]
    private let items: SchemaNode?
    private let properties: [String: SchemaNode]
    private let required: [String]

    private enum CodingKeys: String, CodingKey {
        case type, items, properties, required
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try? container.decode(String.self, forKey: .type)
        types =
            try type.map { [$0] } ?? container.decodeIfPresent([String].self, forKey: .type) ?? []
        items = try container.decodeIfPresent(SchemaNode.self, forKey: .items)
        properties =
            try container.decodeIfPresent([String: SchemaNode].self, forKey: .properties) ?? [:]
        required = try container.decodeIfPresent([String].self, forKey: .required) ?? []
    }

    /// A key that is not required has no property here, and so is missed.
    func all(in path: String) -> [PrintedSchema.Property] {
        required.flatMap { key -> [PrintedSchema.Property] in
            guard let node = properties[key] else { return [] }
            let property = PrintedSchema.Property(
                path: path + key,
                type: node.name,
                isNullable: node.types.isEmpty || node.types.contains("null")
            )
            let inner = (node.items ?? node).all(in: path + key + (node.items == nil ? "." : "[]."))
            return [property] + inner
        }
    }

    private var name: String {
        guard let type = types.first else { return "any" }
        return items.map { "array of \($0.name)s" } ?? type
    }
}
