#if STATIC_FOUNDATION
import Synchronization

/// Keeps `URLSession` from using the processor while it waits for a response.
///
/// `URLSession` on Linux waits for sockets as libcurl tells it. When libcurl no longer waits to write,
/// which it does to connect, `URLSession` goes on to do so; and as a socket can nearly always be
/// written, it wakes up without end. To remove the socket and to add it again makes it forget.
///
/// The linker replaces the function by which `URLSession` sets its callback, and calls that
/// `__real_…`. It can do so only where the libraries are linked statically.
@_cdecl("__wrap_CFURLSession_multi_setopt_sf")
func setSocketCallback(
    _ handle: UnsafeMutableRawPointer?,
    _ option: CInt,
    _ callback: SocketCallback?
) -> CInt {
    guard let callback else { return setOriginalSocketCallback(handle, option, nil) }
    writtenSockets.withLock { $0.callback = callback }
    return setOriginalSocketCallback(handle, option) { easy, socket, interest, data, sources in
        waitForSocket(easy, socket, interest, data, sources)
    }
}

/// The callback of `CURLMOPT_SOCKETFUNCTION`: the transfer, the socket, what to wait for, and data of
/// the transfers and of the socket.
typealias SocketCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, CInt, CInt, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> CInt

@_silgen_name("__real_CFURLSession_multi_setopt_sf")
private func setOriginalSocketCallback(
    _ handle: UnsafeMutableRawPointer?,
    _ option: CInt,
    _ callback: SocketCallback?
) -> CInt

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
