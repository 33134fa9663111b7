import CommandLineKit
import Domain
import Presentation
import Search
import Terminal
import Testing

@testable import Data
@testable import MoviesCLI

struct ListCommandTests {
    private let help = ListCommand.spec.notes.joined(separator: " ")

    @Test func `the help names every list`() {
        let names = MovieList.allCases.map(\.rawValue).joined(separator: "|")

        #expect(ListCommand.spec.operands.hasPrefix(names + " "))
    }

    @Test func `the help says which lists need TMDB, and how many of its movies are filtered`() {
        let ofCatalogs = MovieList.allCases.filter { $0.onlySource == nil }.map(\.rawValue)
        let others = MovieList.allCases.filter { $0.onlySource != nil }.map(\.rawValue)
        let count = TMDBMoviesRepository.filteredPageLimit * MoviesPage.size

        #expect(help.contains("The catalog has the lists \(ofCatalogs.joined(by: "and"));"))
        #expect(
            help.contains(
                "filters of \(others.joined(by: "and")) apply to the first \(count) movies."
            )
        )
    }

    @Test func `the help says how the best movies are ranked`() {
        let weight = RankedRating.imdbWeight.withThousandsCommas
        let average = RankedRating.prior

        #expect(help.contains("(V × R + \(weight) × \(average)) / (V + \(weight))"))
        #expect(help.contains("at least \(MovieList.topRatedVotes) votes."))
    }
}
