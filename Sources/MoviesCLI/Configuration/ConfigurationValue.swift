import CommandLineKit
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A value in the configuration file, for settings with values in values; messages name its place.
struct ConfigurationValue {
    /// A member of an object, whose own name messages may have to name.
    struct Member {
        let key: String
        let name: ConfigurationValue
        let value: ConfigurationValue
    }

    /// What messages call it, such as `'run'` or `command 'play'`.
    let name: String

    private let range: Range<Int>
    private let contents: [UInt8]
    private let place: (Int?) -> String

    /// `contents` are those of the file, and `place` names an offset in it.
    init(
        name: String,
        range: Range<Int>,
        _ contents: [UInt8],
        _ place: @escaping (Int?) -> String
    ) {
        self.name = name
        self.range = range
        self.contents = contents
        self.place = place
    }

    func named(_ name: String) -> ConfigurationValue {
        ConfigurationValue(name: name, range: range, contents, place)
    }

    /// An error here, whose message follows the name.
    func error(_ message: String) -> ConfigurationError {
        ConfigurationError("\(place(range.lowerBound)): \(name)\(message)")
    }

    /// The values of a list; `requirement` follows "must be".
    func elements(_ requirement: String) throws(ConfigurationError) -> [ConfigurationValue] {
        try outline("[", requirement).elements.map { with(range: $0) }
    }

    /// The members of an object, in their order, without those that are `null`; each key once.
    func members(_ requirement: String) throws(ConfigurationError) -> [Member] {
        let outline = try outline("{", requirement)
        if let repeated = outline.repeatedMembers.first {
            throw with(range: repeated.keyRange).error(" has '\(repeated.key.prefix(60))' twice")
        }
        return outline.members.map { member in
            Member(
                key: member.key,
                name: with(range: member.keyRange),
                value: with(range: member.valueRange)
            )
        }.filter { $0.value.text != "null" }
    }

    func string(_ requirement: String) throws(ConfigurationError) -> String {
        try decoded(String.self, requirement)
    }

    func boolean() throws(ConfigurationError) -> Bool {
        try decoded(Bool.self, "true or false")
    }

    private var text: String { String(decoding: contents[range], as: UTF8.self) }

    private func with(range: Range<Int>) -> ConfigurationValue {
        ConfigurationValue(name: name, range: range, contents, place)
    }

    private func outline(
        _ bracket: Character,
        _ requirement: String
    ) throws(ConfigurationError) -> JSON5Outline {
        guard text.first == bracket,
            let outline = try? JSON5Outline(contents, at: range.lowerBound)
        else { throw error(" must be \(requirement)") }
        return outline
    }

    private func decoded<Value: Decodable>(
        _ type: Value.Type,
        _ requirement: String
    ) throws(ConfigurationError) -> Value {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        // The decoder takes no value without a list or an object around it.
        guard let values = try? decoder.decode([Value].self, from: Data("[\(text)]".utf8)),
            let value = values.first
        else { throw error(" must be \(requirement)") }
        return value
    }
}
