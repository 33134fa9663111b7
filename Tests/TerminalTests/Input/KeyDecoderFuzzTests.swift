import TestSupport
import Testing

@testable import Terminal

/// What a terminal may send: keys, replies, pastes, and anything else.
@MainActor
struct KeyDecoderFuzzTests {
    private static let corpus = FuzzCorpus(
        [
            "abc é生👾\r\t\u{7F}\u{1}", "\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}[[A\u{1B}[15~\u{1B}é\u{1B}",
            "\u{1B}[27;5;9~\u{1B}[97;5u\u{1B}[97:65;2:1u\u{1B}[57441u",
            "\u{1B}[<0;10;20M\u{1B}[<64;1;1M\u{1B}[<0;10;20m\u{1B}[M !!",
            "\u{1B}[200~Alien\r\n\u{1B}[A\u{1B}[201~b", "a\u{1B}[200~\u{1B}[201~\u{1B}[200~x",
            "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.35)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4;22c",
            "\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\\u{1B}]11;rgba:ff/80/0/f\u{7}\u{1B}[12;40R",
        ],
        tokens: [
            "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}_G", "\u{1B}\\", "\u{7}",
            "\u{3}", "[", "A", "M", "1;5D", "~", "é", "生", "u", "27", ";", ":", "<", "?", "\r",
            "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[A", "\u{1B}é", "\u{1B}[[A", "c", "t",
            "9223372036854775808", "rgb:", "/",
        ]
    )

    @Test func `decodes the same keys however bytes are split`() throws {
        var found = Set<Key>()

        try fuzz("keys", Self.corpus, iterations: 3000) { bytes, random in
            let keys = KeyDecoder.atOnce(bytes)
            try #require(keys == KeyDecoder.byteByByte(bytes))
            let split = KeyDecoder.inPieces(bytes) { Int.random(in: 1...9, using: &random) }
            try #require(keys == split)
            try #require(keys.allSatisfy(Self.isPlausible))
            found.formUnion(keys)
            return true
        }

        #expect(
            found.isSuperset(of: [.up, .wordRight, .escape, .alt("é"), .function(1), .paste("")])
        )
        #expect(
            found.isSuperset(of: [
                .reply(.attributes([62, 4, 22])), .reply(.version("kitty(0.35)")),
            ])
        )
    }

    @Test func `understands the next key after any input and a pause`() throws {
        try fuzz("key timeouts", Self.corpus, iterations: 3000) { bytes, random in
            var decoder = KeyDecoder()
            for byte in bytes {
                try #require(decoder.decode([byte]).allSatisfy(Self.isPlausible))
                if Int.random(in: 0..<20, using: &random) == 0 { _ = decoder.handleTimeout() }
            }
            _ = decoder.handleTimeout()
            try #require(!decoder.isPending)
            // Ctrl-C ends even a paste whose end was lost.
            try #require(decoder.decode([0x03]) == [.control("c")])
            try #require(decoder.decode("q\r".utf8) == [.text("q"), .enter])
            return true
        }
    }

    @Test func `takes any reply of a terminal`() throws {
        try fuzz("replies", Self.corpus, iterations: 3000) { bytes, random in
            let isInTmux = Bool.random(using: &random)
            let probe = TerminalProbe(environment: Environment(isInTmux ? ["TMUX": "x"] : [:]))
            for case .reply(let reply) in KeyDecoder.atOnce(bytes) { probe.handle(reply) }
            guard let cell = probe.cell else { return false }
            let box = TerminalSize(columns: 80, rows: 24)
            let size = try #require(cell.fit(width: 500, height: 750, in: box))
            try #require((1...80).contains(size.columns) && (1...24).contains(size.rows))
            return true
        }
    }

    private static func isPlausible(_ key: Key) -> Bool {
        switch key {
        case .text(let text): !text.isEmpty && text.unicodeScalars.allSatisfy(\.isPrintable)
        case .paste(let text): text.utf8.count <= 3 * BracketedPasteBuffer.byteLimit
        case .mouse(let event):
            (0..<10_000).contains(event.position.row)
                && (0..<10_000).contains(event.position.column)
        case .function(let number): (1...35).contains(number)
        case .reply(.version(let name)): name.utf8.count <= 3 * KeySequence.limit
        default: true
        }
    }
}
