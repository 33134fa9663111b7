import CommandLineKit
import Domain
import Testing

@testable import MoviesCLI
@testable import Presentation

struct MovieTemplateTests {
    private let lantern = MovieDetailsItemViewModel(.full).detailedMovie

    @Test(arguments: [
        ("{title} ({year})", "The Lantern Keepers (1999)"), ("{id}{id}", "4242"),
        ("{ runtime } min", "59 min"), ("{directors}: {cast}", "Ada Brandt: Mara Lind, Ilse"),
        ("[{popularity}|{because}]", "[|]"), ("{vote_average}", "7.25"),
        // Braces, tabs and line breaks.
        ("{{{id}}}", "{42}"), ("{{id}}", "{id}"), ("a}}b{id}", "a}b42"),
        (#"{id}\t{year}\n-"#, "42\t1999\n-"), (#"{id}\\t \x \"#, #"42\t \x \"#),
        ("{id} 🎬 é 👨‍👩‍👧", "42 🎬 é 👨‍👩‍👧"), ("}}{{{id}", "}{42"),
    ])
    func `prints what the fields contain, and the rest as it is`(
        template: String,
        line: String
    ) throws {
        #expect(try MovieTemplate(format: template, .ofMovies).line(for: lantern) == line + "\n")
    }

    @Test func `a title is data, on one line`() throws {
        let title = #"{title}$(touch x)`x`'"; rm -rf ~ \n %s"# + "\nB\t\u{1B}[2J\u{202E}C"
        let item = MoviesListItemViewModel.sample(title: title)

        #expect(
            try MovieTemplate(format: "{id} {title}", .ofMovies).line(for: item)
                == #"1 {title}$(touch x)`x`'"; rm -rf ~ \n %s B C"# + "\n"
        )
    }

    @Test(arguments: [
        ("{titel}", "unknown field 'titel' in --format; did you mean 'title'?"),
        ("{id} {title", "--format: a '{' is not closed; '{{' is a brace"),
        ("{roles}", "unknown field 'roles' in --format; the fields are \(names)"),
        ("{a{b}", "--format: a '{' is not closed; '{{' is a brace"),
        ("{id}}", "--format: a '}' closes nothing; '}}' is a brace"),
        ("{}", "--format: '{}' names no field; '{{' and '}}' are braces"),
        ("a}{id}", "--format: a '}' closes nothing; '}}' is a brace"),
    ])
    func `refuses what is no field`(template: String, message: String) {
        #expect(throws: ErrorReport.usage(message)) {
            _ = try MovieTemplate(format: template, .ofMovies)
        }
    }

    @Test(arguments: [("{id}", true), ("a {", true), ("table", false), ("title}", false)])
    func `is recognized by a brace`(text: String, isTemplate: Bool) {
        #expect(MovieTemplate.isTemplate(text) == isTemplate)
    }

    @Test func `knows the fields that it prints`() throws {
        let template = try MovieTemplate(format: "a{id}b{title}{id}", .ofMovies)

        #expect(template.fields == [.id, .title, .id])
    }

    private static let names = MovieFields.ofMovies.all.map(\.name).joined(separator: ", ")
}
