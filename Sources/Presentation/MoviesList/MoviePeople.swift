import Domain

/// The people of the movies of a list, as far as this machine knows them.
@MainActor
final class MoviePeople {
    /// The number of movies after which the list is narrowed again.
    private static let batchSize = 100

    private let localDetails: any LocalMovieDetailsRepository

    /// The names by the id of the movie; empty if they are unknown.
    private var names: [String: [String]] = [:]
    private var task: Task<Void, Never>?

    init(localDetails: any LocalMovieDetailsRepository) {
        self.localDetails = localDetails
    }

    func names(of id: String) -> [String] { names[id] ?? [] }

    func areLoaded(of ids: [String]) -> Bool { ids.allSatisfy { names[$0] != nil } }

    /// Loads the people of movies that are not known yet, without a network.
    ///
    /// `didLoad` is called after each batch, and after the last one.
    func load(_ ids: [String], didLoad: @escaping @MainActor () -> Void) {
        let missing = ids.filter { names[$0] == nil }
        guard !missing.isEmpty, task == nil else { return }
        task = Task {
            for (index, id) in missing.enumerated() {
                names[id] = await people(of: id)
                if Task.isCancelled { return }
                if (index + 1).isMultiple(of: Self.batchSize) { didLoad() }
            }
            task = nil
            didLoad()
        }
    }

    func cancel() {
        task?.cancel()
        task = nil
    }

    private func people(of id: String) async -> [String] {
        guard
            let id = MovieID(id), let details = await localDetails.localDetails(of: id)?.details
        else { return [] }
        return details.credits.directors + details.credits.writers
            + details.credits.cast.map(\.name)
    }
}
