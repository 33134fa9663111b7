/// What the program can be told to do.
enum Command: Hashable, Sendable {
    case help

    /// The whole flow on a terminal, from the prompt on.
    case interactive
    case search
    case show
    case open
    case suggest
    case history
    case clearHistory
    case cacheInfo
    case clearCache
    case catalogInfo
    case importCatalog
    case updateCatalog
    case removeCatalog
}
