/// Decodes the bytes that a terminal sends into keys, however reads split them.
///
/// Reports that nothing asked for, unknown sequences and invalid UTF-8 are dropped.
struct KeyDecoder: Sendable {
    /// More bytes than any known sequence has.
    private static let pendingLimit = 2 * KeySequence.limit

    /// The start of a character or of a sequence.
    private var pending: [UInt8] = []

    /// A paste before its end mark.
    private var paste: BracketedPasteBuffer?

    /// Whether the paste has timed out before its end mark.
    private var isStalled = false
    private var keys: [Key] = []
    /// Typed text that is not in `keys` yet.
    private var text = ""

    /// Whether the input is incomplete, so that a timeout must resolve it.
    ///
    /// A stalled paste is not: only its end mark or Ctrl-C ends it.
    var isPending: Bool { paste == nil ? !pending.isEmpty : !isStalled }

    /// The time to wait for the rest of incomplete input.
    ///
    /// Short for Escape, which is also a key, and must not lag. The rest of a sequence or a
    /// character always follows, but a slow connection may delay it. A paste that takes longer is
    /// shown in parts.
    var timeoutMilliseconds: Int32 {
        if paste != nil { return 250 }
        return pending == [0x1B] ? 25 : 500
    }

    /// Returns the keys that the bytes complete; incomplete input waits for the next call.
    mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        var rest = pending[...]
        while let byte = rest.first {
            if paste != nil, !isStalled || byte != 0x03 {
                addToPaste(byte)
                rest = rest.dropFirst()
                continue
            }
            // If the end mark of a paste was lost, Ctrl-C must still quit.
            (paste, isStalled) = (nil, false)
            guard let length = decodeFirst(of: rest) else { break }
            rest = rest.dropFirst(length)
        }
        pending = Array(rest)
        if pending.count > Self.pendingLimit {
            // The sequence is unknown; its last byte may begin its end.
            pending.removeSubrange((KeySequence.limit + 3)..<(pending.count - 1))
        }
        return drainKeys()
    }

    mutating func handleTimeout() -> [Key] {
        if let isEmpty = paste?.isEmpty {
            isStalled = true
            if !isEmpty, let text = paste?.drain() { emit(.paste(text)) }
            return drainKeys()
        }
        // An introducer of a sequence alone is Alt with that character.
        if let last = pending.last, last < 0x80, pending.count <= 2 {
            emit(pending.count == 1 ? .escape : .alt(Character(Unicode.Scalar(last))))
        }
        pending = []
        return drainKeys()
    }

    private mutating func addToPaste(_ byte: UInt8) {
        isStalled = false
        guard paste?.append(byte) ?? false, let ended = paste else { return }
        paste = nil
        if !ended.isEmpty || !ended.wasDrained { emit(.paste(ended.text)) }
    }

    /// Decodes the first key; returns how many bytes it has, or `nil` if more must follow.
    private mutating func decodeFirst(of bytes: ArraySlice<UInt8>) -> Int? {
        let byte = bytes[bytes.startIndex]
        if byte == 0x1B { return decodeEscape(bytes) }
        if byte >= 0x80 { return decodeCharacter(bytes) { .text(String($0)) } }
        emit(Key(control: byte) ?? .text(String(Unicode.Scalar(byte))))
        return 1
    }

    /// Decodes a character that is not of ASCII; drops an invalid one.
    private mutating func decodeCharacter(
        _ bytes: ArraySlice<UInt8>,
        as key: (Unicode.Scalar) -> Key
    ) -> Int? {
        var parser = UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        switch parser.parseScalar(from: &iterator) {
        case .valid(let encoded):
            let scalar = UTF8.decode(encoded)
            if scalar.isPrintable { emit(key(scalar)) }
            return encoded.count
        case .error(let length):
            // Either more bytes are missing, or the first one begins no character.
            let begins = (0xC2...0xF4).contains(bytes[bytes.startIndex])
            return begins && length == bytes.count ? nil : length
        case .emptyInput: return nil
        }
    }

    /// Decodes ESC, which is the Escape key, or Alt with a character, or starts a sequence.
    private mutating func decodeEscape(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let next = bytes.dropFirst().first else { return nil }
        switch KeySequence.read(bytes) {
        case .incomplete: return nil
        case .complete(let sequence, let length):
            if sequence?.startsPaste ?? false {
                paste = BracketedPasteBuffer()
            } else if let key = sequence?.key {
                emit(key)
            }
            return length
        case .aborted(let length):
            if length == 2 { emit(.alt(Character(Unicode.Scalar(next)))) }
            return length
        case nil: break
        }
        switch next {
        case 0x08, 0x7F: emit(.deleteWord)
        case 0x20...0x7E: emit(.alt(Character(Unicode.Scalar(next))))
        case 0x80...:
            return decodeCharacter(bytes.dropFirst()) { .alt(Character($0)) }.map { $0 + 1 }
        default:
            // Two keys in quick succession: neither may be lost.
            emit(.escape)
            return 1
        }
        return 2
    }

    private mutating func emit(_ key: Key) {
        // A sequence may encode a character, which is text like any other.
        if case .text(let typed) = key {
            text += typed
            return
        }
        flushText()
        keys.append(key)
    }

    private mutating func flushText() {
        guard !text.isEmpty else { return }
        keys.append(.text(text))
        text = ""
    }

    private mutating func drainKeys() -> [Key] {
        flushText()
        defer { keys = [] }
        return keys
    }
}
