import Domain

/// What TMDB said, now or earlier.
struct TMDBAnswer<Value> {
    let value: Value

    /// Why this is an earlier answer; `nil` for one that holds.
    let standIn: StandIn?
}
