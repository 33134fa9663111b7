extension Console {
    /// Shows results in the user's pager if they are longer than the terminal.
    ///
    /// - Returns: `false` if the results have to be printed.
    package func page(_ results: String) -> Bool {
        guard let pagerCommand else { return false }
        let columns = output.width ?? TerminalSize.standard.columns
        let rows = output.height ?? TerminalSize.standard.rows
        guard results.rowCount(columns: columns) > rows else { return false }
        return Pager(command: pagerCommand).show(results, errors: StandardStreams.errors)
    }
}
