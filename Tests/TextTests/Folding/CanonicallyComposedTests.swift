import Foundation
import Testing
import Text

struct CanonicallyComposedTests {
    @Test(arguments: [
        "", "Alien", "Ame\u{301}lie", "Amélie", "Война и мир", "И\u{306}", "Vie\u{323}\u{302}t",
        "Vi\u{EA}\u{323}t", "Vie\u{302}\u{323}t", "q\u{307}\u{323}", "q\u{323}\u{307}",
        "o\u{302}\u{302}", "o\u{304}\u{302}", "\u{212B}ngstro\u{308}m", "\u{301}a", "\u{344}",
        "\u{1100}\u{1175}\u{1109}\u{1162}\u{11BC}\u{110E}\u{116E}\u{11BC}", "기생충",
        "コ\u{3099}シ\u{3099}ラ", "ｺﾞ", "ﬁlm", "\u{1E9B}\u{323}", "\u{958}", "\u{928}\u{93C}",
        "\u{9C7}\u{9BE}", "\u{1025}\u{102E}", "\u{F71}\u{F72}", "\u{FB2F}", "\u{F900}", "\u{2F800}",
        "\u{1D15E}", "\u{11131}\u{11127}", "a\u{345}\u{301}\u{313}", "ᾳ\u{313}\u{301}", "👩‍🚀",
    ])
    func `composes as Foundation does`(text: String) {
        let expected = text.precomposedStringWithCanonicalMapping

        #expect(Array(text.canonicallyComposed.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test func `composes each scalar of Unicode 15 from its parts, as Foundation does`() {
        let scalars = (0x80...0x2FA1F as ClosedRange<UInt32>).lazy
            .compactMap(Unicode.Scalar.init)
            .filter { $0.properties.age.map { $0 <= (15, 0) } ?? false }
        for scalar in scalars {
            let parts = String(scalar).decomposedStringWithCanonicalMapping
            guard parts.unicodeScalars.count > 1 || parts.unicodeScalars.first != scalar else {
                continue
            }
            let expected = parts.precomposedStringWithCanonicalMapping.unicodeScalars
            if !parts.canonicallyComposed.unicodeScalars.elementsEqual(expected) {
                Issue.record("\(scalar.debugDescription): \(parts.canonicallyComposed)")
            }
        }
    }
}
