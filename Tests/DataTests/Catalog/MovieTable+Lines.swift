@testable import Data
@testable import Search

extension MovieTable {
    /// Lines that may lack their last fields, which are then empty.
    init(lines: [String]) {
        let count = CatalogMovie.Column.allCases.count
        let whole = lines.map { line in
            let fields = line.count { $0 == "\t" } + 1
            return fields == 1 ? line : line + String(repeating: "\t", count: count - fields)
        }
        self.init(parts: [whole.joined(separator: "\n")])
    }
}
