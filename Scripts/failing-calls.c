// Lets the N-th call of one kind fail in a program, for Scripts/torture.
//
// A library for LD_PRELOAD: it stands before the C library, so it needs neither ptrace nor strace,
// but a program that is linked dynamically, as debug builds are. What the C library calls inside of
// itself does not pass here: a failing `pthread_create` stands for a failing `clone`.
//
// The environment says what fails:
//     FAIL_PROGRAM  the name of the program's file; others, such as its children, are left alone
//     FAIL_CALL     a kind of calls, the second argument of CALL below
//     FAIL_AT       the number of the call that fails, from 1; all threads count together
//     FAIL_ERRNO    its error number
//     FAIL_MARK     a file that is created when the call fails
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

static _Atomic int state; // 0 before the environment is read, 1 if nothing fails, 2 if a call does
static const char *kind;
static const char *mark;
static long at;
static int error_number;
static _Atomic long count;
static _Atomic int has_handlers;
static struct stat standard_error;

static int read_environment(void) {
    const char *program = getenv("FAIL_PROGRAM");
    char path[4096];
    long length = syscall(SYS_readlink, "/proc/self/exe", path, sizeof path - 1);
    path[length < 0 ? 0 : length] = 0;
    const char *name = strrchr(path, '/');
    int is_chosen = program && name && strcmp(name + 1, program) == 0;
    kind = getenv("FAIL_CALL");
    if (is_chosen && kind && getenv("FAIL_AT") && getenv("FAIL_ERRNO")) {
        at = atol(getenv("FAIL_AT"));
        error_number = atoi(getenv("FAIL_ERRNO"));
        mark = getenv("FAIL_MARK");
        // Not the environment itself, which the program changes.
        static char own_kind[64], own_mark[4096];
        kind = strncpy(own_kind, kind, sizeof own_kind - 1);
        if (mark) mark = strncpy(own_mark, mark, sizeof own_mark - 1);
        syscall(SYS_fstat, 2, &standard_error);
        return 2;
    }
    return 1;
}

// Whether the runtime starts, and what it does about memory is not the program's own.
static int is_early(void) {
    static const char *const memory[] = {"malloc", "mmap", "munmap", "mprotect"};
    for (int i = 0; i < 4; i++)
        if (strcmp(kind, memory[i]) == 0) return !has_handlers;
    return 0;
}

