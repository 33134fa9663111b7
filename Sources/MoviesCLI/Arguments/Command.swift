/// What the program can be told to do.
enum Command: Hashable, Sendable {
    case help
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
