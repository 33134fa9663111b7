extension Duration {
    /// Ends a test that hangs: longer than a busy machine takes for anything.
    package static let hangLimit = Duration.seconds(300)
}
