import Testing

@testable import Text

struct PhoneticSpellingTests {
    @Test(arguments: [
        ("fantom", "phantom"), ("phantom", "fantom"), ("night", "knight"), ("nome", "gnome"),
        ("rite", "write"), ("wrong", "rong"), ("sycho", "psycho"), ("kaos", "chaos"),
        ("jandhi", "gandhi"), ("xorro", "zorro"), ("wale", "whale"), ("eskimo", "iskimo"),
    ])
    func `varies letters at the start that sound the same`(word: String, variant: String) {
        #expect(variants(word).contains(variant))
    }

    @Test(arguments: ["matrix", "batman", "", "f", "ph", "가나", "влад"])
    func `has no variants of other words`(word: String) {
        #expect(variants(word).isEmpty)
    }

    @Test func `changes only the start`() {
        for variant in variants("psycho") { #expect(variant.hasSuffix("ycho")) }
    }

    private func variants(_ word: String) -> [String] {
        PhoneticSpelling.variants(of: Term(utf8: Array(word.utf8))).map(\.description)
    }
}
