import Testing

@testable import Terminal

struct ScalarWidthTests {
    /// Both sides of each width boundary, by EastAsianWidth.txt and DerivedGeneralCategory.txt.
    @Test(
        arguments: [
            ([0x00, 0x1F, 0x7F, 0x9F], 0), ([0x20, 0x7E, 0xA0, 0xAD, 0x2FF, 0x370], 1),
            // Combining marks and invisible characters.
            (
                [
                    0x300, 0x36F, 0x483, 0x489, 0x200B, 0x200D, 0x2028, 0x2029, 0x20D0, 0x20DD,
                    0xFE0F,
                ], 0
            ),
            ([0xFE20, 0xFEFF, 0xE0020], 0),
            // Hangul: initials are wide; vowels and finals combine with them.
            ([0x1100, 0x115F, 0xA960, 0xA97C, 0xAC00, 0xD7A3], 2), ([0x10FF, 0x1200, 0xA97D], 1),
            ([0x1160, 0x11FF, 0xD7B0, 0xD7FB], 0),
            // Han, kana and full-width forms.
            (
                [0x2E80, 0x303E, 0x3041, 0x3247, 0x3250, 0xA4CF, 0xF900, 0xFAFF, 0x20000, 0x3FFFD],
                2
            ),
            ([0x2E7F, 0x303F, 0x3248, 0x324F, 0xA4D0, 0xFB00, 0x1FFFF, 0x3FFFE], 1),
            ([0xFE10, 0xFE19, 0xFE30, 0xFE6B, 0xFF01, 0xFF60, 0xFFE0, 0xFFE6], 2),
            ([0xFE6C, 0xFF00, 0xFF61, 0xFFDF, 0xFFE7, 0xFFE8], 1),
            // Brackets, hexagrams, and scripts of the supplementary planes.
            (
                [
                    0x2329, 0x232A, 0x2630, 0x2637, 0x268A, 0x268F, 0x16FE0, 0x18DF2, 0x1AFF0,
                    0x1B2FB,
                ], 2
            ),
            ([0x2328, 0x232B, 0x262F, 0x2638, 0x2689, 0x2690, 0x16FDF, 0x1AFEF, 0x1B2FC], 1),
            ([0x1D300, 0x1D376, 0x1F200, 0x1F265], 2), ([0x1D2FF, 0x1D377, 0x1F1FF - 0x100], 1),
            // Emoji with and without emoji presentation.
            ([0x231A, 0x26A1, 0x1F300, 0x1F600, 0x1F9FF, 0x1FA70], 2),
            ([0x2603, 0x2708, 0x1F321], 1),
        ] as [([UInt32], Int)]
    )
    func `knows the width of scalars`(values: [UInt32], width: Int) {
        for scalar in values.compactMap(Unicode.Scalar.init) {
            #expect(scalar.displayWidth == width, "U+\(String(scalar.value, radix: 16))")
        }
    }

    @Test(arguments: [
        ("", 0), ("a", 0), ("\u{1B}", 1), ("\u{1B}[", 2), ("\u{1B}[0", 3), ("\u{1B}[0mx", 4),
        ("\u{1B}[38;5;1mx", 9), ("\u{1B}[?25lx", 6), ("\u{1B}[1 qx", 5), ("\u{1B}[1\u{7}", 3),
        ("\u{1B}[é", 2), ("\u{1B}[~x", 3), ("\u{1B}[@x", 3), ("\u{1B}[\u{7F}", 2),
        ("\u{9B}0mx", 3), ("\u{9B}", 1), ("\u{1B}cx", 2), ("\u{1B}(0x", 3), ("\u{1B}( ", 3),
        ("\u{1B}(", 2), ("\u{1B}~x", 2), ("\u{1B}é", 1), ("\u{1B}\u{1B}[0m", 1),
        ("\u{1B}]0;t\u{7}x", 6), ("\u{1B}]0;t\u{1B}\\x", 7), ("\u{1B}]0;t\u{9C}x", 6),
        ("\u{1B}]0;t", 2), ("\u{1B}]\\\u{7}", 4), ("\u{1B}P1$r\u{1B}\\x", 7), ("\u{1B}Xa\u{7}", 4),
        ("\u{1B}^a\u{7}", 4), ("\u{1B}_a\u{7}", 4), ("\u{9D}0\u{7}x", 3), ("\u{90}a\u{9C}x", 3),
        ("\u{98}a\u{7}", 3), ("\u{9E}a\u{7}", 3), ("\u{9F}a\u{7}", 3), ("\u{9D}never", 1),
        ("\u{99}", 0), ("\u{8F}", 0),
    ])
    func `measures escape sequences`(text: String, length: Int) {
        #expect(EscapeSequence.length(at: text.unicodeScalars[...]) == length)
    }
}
