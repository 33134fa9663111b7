/// Something was typed that the program does not take; one sentence says what would be right.
struct UsageError: Error, Hashable {
    let message: String
}
