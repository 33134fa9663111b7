#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

#if !canImport(Darwin)
/// Functions of the C library that its headers hide from Swift.
///
/// They are extensions that need `_GNU_SOURCE`, which Swift's module of the library doesn't define,
/// so they are looked up by name. Each is `nil` if the library lacks it.
enum HiddenFunctions {
    typealias Pipe2 = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
    typealias Accept4 =
        @convention(c) (
            Int32, UnsafeMutablePointer<sockaddr>?, UnsafeMutablePointer<socklen_t>?, Int32
        ) -> Int32
    typealias AddChdir =
        @convention(c) (
            UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
        ) -> Int32
    typealias AddCloseFrom =
        @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
    typealias OfTerminal = @convention(c) (Int32) -> Int32
    typealias TerminalName =
        @convention(c) (
            Int32, UnsafeMutablePointer<CChar>, Int
        ) -> Int32

    static let pipe2 = function("pipe2", as: Pipe2.self)
    static let accept4 = function("accept4", as: Accept4.self)
    static let addChdir = function("posix_spawn_file_actions_addchdir_np", as: AddChdir.self)
    static let addCloseFrom = function(
        "posix_spawn_file_actions_addclosefrom_np",
        as: AddCloseFrom.self
    )
    static let openTerminal = function("posix_openpt", as: OfTerminal.self)
    static let grantTerminal = function("grantpt", as: OfTerminal.self)
    static let unlockTerminal = function("unlockpt", as: OfTerminal.self)
    static let terminalName = function("ptsname_r", as: TerminalName.self)

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        // A null handle searches everything that the process has loaded.
        guard let address = dlsym(nil, name) else { return nil }
        // The types above match the functions' manual pages.
        return unsafeBitCast(address, to: type)
    }
}
#endif
