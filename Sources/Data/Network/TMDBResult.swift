import Domain

/// What TMDB said, now or earlier.
struct TMDBResult<Value> {
    let value: Value

    /// Why this is an earlier answer; `nil` for one that holds.
    let fallback: Fallback?
}
