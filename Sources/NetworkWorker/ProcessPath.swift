private let path: StaticString = "/movies-network"

/// The path of this program for Foundation, which only looks for a bundle there.
///
/// Without /proc, or if the real path is not UTF-8, the first session would end the program. The
/// linker replaces CoreFoundation's function by this one.
@_cdecl("__wrap__CFProcessPath")
func processPath() -> UnsafePointer<UInt8> { path.utf8Start }
