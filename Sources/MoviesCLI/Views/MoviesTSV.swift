import Presentation

/// A film a line for programs, in fields parted by tabs.
///
/// The columns are `id title original_title release_date genres vote_average vote_count
/// original_language`; what is not known is empty.
enum MoviesTSV {
    static func text(_ items: [MoviesListItemViewModel]) -> String {
        items.reduce(into: "") { text, item in
            for (index, field) in MovieFields.fields(of: item).enumerated() {
                if index > 0 { text += "\t" }
                text += field
            }
            text += "\n"
        }
    }
}
