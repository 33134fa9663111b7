import Foundation

/// Reads the requests of one connection, one after another.
struct HTTPRequestReader {
    private let socket: Descriptor
    /// Bytes that have arrived and are not part of a request so far.
    private var buffer = Data()

    /// Why there is no further request.
    enum Failure: Error {
        case connectionEnded
        case malformed
    }

    init(socket: Descriptor) { self.socket = socket }

    /// Blocks until a complete request has arrived.
    mutating func next() throws(Failure) -> HTTPTestRequest {
        if buffer.isEmpty { try receiveMore() }
        // A TLS client would wait for a response as long as we wait for its request.
        guard buffer.first.map(Unicode.Scalar.init)?.properties.isAlphabetic == true else {
            throw .malformed
        }
        let head = try block(endingWith: "\r\n\r\n")
        var lines = head.components(separatedBy: "\r\n")[...]
        let start = (lines.popFirst() ?? "").split(separator: " ")
        guard start.count == 3, start[2].hasPrefix("HTTP/1.") else { throw .malformed }
        let request = HTTPTestRequest(
            method: String(start[0]),
            target: String(start[1]),
            version: String(start[2]),
            headers: try lines.map { line throws(Failure) in try header(line) },
            body: Data()
        )
        return request.replacingBody(by: try body(of: request))
    }

    private func header(_ line: String) throws(Failure) -> (name: String, value: String) {
        guard let colon = line.firstIndex(of: ":") else { throw .malformed }
        let value = line[line.index(after: colon)...]
        return (String(line[..<colon]), value.trimmingCharacters(in: .whitespaces))
    }

    private mutating func body(of request: HTTPTestRequest) throws(Failure) -> Data {
        if request.header("Expect")?.lowercased() == "100-continue" {
            _ = socket.sendAll(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
        }
        if request.header("Transfer-Encoding")?.lowercased() == "chunked" {
            return try chunks()
        }
        guard let length = request.header("Content-Length") else { return Data() }
        guard let count = Int(length), count >= 0 else { throw .malformed }
        return try bytes(count)
    }

    private mutating func chunks() throws(Failure) -> Data {
        var body = Data()
        while true {
            let size = try block(endingWith: "\r\n").prefix { $0 != ";" }
            guard let count = Int(size, radix: 16), count >= 0 else { throw .malformed }
            guard count > 0 else { break }
            body += try bytes(count)
            guard try block(endingWith: "\r\n").isEmpty else { throw .malformed }
        }
        while try !block(endingWith: "\r\n").isEmpty {}
        return body
    }

    /// Reads up to `end`, which is dropped.
    private mutating func block(endingWith end: String) throws(Failure) -> String {
        while true {
            if let range = buffer.firstRange(of: Data(end.utf8)) {
                let block = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
                buffer = Data(buffer[range.upperBound...])
                return block
            }
            try receiveMore()
        }
    }

    private mutating func bytes(_ count: Int) throws(Failure) -> Data {
        while buffer.count < count { try receiveMore() }
        defer { buffer = Data(buffer.dropFirst(count)) }
        return Data(buffer.prefix(count))
    }

    private mutating func receiveMore() throws(Failure) {
        guard let bytes = socket.receive() else { throw .connectionEnded }
        buffer += bytes
    }
}
