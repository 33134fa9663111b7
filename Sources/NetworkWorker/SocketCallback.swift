#if canImport(Glibc)
import Foundation
import Synchronization

/// Keeps `URLSession` from using the processor while it waits for a response.
///
/// `URLSession` on Linux waits for sockets as libcurl tells it. When libcurl no longer waits to write,
/// which it does to connect, `URLSession` goes on to do so; and as a socket can nearly always be
/// written, it wakes up without end, and on a busy machine requests wait for seconds. Removing the
/// socket and adding it again resets that.
///
/// This replaces the function by which `URLSession` sets its callback. A program's functions precede
/// those of the libraries that it loads; in a static program, `Package.swift` lets them do so.
@_cdecl("CFURLSession_multi_setopt_sf")
public func setSocketCallback(
    _ handle: UnsafeMutableRawPointer?,
    _ option: CInt,
    _ callback: SocketCallback?
) -> CInt {
    guard let callback else { return setOption(handle, option, nil) }
    writtenSockets.withLock { $0.callback = callback }
    return setOption(handle, option) { easy, socket, interest, data, sources in
        waitForSocket(easy, socket, interest, data, sources)
    }
}

/// The callback of `CURLMOPT_SOCKETFUNCTION`: the transfer, the socket, what to wait for, and data of
/// the transfers and of the socket.
public typealias SocketCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, CInt, CInt, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> CInt

/// The function of libcurl that sets an option.
///
/// Swift can't call variadic functions, but a pointer is passed to them as to any other function on
/// the processors that Swift supports on Linux.
private let setOption = unsafeBitCast(
    dlsym(nil, "curl_multi_setopt"),
    to: (@convention(c) (UnsafeMutableRawPointer?, CInt, SocketCallback?) -> CInt).self
)

/// The events that libcurl waits for: its `CURL_POLL_IN` and so on.
private enum SocketInterest {
    static let reading: CInt = 1
    static let removal: CInt = 4
}

private struct WrittenSockets {
    var callback: SocketCallback?

    /// The sockets that it waits to write.
    var sockets: Set<CInt> = []
}

private let writtenSockets = Mutex(WrittenSockets())

private func waitForSocket(
    _ transfer: UnsafeMutableRawPointer?,
    _ socket: CInt,
    _ interest: CInt,
    _ data: UnsafeMutableRawPointer?,
    _ sources: UnsafeMutableRawPointer?
) -> CInt {
    let (callback, wasWritten) = writtenSockets.withLock { state in
        let wasWritten = state.sockets.remove(socket) != nil
        if interest & ~SocketInterest.reading != 0, interest != SocketInterest.removal {
            state.sockets.insert(socket)
        }
        return (state.callback, wasWritten)
    }
    guard let callback else { return 0 }
    guard wasWritten, interest == SocketInterest.reading else {
        return callback(transfer, socket, interest, data, sources)
    }
    _ = callback(transfer, socket, SocketInterest.removal, data, sources)
    return callback(transfer, socket, interest, data, nil)
}
#endif
