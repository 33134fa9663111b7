import Testing

@testable import Text

struct EnglishStemTests {
    /// Forms of the same word, of which a query may have any.
    @Test(arguments: [
        ["shark", "sharks"], ["box", "boxed", "boxing"], ["robbery", "robberies"],
        ["hunt", "hunted", "hunting", "hunts"], ["stranded", "stranding"], ["dies", "die"],
        ["magician", "magicians"], ["animate", "animated", "animating", "animation"],
        ["disaster", "disasters"], ["plan", "planned", "planning"], ["hope", "hoping", "hoped"],
        ["possession", "possess", "possessed"], ["happy", "happiness"],
    ])
    func `forms of a word have one stem`(forms: [String]) {
        #expect(Set(forms.map(stem)).count == 1)
    }

    @Test(arguments: [
        ("caresses", "caress"), ("ponies", "poni"), ("cats", "cat"), ("agreed", "agre"),
        ("hopping", "hop"), ("filing", "file"), ("relational", "relat"), ("operator", "oper"),
        ("electriciti", "electr"), ("adoption", "adopt"), ("controlling", "control"),
        ("roll", "roll"), ("sky", "sky"), ("bring", "bring"),
    ])
    func `removes suffixes as the algorithm does`(word: String, expected: String) {
        #expect(stem(word) == expected)
    }

    /// A search looks only at the words that begin so.
    @Test(arguments: [
        ["happy", "happiness"], ["hope", "hoping"], ["sensible", "sensibility"],
        ["plan", "planned"],
        ["relate", "relational"], ["city", "cities"], ["capable", "capably"],
        ["active", "activity", "actively"], ["control", "controlling", "controller"],
    ])
    func `all forms of a word begin alike`(forms: [String]) {
        for stem in forms.map({ EnglishStem(Array($0.utf8)) }) {
            for form in forms { #expect(form.utf8.starts(with: stem.commonStart), "\(form)") }
        }
    }

    @Test(arguments: ["as", "1917", "amélie", "기생충", "r2d2"])
    func `other words are their own stems`(word: String) {
        #expect(stem(word) == word)
    }

    private func stem(_ word: String) -> String {
        String(decoding: EnglishStem(Array(word.utf8)).utf8, as: UTF8.self)
    }
}
