/// The last update of the catalog, by this process or another one.
package struct CatalogUpdate: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        case updated

        /// The servers had nothing newer than the catalog.
        case unchanged

        /// The catalog is still the one before; the reason is a sentence.
        case failed(reason: String)

        /// The update ended without a word, such as by a power failure; the catalog is still the one
        /// before.
        case unfinished
        case running
    }

    package let start: Timestamp
    package var outcome: Outcome

    package init(start: Timestamp, outcome: Outcome) {
        self.start = start
        self.outcome = outcome
    }
}
