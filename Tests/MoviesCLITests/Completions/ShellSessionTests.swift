import TestSupport
import Testing

/// What the Tab key inserts in the shells that replace the typed word.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
@MainActor
struct ShellSessionTests {
    /// Lines with the Tab key, and what becomes of them in bash and in zsh.
    private static let words = [
        ("movies cat\t", "movies catalog "),
        ("movies catalog imp\tdata/\t", "movies catalog import data/title\\ basics.tsv "),
        ("movies search --see\t", "movies search --seed "),
        ("movies search --source=t\t", "movies search --source=tmdb "),
        ("movies search --genre horror,co\t", "movies search --genre horror,comedy "),
        ("movies person --fields id,chara\t", "movies person --fields id,characters "),
        ("movies search blade runner 2\t", "movies search blade runner 2049 "),
        ("movies search blade\\ runner\\ 2\t", "movies search Blade\\ Runner\\ 2049 "),
        ("movies search \"blade runner 2\t", "movies search \"Blade Runner 2049\" "),
        ("movies search 'blade runner 2\t", "movies search 'Blade Runner 2049' "),
        ("movies search \"pan's l\t", "movies search \"Pan's Labyrinth\" "),
        ("movies search 기생\t", "movies search 기생충 "),
        ("movies search --genre=\\!co\t", "movies search --genre=\\!comedy "),
        ("movies search --genre \\!co\t", "movies search --genre \\!comedy "),
        ("movies search --genre '!co\t", "movies search --genre '!comedy' "),
        ("movies search --genre \\!horror,co\t", "movies search --genre \\!horror,comedy "),
        ("movies search Alien:\\ Cov\t", "movies search Alien:\\ Covenant "),
        ("movies search mars\\ att\t", "movies search Mars\\ Attacks\\! "),
        ("movies show blade\\ runner\\ 2\t", "movies show 335984 "),
        ("movies person kubri\t", "movies person Stanley\\ Kubrick "),
        ("movies person sigourney w\t", "movies person sigourney Weaver "),
        ("movies person \"tom hidd\t", "movies person \"Tom Hiddleston\" "),
        ("movies search --person=kubri\t", "movies search --person=Stanley\\ Kubrick "),
        ("movies search --director kubri\t", "movies search --director Stanley\\ Kubrick "),
        ("movies search director:kubri\t", "movies search director:Stanley\\ Kubrick "),
        // Not by the director's name either.
        ("movies search schind\t", "movies search Schindler\\'s\\ List "),
        ("movies show 6\t", "movies show 6068 "), ("movies show 1917\t", "movies show 1917"),
        ("movies show tt013\t\t", "movies show tt013"),
        ("movies search \"what's up\t", "movies search \"what's up"),
        ("bin/movies sug\t", "bin/movies suggest "),
        // Nothing is lost where nothing, or nothing alike, is found.
        ("movies search zzzzqq\t", "movies search zzzzqq"),
        ("movies search bl\t", "movies search Bl"),
        ("movies search Bladde\t", "movies search Bladde"),
        ("movies search \"Bladde\t", "movies search \"Bladde"),
        ("movies show bl\t", "movies show bl"),
        ("movies search --limit 1\t", "movies search --limit 1"),
        ("/nowhere/movies search bl\t", "/nowhere/movies search bl"),
    ]

    @Test(.enabled(if: Program.installed("bash") != nil, "bash is not installed"))
    func `inserts in bash what the shell reads as the candidate`() async throws {
        let session = try await ShellSession.bash()
        let special = [
            ("movies search \"mars att\t", "movies search \"Mars Attacks\"'!'\"\" "),
            ("movies search --genre \"!co\t", "movies search --genre \"!comedy\" "),
            ("movies search 'pan'\\''s l\t", "movies search 'pan'\\''s Labyrinth' "),
            ("movies search \"Blade Runner 2\"\t", "movies search Blade\\ Runner\\ 2049 "),
        ]

        for (keys, expected) in Self.words + special {
            let line = try await session.line(after: keys)
            #expect(line == expected)
        }
    }

    @Test(
        .enabled(if: Program.installed("zsh") != nil, "zsh is not installed"),
        arguments: [true, false]
    )
    func `inserts in zsh what the shell reads as the candidate`(sourcing: Bool) async throws {
        let session = try await ShellSession.zsh(sourcing: sourcing)
        let special = [
            ("movies search \"mars att\t", "movies search \"Mars Attacks\\!\" "),
            ("movies search --genre \"!co\t", "movies search --genre \"\\!comedy\" "),
            ("movies search 'pan'\\''s l\t", "movies search 'Pan'\\''s Labyrinth' "),
            ("movies search \"Blade Runner 2\"\t", "movies search \"Blade Runner 2049\""),
            // A second Tab goes through the candidates.
            ("movies search Bl\t\t", "movies search Black\\ Panther"),
            ("movies search Bl\t\t\t", "movies search Black\\ Swan"),
            ("movies show blade\t\t\t", "movies show 78"),
        ]

        for (keys, expected) in Self.words + special {
            let line = try await session.line(after: keys)
            #expect(line == expected)
        }
    }

    @Test(.enabled(if: Program.installed("zsh") != nil, "zsh is not installed"))
    func `lists in zsh what there is, with descriptions`() async throws {
        let session = try await ShellSession.zsh(sourcing: false)

        #expect(try await session.shows("update  -- build the catalog", after: "movies catalog \t"))
        _ = try await session.line(after: "")
        #expect(try await session.shows("78  Blade Runner (1982)", after: "movies show blade\t"))
    }

    @Test(.enabled(if: Program.installed("bash") != nil, "bash is not installed"))
    func `lists in bash what there is`() async throws {
        let session = try await ShellSession.bash()

        #expect(
            try await session.shows("335984  Blade Runner 2049 (2017)", after: "movies show bl\t\t")
        )
    }
}
