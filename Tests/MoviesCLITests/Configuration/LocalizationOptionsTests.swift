import CommandLineKit
import Domain
import Testing

@testable import MoviesCLI
@testable import Presentation

struct LocalizationOptionsTests {
    private let builtIn = SourceViewModel(.catalog(.builtIn))

    @Test(
        arguments: [
            (
                [OptionSpec.language: "tr"],
                "the built-in catalog has only original titles in 'tr'; "
                    + "--language needs TMDB and a credential"
            ),
            (
                [.language: "tr-TR", .region: "TR"],
                "the built-in catalog has only original titles in 'tr-TR'; "
                    + "--language and --region need TMDB and a credential"
            ),
            ([.language: "ko-KR", .region: "KR"], "--region needs TMDB and a credential"),
            ([.language: "ko"], nil), ([.language: "zh"], nil), ([.language: "zh-CN"], nil),
            (
                [.language: "zh-TW"],
                "the built-in catalog has only original titles in 'zh-TW'; "
                    + "--language needs TMDB and a credential"
            ),
            ([.region: "KR"], "--region needs TMDB and a credential"),
            ([.language: "en", .region: "KR"], "--region needs TMDB and a credential"),
            ([.language: "en-GB"], nil), ([:], nil),
        ] as [([OptionSpec: String], String?)]
    )
    func `says which options need TMDB`(values: [OptionSpec: String], notice: String?) {
        #expect(options(values).notice(about: builtIn) == notice)
        #expect(options(values).notice(about: SourceViewModel(.tmdb)) == nil)
    }

    private func options(_ values: [OptionSpec: String]) -> LocalizationOptions {
        var options = OptionValues()
        for (name, value) in values { options.set(name, to: value) }
        return LocalizationOptions(options)
    }
}
