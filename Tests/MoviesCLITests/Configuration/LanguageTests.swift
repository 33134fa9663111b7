import CommandLineKit
import Terminal
import Testing

@testable import MoviesCLI

/// The values that options, variables and the configuration file have in common.
struct LanguageTests {
    private static func values<Value>(
        _ valid: KeyValuePairs<String, Value>,
        invalid: [String]
    ) -> [(String, Value?)] { valid.map { ($0, $1) } + invalid.map { ($0, nil) } }

    @Test(
        arguments: values(
            ["ko": "ko", "KO": "ko", "ko-KR": "ko-KR", "Ko-kr": "ko-KR", "en-us": "en-US"],
            invalid: [
                "", "-", "--", "e", "eng", "en-", "-US", "en--US", "en-US-", "-en-US", "en-US-x",
                "en_US", "en-USA", "en-U", "e1", "en-1U", "é", "éa", "en-é", "한글", "en -US", " en",
                "en\n",
            ]
        )
    )
    func `is a language with an optional country`(text: String, expected: String?) {
        #expect(Language(text)?.description == expected)
    }

    @Test(
        arguments: values(
            [
                "ko_KR.UTF-8": "ko-KR", "ko_KR": "ko-KR", "de": "de", "de@euro": "de",
                "de_AT.ISO8859-1@euro": "de-AT", "DE_at": "de-AT",
            ],
            invalid: [
                "", "C", "C.UTF-8", "POSIX", "en_US_POSIX", "zh_Hans_CN", ".UTF-8", "@euro",
                "english",
            ]
        )
    )
    func `is the language of a locale, if it has one`(locale: String, expected: String?) {
        #expect(Language(locale: locale)?.description == expected)
    }

    @Test(
        arguments: values(
            ["kr": "KR", "KR": "KR", "kR": "KR"],
            invalid: ["", "K", "KOR", "K1", "82", "é", "ß", "ｋｒ", "k-", " kr"]
        )
    )
    func `a region is upper case`(text: String, expected: String?) {
        #expect(Region(text)?.description == expected)
    }

    @Test(
        arguments: values(
            [
                "10": 10_000, "0.5": 500, "0.001": 1, "86400": 86_400_000, "1e1": 10_000,
                ".5": 500, "5.": 5_000,
            ],
            invalid: [
                "", "0", "-1", "-0.0", "86400.001", "1e9", "inf", "nan", "soon", "10 s", " 10",
                "10s", "1,5", "0x10",
            ]
        )
    )
    func `a timeout is a number of seconds`(text: String, milliseconds: Int?) {
        #expect(Duration(timeout: text) == milliseconds.map { .milliseconds($0) })
    }

    @Test(
        arguments: [
            ([:], nil), (["LANG": "ko_KR"], "ko-KR"), (["LANG": "ko", "LC_MESSAGES": "de"], "de"),
            (["LANG": "ko", "LC_MESSAGES": "de", "LC_ALL": "fr"], "fr"),
            (["LC_MESSAGES": "", "LANG": "ko"], "ko"), (["LC_ALL": "C", "LANG": "ko"], nil),
            (["LC_CTYPE": "ko_KR"], nil),
        ] as [([String: String], String?)]
    )
    func `is the message language of the environment`(
        variables: [String: String],
        expected: String?
    ) {
        #expect(Environment(variables).value(of: .language)?.text == expected)
    }

    @Test(
        arguments: [
            ([:], nil), (["NO_COLOR": "1"], "never"), (["NO_COLOR": "0"], "never"),
            (["NO_COLOR": ""], nil), (["CLICOLOR_FORCE": "1"], "always"),
            (["FORCE_COLOR": "1"], "always"), (["FORCE_COLOR": "0"], nil),
            (["FORCE_COLOR": "1", "NO_COLOR": "1"], "never"),
            (["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], "always"),
            (["CLICOLOR_FORCE": "0"], nil), (["CLICOLOR_FORCE": ""], nil),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], "never"), (["CLICOLOR": "1"], nil),
        ] as [([String: String], String?)]
    )
    func `the environment can enable or disable colors`(
        variables: [String: String],
        expected: String?
    ) {
        #expect(Environment(variables).value(of: .color)?.text == expected)
    }

    @Test func `an empty variable counts as not set`() {
        let environment = Environment(["A": "", "B": " "])

        #expect(environment["A"] == nil && environment["C"] == nil)
        #expect(environment["B"] == " ")
    }
}
