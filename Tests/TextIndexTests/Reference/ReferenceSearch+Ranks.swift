import Text

@testable import TextIndex

extension ReferenceSearch {
    /// The best rank of a document with these fields; `nil` if it does not match.
    func bestRank(
        _ terms: [QueryTerm],
        _ matches: [[Set<Match>]],
        _ fields: [Field],
        _ typos: Int
    ) -> (rank: Evidence, title: Int)? {
        var best: (rank: Evidence, title: Int)?
        for field in fields {
            let alternatives = terms.indices.map { index in
                field.occurrences.filter { !matches[index][$0.term].isEmpty }
            }
            guard !alternatives.contains(where: \.isEmpty) else { continue }
            guard let cost = Costs().least(terms[...], matches[...], alternatives[...]) else {
                continue
            }
            let last = alternatives.last?.max {
                ($0.position, $0.following) < ($1.position, $1.following)
            }
            let termCount = last.map { $0.position + $0.following + 1 } ?? 0
            let hasExtraTerms = cost.partial > 0 || termCount > terms.count
            let isInside = !(alternatives.first?.contains { $0.position == 0 } ?? true)
            var rank = Evidence(
                field.isSecondary ? .secondaryField : .title,
                typos: typos + cost.typos,
                hasExtraTerms: hasExtraTerms,
                outOfOrderCount: cost.disorder - cost.otherForms - 2 * cost.missingArticles
            )
            rank.otherFormCount = cost.otherForms
            rank.missingArticleCount = cost.missingArticles
            if cost.partial > 0, isInside { rank.flags.insert(.insideTitle) }
            if !field.isSecondary, field.number > 1, cost.partial > 0,
                !terms.contains(where: \.term.isUnsegmented)
            {
                rank.flags.insert(.coincidence)
            }
            if best.map({ rank < $0.rank }) ?? true { best = (rank, field.number / 2) }
        }
        return best ?? scatteredRank(terms, matches, fields, typos).map { ($0, 0) }
    }

    private struct Cost: Comparable {
        var typos = 0
        var partial = 0

        /// With those of other forms and of missing articles.
        var disorder = 0
        var otherForms = 0
        var missingArticles = 0

        static func < (a: Cost, b: Cost) -> Bool {
            (a.typos, a.partial, a.disorder, a.otherForms, a.missingArticles)
                < (b.typos, b.partial, b.disorder, b.otherForms, b.missingArticles)
        }
    }

    private struct Costs {
        /// Tries all ways to assign occurrences to the terms.
        func least(
            _ terms: ArraySlice<QueryTerm>,
            _ matches: ArraySlice<[Set<Match>]>,
            _ alternatives: ArraySlice<[Occurrence]>
        ) -> Cost? {
            least(terms, matches, alternatives, after: nil)
        }

        private func least(
            _ terms: ArraySlice<QueryTerm>,
            _ matches: ArraySlice<[Set<Match>]>,
            _ alternatives: ArraySlice<[Occurrence]>,
            after previous: Int?
        ) -> Cost? {
            guard let term = terms.first, let matching = matches.first else { return Cost() }
            var least: Cost?
            for occurrence in alternatives.first ?? [] {
                let isNext = previous == nil || occurrence.position == previous.map { $0 + 1 }
                guard isNext || (!term.mustFollowPrevious && occurrence.position != previous) else {
                    continue
                }
                guard
                    var cost = self.least(
                        terms.dropFirst(),
                        matches.dropFirst(),
                        alternatives.dropFirst(),
                        after: occurrence.position
                    ),
                    let match = matching[occurrence.term].map(cost(of:)).min()
                else { continue }
                let lacksArticle = term.article != .none && term.article != occurrence.article
                cost.typos += match.typos
                cost.partial += match.partial
                cost.disorder += match.disorder + (isNext ? 0 : 1)
                cost.otherForms += match.otherForms
                if lacksArticle {
                    cost.disorder += 2
                    cost.missingArticles += 1
                }
                least = min(least ?? cost, cost)
            }
            return least
        }

        private func cost(of match: Match) -> Cost {
            Cost(
                typos: match.typos,
                partial: match.isWholeTerm ? 0 : 1,
                disorder: match.isLiteral ? 0 : 1,
                otherForms: match.isLiteral ? 0 : 1
            )
        }
    }

    private func scatteredRank(
        _ terms: [QueryTerm],
        _ matches: [[Set<Match>]],
        _ fields: [Field],
        _ typos: Int
    ) -> Evidence? {
        guard !terms.contains(where: \.mustFollowPrevious) else { return nil }
        var typos = typos
        var hasSecondary = false
        for matches in matches {
            let found = fields.filter { field in
                field.occurrences.contains { !matches[$0.term].isEmpty }
            }
            let fewest = found.flatMap(\.occurrences).flatMap { matches[$0.term] }
                .map(\.typos).min()
            guard let fewest else { return nil }
            typos += fewest
            hasSecondary = hasSecondary || found.contains(where: \.isSecondary)
        }
        guard hasSecondary else { return nil }
        return Evidence(.scattered, typos: typos)
    }
}
