// SystemKit: files, threads and child processes, on macOS and on Linux.
//
// A library that knows nothing about movies, for use in place of the C library.
//
// What to use:
//
// - `FileDescriptor` is an open file. It closes itself, and is not copyable, so that no descriptor
//   is closed twice or used after that. Its methods repeat what a signal interrupts.
// - `StorageError` says why a file could not be read or written.
// - `BlockingWork` runs what waits on a thread of its own. Swift's shared threads are as many as
//   the processors, and must never wait: one blocked thread for each processor stops the program.
//   `Promise` hands a value from such a thread to a task.
// - `DetachedThread` starts a thread with a small stack. `ParallelMap` transforms values on all
//   processors, and `ParallelValue` makes one meanwhile.
// - `ChildProcess` runs a program and exchanges bytes with it until a deadline. `SpawnedProcess`
//   is the process below it, for callers that pass on the streams of this one. `ChildReaper` ends
//   what is left of them. `Executable` finds programs on `PATH`.
// - `Gzip` and `WebBrowser` are programs that most systems have. `ForegroundProgram` is any other
//   one, which has the terminal in place of this program.
// - `BuildID` names a build by what the linker has written into the program.
// - `SystemResources` says whether there are descriptors, threads and memory to go on with.
// - `Platform` has one name for each difference between the systems. No other file asks which
//   system it is built for, except to import its C library.
//
// Imports. A file that needs `Data` or `Date` imports Essentials, and one that calls the C library
// imports CLibrary: two modules that have no code, but the same name on each system. Nothing else is
// re-exported: the imports of a file show what it uses.
//
// Errors. What can fail because of the system throws `StorageError` or a failure of its own type,
// or returns `nil` with `errno` set, as its documentation says. Nothing traps for lack of
// descriptors, threads or memory.
