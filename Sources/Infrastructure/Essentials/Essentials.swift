// The part of Foundation that programs link on Linux: `Data`, `Date`, `URL`, JSON and files. The rest
// brings ICU along, with which the program would be 40 MB larger and slower to start.
#if canImport(FoundationEssentials)
@_exported public import FoundationEssentials
#else
@_exported public import Foundation
#endif
