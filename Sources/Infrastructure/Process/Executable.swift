import Foundation
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where programs are.
public enum Executable {
    /// The file that this process runs.
    public static var current: String {
        #if os(Linux)
        // Right even when the file has been replaced or removed since.
        "/proc/self/exe"
        #else
        Bundle.main.executablePath ?? CommandLine.arguments[0]
        #endif
    }

    /// What tells the file that this process runs from another build of it; `nil` if that is hidden.
    public static var currentVersion: String? {
        guard let file = FileDescriptor(opening: current, O_RDONLY) else { return nil }
        return file.version
    }

    /// The program that the search path of a shell leads to; `nil` when there is none.
    ///
    /// A name with a slash is the program's path already.
    static func path(of name: String) -> String? {
        if name.contains("/") {
            return FileManager.default.isExecutableFile(atPath: name) ? name : nil
        }
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return folders.split(separator: ":")
            .filter { $0.hasPrefix("/") }
            .map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
