import CommandLineKit
import Foundation
import Testing

@testable import MoviesCLI

struct ListOutputOptionsTests {
    private static let names = MovieFields.ofMovies.all.map(\.name)
    private static let allFields = "fields are " + names.joined(separator: ", ")

    @Test(arguments: [
        ("id", [MovieField.id]), ("year,title,id", [.year, .title, .id]),
        (" url , imdb_id ", [.pageURL, .imdbID]),
    ])
    func `takes names of fields in any order`(names: String, fields: [MovieField]) throws {
        #expect(try options([.fields: names]).fields == fields)
    }

    @Test func `takes the name of every field`() throws {
        let names = Self.names.joined(separator: ",")

        #expect(try options([.fields: names]).fields == MovieFields.ofMovies.all)
    }

    /// A field has the same name as a key of JSON, in which the release date has the year.
    @Test func `docs/JSON.md names every field`() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../docs/JSON.md").standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        let sections = text.components(separatedBy: "\n## ")
        let search = try #require(sections.first { $0.hasPrefix("movies search\n") })
        let person = try #require(sections.first { $0.hasPrefix("movies person\n") })

        for field in MovieFields.ofMovies.keys {
            #expect(search.contains("| `movies[].\(field.name)` |"))
        }
        for field in MovieFields.ofFilmography.keys {
            #expect(person.contains("| `movies[].\(field.name)` |"))
        }
    }

    @Test(arguments: [
        (String?.none, OutputFormat?.none), ("table", .table), ("tsv", .tsv), ("csv", .csv),
        ("json", .json),
    ])
    func `fields are for formats of fields, and leave the default to the terminal`(
        name: String?,
        format: OutputFormat?
    ) throws {
        var values: [OptionSpec: String] = [.fields: "id"]
        values[.format] = name

        #expect(try options(values).format == format)
    }

    @Test(arguments: [
        (
            [OptionSpec.fields: "id,titel"],
            "unknown field 'titel'; did you mean 'title'? The \(allFields)"
        ),
        ([.fields: "roles"], "unknown field 'roles'; the \(allFields)"),
        ([.fields: "id,"], "--fields has an empty name; the \(allFields)"),
        ([.fields: "id,title,id"], "--fields has 'id' twice"),
        ([.fields: "id", .format: "ids"], "--fields needs --format table, tsv, csv or json"),
        (
            [.fields: "id", .format: "{id}"],
            "--fields can't be used with a template, which names its fields"
        ),
    ])
    func `refuses what makes no sense`(values: [OptionSpec: String], message: String) {
        #expect(throws: ErrorReport.usage(message)) { _ = try options(values) }
    }

    @Test func `picked movies are ids by default, unless there are fields or a template`() throws {
        #expect(try options([:], default: .ids).format == .ids)
        #expect(try options([.fields: "title"], default: .ids).format == nil)
        #expect(try options([.format: "{title}"], default: .ids).format == nil)
        #expect(try options([.format: "json"], default: .ids).format == .json)
    }

    private func options(
        _ values: [OptionSpec: String],
        default: OutputFormat? = nil
    ) throws(ErrorReport) -> ListOutputOptions {
        var options = OptionValues()
        for (name, value) in values { options.set(name, to: value) }
        return try ListOutputOptions(options, .ofMovies, default: `default`)
    }
}
