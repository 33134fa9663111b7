/// The path of the program that prints the stack trace of a crash: none.
///
/// Where there is no /proc, Swift's runtime can't find the path, and ends each program that has the
/// runtime inside as it starts. The linker replaces the runtime's function by this one, so it runs
/// before anything of Swift is ready.
@_cdecl("__wrap_swift_copyAuxiliaryExecutablePath")
func stackTraceProgram(_ name: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? { nil }
