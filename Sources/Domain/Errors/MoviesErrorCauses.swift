package enum CatalogFailure: Hashable, Sendable {
    case corrupt

    /// Another version of the program wrote it.
    case incompatibleVersion
}

package enum NetworkProgramFailure: Hashable, Sendable {
    case missing

    /// It is another version, or another program.
    case incompatible

    /// `reason` is the OS error message where there is one.
    case cannotStart(reason: String)

    /// It runs, and does not react to requests.
    case silent
}

/// The reason that something on this machine could not be stored or read.
package struct StorageFailure: Error, Hashable {
    /// The raw value is a verb for messages.
    package enum Operation: String, Hashable, Sendable {
        case create
        case read
        case write

        /// Another process has the lock.
        case lock
    }

    package let operation: Operation
    package let path: String

    /// The OS error message, such as `No space left on device`, or another description.
    package let reason: String

    package init(operation: Operation, path: String, reason: String) {
        self.operation = operation
        self.path = path
        self.reason = reason
    }
}

package enum DataSetFailure: Error, Hashable, Sendable {
    /// Its first line is not that of a known data set.
    case unknownFormat

    /// It lists no movies: it has neither their ids nor their titles and years.
    case noMovieList

    /// It begins as JSON does, and is none.
    case invalidJSON

    /// It can't be decompressed.
    case corrupt

    /// The server sends more than any data set of movies has.
    case tooLarge(Server, limit: Int)

    /// It ends in the middle of a line, counted from 1.
    case truncated(line: Int)

    /// Too many of its lines are malformed; `first` is the number of the first of them.
    case malformed(count: Int, total: Int, first: Int)
    case noMovies

    /// The titles of its movies are in the data set with this name, which is missing.
    case missingTitles(in: String)

    /// The names of its people are in the data set with this name, which is missing.
    case missingNames(in: String)

    /// Its source is not that of the files before it.
    case mixedSources
}
