extension Descriptor {
    /// Blocks until bytes arrive on a socket; `nil` means that the connection ended.
    func receive() -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: 16 * 1024)
        while true {
            let count = recv(number, &chunk, chunk.count, 0)
            if count > 0 { return Array(chunk.prefix(count)) }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    /// Blocks until all bytes are handed to the system; `false` means that the connection ended.
    func sendAll(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
        let bytes = Array(bytes)
        return bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Platform.sendBytes(UnsafeRawBufferPointer(rebasing: rest), to: number)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// Ends a connection from any thread, and wakes the thread that reads or writes.
    func disconnect() { ifOpen { _ = shutdown($0, Int32(SHUT_RDWR)) } }

    /// Closes a connection normally, after everything that was sent.
    ///
    /// Closing a socket with unread bytes would reset the connection, so they are read.
    /// After a reset this does nothing: the number may belong to another descriptor by then.
    func hangUp() {
        ifOpen { number in
            _ = shutdown(number, Int32(SHUT_WR))
            var chunk = [UInt8](repeating: 0, count: 4096)
            while recv(number, &chunk, chunk.count, Int32(MSG_DONTWAIT)) > 0 {}
        }
        closeNow()
    }

    /// Ends a connection so that the peer sees a reset.
    func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        let size = socklen_t(MemoryLayout<linger>.size)
        _ = setsockopt(number, SOL_SOCKET, SO_LINGER, &option, size)
        closeNow()
    }
}
