/// Turns the bytes that a terminal sends into keys, however they are split over reads.
///
/// What the terminal answers by itself (reports, the mouse, the focus) and sequences that are
/// unknown are dropped, and so is what is not UTF-8.
struct KeyDecoder: Sendable {
    private enum State: Sendable {
        case ground
        /// After ESC, which may be the key or the beginning of a sequence.
        case escape
        /// Inside a character of more than one byte after ESC.
        case alt
        case sequence(KeySequence)
        /// After the ESC that ends a string, of which a backslash is the other half.
        case stringEnd
        case paste

        /// A paste of which nothing has come for a while.
        case stalledPaste
    }

    private var state = State.ground
    private var character = ScalarAssembler()
    private var buffer = BracketedPasteBuffer()
    private var keys: [Key] = []
    /// Typed, and not among the keys yet.
    private var text = ""

    /// Whether something waits for its other half, which a time-out would settle.
    ///
    /// Once a paste has stalled there is nothing to settle: only its mark ends it, or Ctrl-C.
    var isPending: Bool {
        switch state {
        case .ground: character.isPending
        case .stalledPaste: false
        case .escape, .alt, .sequence, .stringEnd, .paste: true
        }
    }

    /// In milliseconds: how long the other half is worth waiting for.
    ///
    /// Escape is a key of its own, and nobody wants to wait for what it does. Of a sequence or a
    /// letter that has begun the rest comes for sure, but a slow line may take its time. Of a paste
    /// that takes longer the beginning can be shown.
    var patience: Int32 {
        switch state {
        case .escape: 25
        case .paste: 250
        case .ground, .alt, .sequence, .stringEnd, .stalledPaste: 500
        }
    }

    /// The keys that the bytes complete; what is not whole is kept for the next call.
    mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
        for byte in bytes { take(byte) }
        return finish()
    }

    /// The keys that are left when nothing has followed in time what is not whole.
    mutating func timeOut() -> [Key] {
        switch state {
        case .paste, .stalledPaste:
            let keys = buffer.isEmpty ? [] : [Key.paste(buffer.takeText())]
            state = .stalledPaste
            return keys
        case .escape: give(.escape)
        case .sequence(let sequence): abort(sequence)
        case .ground, .alt, .stringEnd: break
        }
        character.drop()
        state = .ground
        return finish()
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: handleInGround(byte)
        case .escape: takeAfterEscape(byte)
        case .alt: takeAfterAlt(byte)
        case .sequence(let sequence): take(byte, in: sequence)
        case .stringEnd:
            state = .ground
            if byte != UInt8(ascii: "\\") { takeAfterEscape(byte) }
        case .stalledPaste where byte == 0x03:
            // Its end was lost, and somebody wants to get out.
            buffer = BracketedPasteBuffer()
            handleInGround(byte)
        case .paste, .stalledPaste:
            state = .paste
            guard buffer.take(byte) else { return }
            state = .ground
            if !buffer.isEmpty || !buffer.wasTaken { give(.paste(buffer.text)) }
            buffer = BracketedPasteBuffer()
        }
    }

    private mutating func handleInGround(_ byte: UInt8) {
        state = .ground
        guard byte < 0x80 else {
            if let scalar = character.scalar(completedBy: byte), scalar.isPrintable {
                text.unicodeScalars.append(scalar)
            }
            return
        }
        character.drop()
        if byte == 0x1B {
            state = .escape
        } else if let key = Key(control: byte) {
            give(key)
        } else {
            text.unicodeScalars.append(Unicode.Scalar(byte))
        }
    }

    private mutating func takeAfterEscape(_ byte: UInt8) {
        if let sequence = KeySequence(introducer: byte) {
            state = .sequence(sequence)
            return
        }
        switch byte {
        case 0x08, 0x7F: give(.deleteWord)
        case 0x20...0x7E: give(.alt(Character(Unicode.Scalar(byte))))
        case 0x80...:
            state = .alt
            takeAfterAlt(byte)
        default:
            // Two keys in quick succession: neither may be lost.
            give(.escape)
            handleInGround(byte)
        }
    }

    private mutating func takeAfterAlt(_ byte: UInt8) {
        guard byte >= 0x80 else { return handleInGround(byte) }
        let scalar = character.scalar(completedBy: byte)
        if character.isPending { return }
        state = .ground
        if let scalar, scalar.isPrintable { give(.alt(Character(scalar))) }
    }

    private mutating func take(_ byte: UInt8, in sequence: KeySequence) {
        var sequence = sequence
        state = .ground
        switch sequence.take(byte) {
        case .body: state = .sequence(sequence)
        case .foreign where sequence.isString: state = .stringEnd
        case .foreign:
            abort(sequence)
            handleInGround(byte)
        case .final where sequence.beginsPaste(final: byte): state = .paste
        case .final:
            if let key = sequence.key(final: byte) { give(key) }
        }
    }

    /// A sequence of which only the introducer came is Alt with that character.
    private mutating func abort(_ sequence: KeySequence) {
        guard sequence.isEmpty else { return }
        give(.alt(Character(Unicode.Scalar(sequence.introducer))))
    }

    private mutating func give(_ key: Key) {
        state = .ground
        // A sequence may stand for a character, which is text as any other.
        if case .text(let typed) = key {
            text += typed
            return
        }
        giveText()
        keys.append(key)
    }

    private mutating func giveText() {
        guard !text.isEmpty else { return }
        keys.append(.text(text))
        text = ""
    }

    private mutating func finish() -> [Key] {
        giveText()
        defer { keys = [] }
        return keys
    }
}
