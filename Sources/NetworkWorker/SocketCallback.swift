#if STATIC_FOUNDATION || canImport(Glibc)
import Foundation
import Synchronization

/// Keeps `URLSession` from using the processor while it waits for a response.
///
/// `URLSession` on Linux waits for sockets as libcurl tells it. When libcurl no longer waits to write,
/// which it does to connect, `URLSession` goes on to do so; and as a socket can nearly always be
/// written, it wakes up without end. To remove the socket and to add it again makes it forget. On a
/// busy machine, requests would otherwise wait for seconds behind those wake-ups.
///
/// It takes the place of the function by which `URLSession` sets its callback. In a static program the
/// linker replaces that, and calls it `__real_…`; in any other, the program's functions precede
/// those of the libraries that it loads.
#if STATIC_FOUNDATION
@_cdecl("__wrap_CFURLSession_multi_setopt_sf")
#else
@_cdecl("CFURLSession_multi_setopt_sf")
#endif
public func setSocketCallback(
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
public typealias SocketCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, CInt, CInt, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> CInt

#if STATIC_FOUNDATION
@_silgen_name("__real_CFURLSession_multi_setopt_sf")
private func setOriginalSocketCallback(
    _ handle: UnsafeMutableRawPointer?,
    _ option: CInt,
    _ callback: SocketCallback?
) -> CInt
#else
private let setOriginalSocketCallback = unsafeBitCast(
    // The handle is `RTLD_NEXT`: what comes after the program.
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), "CFURLSession_multi_setopt_sf"),
    to: (@convention(c) (UnsafeMutableRawPointer?, CInt, SocketCallback?) -> CInt).self
)
#endif

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
