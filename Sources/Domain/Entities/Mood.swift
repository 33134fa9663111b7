import Text

/// The feeling that watching a movie gives, which is never its genre; a movie has up to three.
///
/// `docs/DATA.md` has the test of each.
package enum Mood: String, CaseIterable, Sendable {
    case feelGood = "feel-good"
    case heartwarming, funny, romantic, sad, bleak, tense, scary, disturbing
    case mindBending = "mind-bending"
    case thrilling, cosy, inspiring, slow

    /// Takes its name or another one, with or without spaces and dashes: `feelgood`, `slow burn`.
    package init?(named name: some StringProtocol) {
        let letters = String(name).folded.filter(\.isLetter)
        let mood = Self.allCases.first { $0.rawValue.filter(\.isLetter) == letters }
        guard let mood = mood ?? Self.aliases.first(where: { $0.0 == letters })?.1 else {
            return nil
        }
        self = mood
    }

    private static let aliases: [(String, Mood)] = [
        ("cozy", .cosy), ("tearjerker", .sad), ("suspenseful", .tense), ("slowburn", .slow),
        ("dark", .bleak), ("inspirational", .inspiring), ("uplifting", .feelGood),
        ("exciting", .thrilling),
    ]
}
