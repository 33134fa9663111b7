/// The result of an import.
public struct CatalogImportResult: Hashable, Sendable {
    /// Malformed lines of a file, which were skipped.
    public struct SkippedLines: Hashable, Sendable {
        public let file: String
        public let count: Int

        /// Counted from 1.
        public let first: Int

        public init(file: String, count: Int, first: Int) {
            self.file = file
            self.count = count
            self.first = first
        }
    }

    public let catalog: CatalogInfo

    /// One for each file that has such lines.
    public let skippedLines: [SkippedLines]

    /// The files whose last line has no line break, which may be incomplete.
    public let filesWithoutFinalLineBreak: [String]

    public init(
        catalog: CatalogInfo,
        skippedLines: [SkippedLines],
        filesWithoutFinalLineBreak: [String] = []
    ) {
        self.catalog = catalog
        self.skippedLines = skippedLines
        self.filesWithoutFinalLineBreak = filesWithoutFinalLineBreak
    }
}
