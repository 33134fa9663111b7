import Domain
import Testing

struct TextLanguageTests {
    @Test(arguments: [
        "아바타", "アバター", "нечто", "الأب", "rückkehr", "größe", "les dents de la mer", "Der Himmel",
        "LE fabuleux destin", "el laberinto del fauno", "la vita e bella", "l'homme du train",
        "cidade de deus e o",
    ])
    func `a text with other letters or small words is foreign`(text: String) {
        #expect(TextLanguage.isForeign(text))
    }

    @Test(arguments: [
        "", "alien", "the thing from another world", "die hard", "la la land", "los angeles",
        "2001", "leaving las vegas", "el dorado", "amélie",
        "do the right thing", "as good as it gets", "zzzzqq", "wall-e", "o brother, where art thou",
    ])
    func `a text that may be English is not`(text: String) {
        #expect(!TextLanguage.isForeign(text))
    }
}
