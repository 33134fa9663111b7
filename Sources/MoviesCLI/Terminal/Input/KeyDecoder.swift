/// Decodes the bytes that a terminal sends into keys, however reads split them.
///
/// Reports that nothing asked for, unknown sequences and invalid UTF-8 are dropped.
struct KeyDecoder: Sendable {
    private enum State: Sendable {
        case ground
        /// After ESC, which is the Escape key or starts a sequence.
        case escape
        /// Inside a multibyte character after ESC.
        case alt
        case sequence(KeySequence)
        /// After the ESC of a string terminator (`ESC \`).
        case stringEnd(KeySequence)
        case paste
        /// A paste that has timed out before its end mark.
        case stalledPaste
    }

    private var state = State.ground
    private var utf8 = UTF8Decoder()
    private var paste = BracketedPasteBuffer()
    private var keys: [Key] = []
    /// Typed text that is not in `keys` yet.
    private var text = ""

    /// Whether the input is incomplete, so that a timeout must resolve it.
    ///
    /// A stalled paste is not: only its end mark or Ctrl-C ends it.
    var isPending: Bool {
        switch state {
        case .ground: utf8.isPending
        case .stalledPaste: false
        case .escape, .alt, .sequence, .stringEnd, .paste: true
        }
    }

    /// How long to wait for the rest of incomplete input.
    ///
    /// Short for Escape, which is also a key, and must not lag. The rest of a sequence or a
    /// character always follows, but a slow connection may delay it. A paste that takes longer is
    /// shown in parts.
    var timeoutMilliseconds: Int32 {
        switch state {
        case .escape: 25
        case .paste: 250
        case .ground, .alt, .sequence, .stringEnd, .stalledPaste: 500
        }
    }

    /// Returns the keys that the bytes complete; incomplete input waits for the next call.
    mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
        for byte in bytes { handle(byte) }
        return drainKeys()
    }

    /// Returns the keys of incomplete input after a timeout.
    mutating func handleTimeout() -> [Key] {
        switch state {
        case .paste, .stalledPaste:
            let keys = paste.isEmpty ? [] : [Key.paste(paste.drain())]
            state = .stalledPaste
            return keys
        case .escape: emit(.escape)
        case .sequence(let sequence): abort(sequence)
        case .ground, .alt, .stringEnd: break
        }
        utf8.reset()
        state = .ground
        return drainKeys()
    }

    private mutating func handle(_ byte: UInt8) {
        switch state {
        case .ground: handleInGround(byte)
        case .escape: handleAfterEscape(byte)
        case .alt: handleInAlt(byte)
        case .sequence(let sequence): handle(byte, in: sequence)
        case .stringEnd(let string):
            state = .ground
            guard byte == UInt8(ascii: "\\") else { return handleAfterEscape(byte) }
            if let reply = TerminalReply(string: string) { emit(.reply(reply)) }
        case .stalledPaste where byte == 0x03:
            // The end mark was lost, and Ctrl-C must still quit.
            paste = BracketedPasteBuffer()
            handleInGround(byte)
        case .paste, .stalledPaste:
            state = .paste
            guard paste.append(byte) else { return }
            state = .ground
            if !paste.isEmpty || !paste.wasDrained { emit(.paste(paste.text)) }
            paste = BracketedPasteBuffer()
        }
    }

    private mutating func handleInGround(_ byte: UInt8) {
        state = .ground
        guard byte < 0x80 else {
            if let scalar = utf8.decode(byte), scalar.isPrintable {
                text.unicodeScalars.append(scalar)
            }
            return
        }
        utf8.reset()
        if byte == 0x1B {
            state = .escape
        } else if let key = Key(control: byte) {
            emit(key)
        } else {
            text.unicodeScalars.append(Unicode.Scalar(byte))
        }
    }

    private mutating func handleAfterEscape(_ byte: UInt8) {
        if let sequence = KeySequence(introducer: byte) {
            state = .sequence(sequence)
            return
        }
        switch byte {
        case 0x08, 0x7F: emit(.deleteWord)
        case 0x20...0x7E: emit(.alt(Character(Unicode.Scalar(byte))))
        case 0x80...:
            state = .alt
            handleInAlt(byte)
        default:
            // Two keys in quick succession: neither may be lost.
            emit(.escape)
            handleInGround(byte)
        }
    }

    private mutating func handleInAlt(_ byte: UInt8) {
        guard byte >= 0x80 else { return handleInGround(byte) }
        let scalar = utf8.decode(byte)
        if utf8.isPending { return }
        state = .ground
        if let scalar, scalar.isPrintable { emit(.alt(Character(scalar))) }
    }

    private mutating func handle(_ byte: UInt8, in sequence: KeySequence) {
        var sequence = sequence
        state = .ground
        switch sequence.consume(byte) {
        case .parameter: state = .sequence(sequence)
        case .invalid where sequence.form == .string: state = .stringEnd(sequence)
        case .invalid:
            abort(sequence)
            handleInGround(byte)
        case .final where sequence.startsPaste(final: byte): state = .paste
        // Some terminals end strings with BEL.
        case .final where sequence.form == .string:
            if let reply = TerminalReply(string: sequence) { emit(.reply(reply)) }
        case .final:
            if let key = sequence.key(final: byte) { emit(key) }
        }
    }

    /// Ends an incomplete sequence: an introducer alone is Alt with that character.
    private mutating func abort(_ sequence: KeySequence) {
        guard sequence.isEmpty else { return }
        emit(.alt(Character(Unicode.Scalar(sequence.introducer))))
    }

    private mutating func emit(_ key: Key) {
        state = .ground
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
