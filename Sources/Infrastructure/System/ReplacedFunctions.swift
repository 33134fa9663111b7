// Functions that the linker puts in the place of those of the libraries, where the libraries are inside the
// programs; see Package.swift. There, the libraries need /proc, which some containers lack.

/// The path of the program that prints the stack trace of a crash: none.
///
/// Where Swift's runtime can't find it, it ends each program as that starts. So this function runs
/// before anything of Swift is ready.
@_cdecl("__wrap_swift_copyAuxiliaryExecutablePath")
func stackTraceProgram(_ name: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? { nil }

// Dispatch watches its threads once a second, to replace those that wait. It reads /proc for that, and
// traps if it can't; and a command that only waits for its worker has a third thread for it. Our shared
// threads never wait (`BlockingWork`). So no thread is announced to what watches them.

@_cdecl("__wrap__dispatch_workq_worker_register")
func announceThread(toMonitorOf queue: UnsafeRawPointer?) {}

@_cdecl("__wrap__dispatch_workq_worker_unregister")
func forgetThread(inMonitorOf queue: UnsafeRawPointer?) {}
