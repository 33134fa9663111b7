// The one place that decides which of the platform's libraries the program uses. It re-exports them,
// so that a file gets them with `import Infrastructure`.
//
// On Linux that is FoundationEssentials and the C library. The rest of Foundation would bring ICU
// along, which makes the program 40 MB larger and slower to start; only the network worker links it.
#if canImport(FoundationEssentials)
@_exported public import FoundationEssentials
#else
@_exported public import Foundation
#endif

#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Musl)
@_exported public import Musl
#else
@_exported public import Glibc
#endif
