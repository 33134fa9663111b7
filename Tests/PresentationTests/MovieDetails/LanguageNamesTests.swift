import Domain
import Testing

@testable import Presentation

struct LanguageNamesTests {
    @Test(
        arguments: [
            ("ko", "Korean"), ("aa", "Afar"), ("zu", "Zulu"), ("nb", "Norwegian Bokmål"),
            ("cn", "Cantonese"), ("xx", "No Language"), ("KO", nil), ("", nil), ("kor", nil),
        ] as [(String, String?)]
    )
    func `names a language by its code`(code: String, name: String?) {
        #expect(LanguageNames.name(of: code) == name)
    }

    @Test func `names all codes of ISO 639-1, three that it has withdrawn, and two of TMDB`() {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        let codes = letters.flatMap { first in letters.map { "\(first)\($0)" } }

        #expect(codes.count { LanguageNames.name(of: $0) != nil } == 183 + 3 + 2)
    }
}
