import Foundation

/// Reads the requests of one connection, one after another; none has a body.
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
        return HTTPTestRequest(
            method: String(start[0]),
            target: String(start[1]),
            version: String(start[2]),
            headers: try lines.map { line throws(Failure) in try header(line) }
        )
    }

    private func header(_ line: String) throws(Failure) -> (name: String, value: String) {
        guard let colon = line.firstIndex(of: ":") else { throw .malformed }
        let value = line[line.index(after: colon)...]
        return (String(line[..<colon]), value.trimmingCharacters(in: .whitespaces))
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

    private mutating func receiveMore() throws(Failure) {
        guard let bytes = socket.receive() else { throw .connectionEnded }
        buffer += bytes
    }
}
