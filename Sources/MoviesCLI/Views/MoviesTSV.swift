import Presentation

/// A film a line for programs, in fields parted by tabs.
///
/// The columns are `id title original_title release_date genres vote_average vote_count
/// original_language`; what is not known is empty.
enum MoviesTSV {
    static func text(_ items: [MoviesListItemViewModel]) -> String {
        items.map { MoviesColumns.fields(of: $0).joined(separator: "\t") + "\n" }.joined()
    }
}
