// Dispatch watches its threads once a second, to replace those that wait. It reads /proc for that, and
// traps where there is none, or no descriptor to open it; and a command that only waits for its worker
// has a third thread and four descriptors for it. Our shared threads never wait (`BlockingWork`), so the
// linker replaces the functions that announce a thread to the monitor by these, and it has none to watch.

@_cdecl("__wrap__dispatch_workq_worker_register")
func announceThread(toMonitorOf queue: UnsafeRawPointer?) {}

@_cdecl("__wrap__dispatch_workq_worker_unregister")
func forgetThread(inMonitorOf queue: UnsafeRawPointer?) {}
