/// TCP sockets of this machine's loopback interface.
enum LoopbackSocket {
    /// A new socket.
    static func make(_ family: LoopbackFamily = .ipv4) throws -> Descriptor {
        let domain = family == .ipv6 ? AF_INET6 : AF_INET
        let number = try SystemCallError.check(Platform.makeSocket(domain), "socket")
        let descriptor = try Descriptor(owning: number)
        try prepare(descriptor)
        return descriptor
    }

    /// A socket that is bound to a free port and doesn't listen.
    static func bound(_ family: LoopbackFamily = .ipv4) throws -> (socket: Descriptor, port: Int) {
        let descriptor = try make(family)
        switch family {
        case .ipv4:
            var address = loopback(port: 0)
            try bind(descriptor, &address)
            return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
        case .ipv6:
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_addr = in6addr_loopback
            try bind(descriptor, &address)
            return (descriptor, Int(UInt16(bigEndian: address.sin6_port)))
        }
    }

    /// Binds the socket, and stores its port in the address.
    private static func bind<Address>(_ descriptor: Descriptor, _ address: inout Address) throws {
        try withSocketAddress(&address) { pointer, length in
            try SystemCallError.check(
                systemBind(descriptor.number, pointer, length.pointee),
                "bind"
            )
            let result = getsockname(descriptor.number, pointer, length)
            try SystemCallError.check(result, "getsockname")
        }
    }

    /// Accepts one connection of a non-blocking socket, or fails with `errno` set.
    static func accepted(from listener: Descriptor) throws -> Descriptor {
        let number = Platform.acceptConnection(of: listener.number)
        let descriptor = try Descriptor(owning: SystemCallError.check(number, "accept"))
        // BSD sockets inherit the non-blocking mode.
        _ = fcntl(descriptor.number, F_SETFL, 0)
        try prepare(descriptor)
        return descriptor
    }

    /// Connects to a port, or starts connecting if the socket is non-blocking.
    static func connect(_ descriptor: Descriptor, to port: Int) throws {
        var address = loopback(port: port)
        try withSocketAddress(&address) { pointer, length in
            let result = systemConnect(descriptor.number, pointer, length.pointee)
            guard result == 0 || errno == EINPROGRESS else { throw SystemCallError("connect") }
        }
    }

    static func makeNonBlocking(_ descriptor: Descriptor) throws {
        try SystemCallError.check(fcntl(descriptor.number, F_SETFL, O_NONBLOCK), "fcntl")
    }

    private static func prepare(_ descriptor: Descriptor) throws {
        // Bytes that a reply sends one by one must not be combined.
        try enable(TCP_NODELAY, at: Int32(IPPROTO_TCP), of: descriptor)
    }

    private static func enable(_ option: Int32, at level: Int32, of socket: Descriptor) throws {
        var value: Int32 = 1
        let size = socklen_t(MemoryLayout.size(ofValue: value))
        let result = setsockopt(socket.number, level, option, &value, size)
        // On BSD this fails if the peer is already gone, which the end of the connection shows,
        // too.
        guard result == 0 || errno == EINVAL else { throw SystemCallError("setsockopt") }
    }

    private static func loopback(port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    private static func withSocketAddress<Address>(
        _ address: inout Address,
        _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) throws -> Void
    ) rethrows {
        var length = socklen_t(MemoryLayout<Address>.size)
        try withUnsafeMutablePointer(to: &address) { pointer in
            try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { try body($0, &length) }
        }
    }
}

// The functions of the C library, which the static ones above shadow.
private func systemBind(
    _ socket: Int32,
    _ address: UnsafePointer<sockaddr>,
    _ length: socklen_t
) -> Int32 {
    bind(socket, address, length)
}

private func systemConnect(
    _ socket: Int32,
    _ address: UnsafePointer<sockaddr>,
    _ length: socklen_t
) -> Int32 {
    connect(socket, address, length)
}