// Whether this call of a kind is the one that fails.
static int fails(const char *called) {
    int now = state;
    if (now == 0) state = now = read_environment();
    if (now == 1 || strcmp(called, kind) != 0 || is_early() || ++count != at) return 0;
    if (mark) {
        long file = syscall(SYS_openat, AT_FDCWD, mark, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
        if (file >= 0) syscall(SYS_close, file);
    }
    errno = error_number;
    return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// A function, the kind of its calls, and what it returns if it fails.
#define CALL(result, name, called, failure, parameters, arguments)                                 \
    result name parameters {                                                                       \
        static __typeof__(&name) real;                                                             \
        if (fails(called)) return failure;                                                         \
        if (!real) real = REAL(name);                                                              \
        return real arguments;                                                                     \
    }

// A function with one more argument, which may be missing.
#define VARIADIC(name, called, parameters, last, ...)                                              \
    int name parameters {                                                                          \
        static int (*real) parameters;                                                             \
        va_list list;                                                                              \
        va_start(list, last);                                                                      \
        void *extra = va_arg(list, void *);                                                        \
        va_end(list);                                                                              \
        if (fails(called)) return -1;                                                              \
        if (!real) real = (int (*) parameters)dlsym(RTLD_NEXT, #name);                             \
        return real(__VA_ARGS__, extra);                                                           \
    }

// The kind of an open. Each second, libdispatch reads the states of its threads, and ends the program
// if it can't open their files; static builds, which are the released ones, leave that out.
static const char *opening(const char *path) {
    return strncmp(path, "/proc/", 6) == 0 && strstr(path, "/stat") ? "monitor" : "open";
}

VARIADIC(open, opening(path), (const char *path, int flags, ...), flags, path, flags)
VARIADIC(open64, opening(path), (const char *path, int flags, ...), flags, path, flags)
VARIADIC(openat, opening(path), (int f, const char *path, int flags, ...), flags, f, path, flags)
VARIADIC(openat64, opening(path), (int f, const char *path, int flags, ...), flags, f, path, flags)
VARIADIC(fcntl, "fcntl", (int file, int command, ...), command, file, command)
VARIADIC(fcntl64, "fcntl", (int file, int command, ...), command, file, command)
VARIADIC(ioctl, "ioctl", (int file, unsigned long request, ...), request, file, request)

CALL(FILE *, fopen, "open", NULL, (const char *path, const char *mode), (path, mode))
CALL(FILE *, fopen64, "open", NULL, (const char *path, const char *mode), (path, mode))
CALL(ssize_t, read, "read", -1, (int file, void *bytes, size_t n), (file, bytes, n))
CALL(ssize_t, writev, "write", -1, (int f, const struct iovec *v, int n), (f, v, n))
CALL(ssize_t, pread, "pread", -1, (int f, void *b, size_t n, off_t at), (f, b, n, at))
CALL(ssize_t, pread64, "pread", -1, (int f, void *b, size_t n, off64_t at), (f, b, n, at))
CALL(ssize_t, pwrite, "pwrite", -1, (int f, const void *b, size_t n, off_t at), (f, b, n, at))
CALL(ssize_t, pwrite64, "pwrite", -1, (int f, const void *b, size_t n, off64_t at), (f, b, n, at))
CALL(int, rename, "rename", -1, (const char *from, const char *to), (from, to))
CALL(int, renameat, "rename", -1, (int f, const char *a, int t, const char *b), (f, a, t, b))
CALL(int, fsync, "fsync", -1, (int file), (file))
CALL(int, fdatasync, "fsync", -1, (int file), (file))
CALL(int, flock, "flock", -1, (int file, int operation), (file, operation))
CALL(int, ftruncate, "ftruncate", -1, (int file, off_t size), (file, size))
CALL(int, ftruncate64, "ftruncate", -1, (int file, off64_t size), (file, size))
CALL(off_t, lseek, "lseek", -1, (int file, off_t offset, int from), (file, offset, from))
CALL(off64_t, lseek64, "lseek", -1, (int file, off64_t offset, int from), (file, offset, from))
CALL(int, stat, "stat", -1, (const char *path, struct stat *status), (path, status))
CALL(int, stat64, "stat", -1, (const char *path, struct stat64 *status), (path, status))
CALL(int, lstat, "stat", -1, (const char *path, struct stat *status), (path, status))
CALL(int, lstat64, "stat", -1, (const char *path, struct stat64 *status), (path, status))
CALL(int, fstat, "stat", -1, (int file, struct stat *status), (file, status))
CALL(int, fstat64, "stat", -1, (int file, struct stat64 *status), (file, status))
CALL(int, fstatat, "stat", -1, (int f, const char *p, struct stat *s, int o), (f, p, s, o))
CALL(int, access, "access", -1, (const char *path, int mode), (path, mode))
CALL(int, mkdir, "mkdir", -1, (const char *path, mode_t mode), (path, mode))
CALL(int, unlink, "unlink", -1, (const char *path), (path))
CALL(int, unlinkat, "unlink", -1, (int folder, const char *path, int flags), (folder, path, flags))
CALL(int, chmod, "chmod", -1, (const char *path, mode_t mode), (path, mode))
CALL(int, fchmod, "chmod", -1, (int file, mode_t mode), (file, mode))
CALL(int, futimens, "utimens", -1, (int file, const struct timespec t[2]), (file, t))
CALL(DIR *, opendir, "readdir", NULL, (const char *path), (path))
CALL(DIR *, fdopendir, "readdir", NULL, (int file), (file))
CALL(struct dirent *, readdir, "readdir", NULL, (DIR *folder), (folder))
CALL(struct dirent64 *, readdir64, "readdir", NULL, (DIR *folder), (folder))
CALL(ssize_t, readlink, "readlink", -1, (const char *path, char *b, size_t n), (path, b, n))
CALL(char *, realpath, "readlink", NULL, (const char *path, char *result), (path, result))
CALL(char *, getcwd, "getcwd", NULL, (char *buffer, size_t size), (buffer, size))
CALL(int, pipe, "pipe", -1, (int ends[2]), (ends))
CALL(int, pipe2, "pipe", -1, (int ends[2], int flags), (ends, flags))
CALL(int, dup, "dup", -1, (int file), (file))
CALL(int, dup2, "dup", -1, (int file, int other), (file, other))
CALL(int, dup3, "dup", -1, (int file, int other, int flags), (file, other, flags))
CALL(int, posix_spawn, "spawn", error_number,
     (pid_t *restrict id, const char *restrict path, const posix_spawn_file_actions_t *actions,
      const posix_spawnattr_t *restrict attributes, char *const arguments[restrict],
      char *const variables[restrict]),
     (id, path, actions, attributes, arguments, variables))
CALL(int, pthread_create, "thread", error_number,
     (pthread_t *restrict thread, const pthread_attr_t *restrict attributes,
      void *(*start)(void *), void *restrict argument),
     (thread, attributes, start, argument))
CALL(pid_t, waitpid, "wait", -1, (pid_t id, int *status, int options), (id, status, options))
CALL(int, waitid, "wait", -1, (idtype_t t, id_t id, siginfo_t *i, int o), (t, id, i, o))
CALL(int, kill, "kill", -1, (pid_t id, int number), (id, number))
CALL(int, poll, "poll", -1, (struct pollfd *files, nfds_t n, int wait), (files, n, wait))
CALL(int, epoll_create1, "epoll_create", -1, (int flags), (flags))
CALL(int, epoll_ctl, "epoll_ctl", -1, (int e, int o, int f, struct epoll_event *v), (e, o, f, v))
CALL(int, epoll_wait, "epoll_wait", -1, (int e, struct epoll_event *v, int n, int t), (e, v, n, t))
CALL(int, eventfd, "eventfd", -1, (unsigned value, int flags), (value, flags))
CALL(int, timerfd_create, "timerfd", -1, (clockid_t clock, int flags), (clock, flags))
CALL(int, timerfd_settime, "timerfd", -1,
     (int file, int flags, const struct itimerspec *new, struct itimerspec *old),
     (file, flags, new, old))
CALL(int, socket, "socket", -1, (int domain, int type, int protocol), (domain, type, protocol))
CALL(int, socketpair, "socket", -1, (int d, int t, int p, int ends[2]), (d, t, p, ends))
CALL(int, connect, "connect", -1,
     (int file, const struct sockaddr *address, socklen_t n), (file, address, n))
CALL(int, getsockopt, "sockopt", -1,
     (int file, int level, int name, void *value, socklen_t *n), (file, level, name, value, n))
CALL(int, setsockopt, "sockopt", -1,
     (int file, int level, int name, const void *value, socklen_t n), (file, level, name, value, n))
CALL(int, getsockname, "sockname", -1,
     (int file, struct sockaddr *address, socklen_t *n), (file, address, n))
CALL(int, getpeername, "sockname", -1,
     (int file, struct sockaddr *address, socklen_t *n), (file, address, n))
CALL(ssize_t, send, "send", -1, (int f, const void *b, size_t n, int o), (f, b, n, o))
CALL(ssize_t, recv, "recv", -1, (int file, void *bytes, size_t n, int o), (file, bytes, n, o))
CALL(int, getaddrinfo, "getaddrinfo", EAI_MEMORY,
     (const char *restrict host, const char *restrict service,
      const struct addrinfo *restrict hints, struct addrinfo **restrict result),
     (host, service, hints, result))
CALL(void *, mmap, "mmap", MAP_FAILED,
     (void *place, size_t n, int access, int flags, int file, off_t offset),
     (place, n, access, flags, file, offset))
CALL(void *, mmap64, "mmap", MAP_FAILED,
     (void *place, size_t n, int access, int flags, int file, off64_t offset),
     (place, n, access, flags, file, offset))
CALL(int, munmap, "munmap", -1, (void *place, size_t n), (place, n))
CALL(int, mprotect, "mprotect", -1, (void *place, size_t n, int access), (place, n, access))

// The kind "stderr" is every write to the file that was standard error at the start, whatever its
// descriptor is; the kind "write" is every other one.
ssize_t write(int file, const void *bytes, size_t n) {
    static __typeof__(&write) real;
    int error = errno;
    struct stat now;
    int is_error = state == 2 && syscall(SYS_fstat, file, &now) == 0
        && now.st_dev == standard_error.st_dev && now.st_ino == standard_error.st_ino;
    errno = error;
    if (fails(is_error ? "stderr" : "write")) return -1;
    if (!real) real = REAL(write);
    return real(file, bytes, n);
}

// Memory, which counts once the program handles crashes: what ends it before that is not its own.
// `dlsym` allocates some itself, so these call the C library by its own names.
sighandler_t signal(int number, sighandler_t handler) {
    static __typeof__(&signal) real;
    if (!real) real = REAL(signal);
    sighandler_t old = real(number, handler);
    if (number == SIGABRT) has_handlers = 1;
    return old;
}
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
void *malloc(size_t n) { return fails("malloc") ? NULL : __libc_malloc(n); }
void *calloc(size_t n, size_t size) { return fails("malloc") ? NULL : __libc_calloc(n, size); }
void *realloc(void *old, size_t n) { return fails("malloc") ? NULL : __libc_realloc(old, n); }
int posix_memalign(void **result, size_t alignment, size_t n) {
    if (fails("malloc")) return ENOMEM;
    return (*result = __libc_memalign(alignment, n)) ? 0 : ENOMEM;
}
void *aligned_alloc(size_t alignment, size_t n) {
    return fails("malloc") ? NULL : __libc_memalign(alignment, n);
}
