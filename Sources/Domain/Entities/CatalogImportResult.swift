package struct CatalogImportResult: Hashable, Sendable {
    /// Malformed lines of a file, which were skipped.
    package struct SkippedLines: Hashable, Sendable {
        package let file: ImportSource
        package let count: Int

        /// Counted from 1.
        package let first: Int

        package init(file: ImportSource, count: Int, first: Int) {
            self.file = file
            self.count = count
            self.first = first
        }
    }

    package let catalog: CatalogInfo

    /// Whether the catalog was the newest already.
    package let isUnchanged: Bool

    /// One for each file that has such lines.
    package let skippedLines: [SkippedLines]

    /// The files whose last line has no line break, which may be incomplete.
    package let filesWithoutFinalLineBreak: [ImportSource]

    package init(
        catalog: CatalogInfo,
        isUnchanged: Bool = false,
        skippedLines: [SkippedLines] = [],
        filesWithoutFinalLineBreak: [ImportSource] = []
    ) {
        self.catalog = catalog
        self.isUnchanged = isUnchanged
        self.skippedLines = skippedLines
        self.filesWithoutFinalLineBreak = filesWithoutFinalLineBreak
    }
}
