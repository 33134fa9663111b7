import Testing
import TextIndex

struct KeyboardLayoutTests {
    @Test(arguments: [
        ("rltodcnd", "기생충"), ("rnrwp", "국제"), ("dhfemqhdl", "올드보이"), ("qntksgod", "부산행"),
        ("Rhc", "꽃"), ("RhC", "꽃"), ("gPsh", "혜노"), ("rkqt", "값"), ("rkqtl", "갑시"),
        ("rltodcnd 2", "기생충 2"), ("rl tod1987", "기 생1987"), ("rltodcnd!", "기생충!"),
    ])
    func `composes what was typed for a Korean keyboard`(typed: String, text: String) {
        #expect(KeyboardLayout.korean.retyped(typed) == text)
    }

    @Test(arguments: ["dune", "lotr", "rltodc", "the matrix", "rr", "rk r"])
    func `takes half syllables for no Korean`(typed: String) {
        #expect(KeyboardLayout.korean.retyped(typed) == nil)
    }

    @Test(arguments: [
        ("vfnhbwf", "матрица"), ("djqyf b vbh", "война и мир"), ("ghbdtn 2", "привет 2"),
        ("VFNHBWF", "матрица"), (",hfn", "брат"), ("`;br", "ёжик"), ("[jkjg", "холоп"),
    ])
    func `replaces what was typed for a Russian keyboard`(typed: String, text: String) {
        #expect(KeyboardLayout.russian.retyped(typed) == text)
    }

    @Test(arguments: KeyboardLayout.allCases) func `retypes no endless texts`(
        layout: KeyboardLayout
    ) {
        #expect(layout.retyped(String(repeating: "rk", count: 250)) != nil)
        #expect(layout.retyped(String(repeating: "rk", count: 251)) == nil)
    }

    @Test(arguments: ["movie", "the sea", "]vfnhbwf", "2 Men"])
    func `types no word that starts as no Russian one does`(typed: String) {
        #expect(KeyboardLayout.russian.retyped(typed) == nil)
    }

    @Test(arguments: KeyboardLayout.allCases, ["", "1917", "2 + 2", "é", "기생충", "vfnhbwf é", "ж"])
    func `retypes only ASCII text with letters`(layout: KeyboardLayout, typed: String) {
        #expect(layout.retyped(typed) == nil)
    }
}
