import TestSupport
import Testing

struct ScreenPictureFormatTests {
    @Test func `shows characters, styles and the cursor`() {
        let screen = ScreenModel(
            columns: 8,
            rows: 3,
            showing: "\u{1B}[36m>\u{1B}[0m 기a\u{1B}[2m19\u{1B}[0m"
                + "\r\n\u{1B}[7m> b   \u{1B}[0m\u{1B}[1;6H"
        )

        #expect(
            ScreenPicture(screen).text == """
                --- characters
                > 기a19
                > b

                --- styles
                c    dd
                rrrrrr

                --- cursor in row 0, column 5

                """
        )
    }

    @Test func `explains other styles`() {
        let screen = ScreenModel(
            columns: 4,
            rows: 1,
            showing: "\u{1B}[1;7ma\u{1B}[0;38;2;1;2;3;41mb\u{1B}[0;1;7mc\u{1B}[0md\u{1B}[?25l"
        )

        #expect(
            ScreenPicture(screen).text == """
                A = bold, reversed
                B = color 1/2/3, on color 1
                --- characters
                abcd
                --- styles
                ABA
                --- no cursor

                """
        )
    }

    @Test func `lists the lines that differ`() {
        let stored = ScreenPicture(
            ScreenModel(columns: 4, rows: 3, showing: "ab\r\nab\r\nab\u{1B}[?25l")
        )
        let shown = ScreenPicture(
            ScreenModel(columns: 4, rows: 3, showing: "ab\r\n\u{1B}[2mac\u{1B}[0m\r\nab")
        )

        #expect(
            shown.difference(from: stored) == """
                characters, row 1:
                - ab
                + ac
                styles, row 1:
                -\u{20}
                + dd
                cursor:
                - --- no cursor
                + --- cursor in row 2, column 2
                """
        )
        #expect(shown.difference(from: shown) == nil)
    }
}
