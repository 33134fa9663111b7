import Domain
import Testing

@testable import MoviesCLI
@testable import Presentation

struct TMDBOptionsTests {
    private let builtIn = SourceViewModel(.catalog(.builtIn))

    @Test(
        arguments: [
            (
                [OptionName.language: "ko"],
                "the built-in catalog has English and original titles; "
                    + "--language needs TMDB and a credential"
            ),
            (
                [.language: "ko-KR", .region: "KR"],
                "the built-in catalog has English and original titles; "
                    + "--language and --region need TMDB and a credential"
            ),
            ([.region: "KR"], "--region needs TMDB and a credential"),
            ([.language: "en", .region: "KR"], "--region needs TMDB and a credential"),
            ([.language: "en-GB"], nil), ([:], nil),
        ] as [([OptionName: String], String?)]
    )
    func `says which options need TMDB`(values: [OptionName: String], notice: String?) {
        #expect(options(values).notice(about: builtIn) == notice)
        #expect(options(values).notice(about: SourceViewModel(.tmdb)) == nil)
    }

    @Test func `says which titles an imported catalog has`() {
        let notice = options([.language: "ko"]).notice(about: SourceViewModel(.catalog(.imdb)))

        #expect(notice?.hasPrefix("the catalog shows the titles of its data set; ") == true)
    }

    private func options(_ values: [OptionName: String]) -> TMDBOptions {
        var options = OptionValues()
        for (name, value) in values { options.set(name, to: value) }
        return TMDBOptions(options)
    }
}
