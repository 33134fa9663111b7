/// An escape sequence that is being read, up to its final byte.
struct KeySequence: Sendable {
    /// What a byte means within the sequence.
    enum Part: Sendable {
        case parameter, final
        /// Not allowed here: it aborts the sequence.
        case invalid
    }

    enum Form: Hashable, Sendable {
        /// `CSI`.
        case control
        /// `CSI [`, which starts F1 to F5 on the Linux console.
        case console
        /// `CSI M`, a mouse report, with the number of bytes still to come.
        case mouse(missing: Int)
        /// `SS3`.
        case single
        /// `OSC`, `DCS` and similar.
        case string
    }

    /// How many bytes of parameters are stored; a longer sequence is unknown.
    static let limit = 256

    /// The byte after ESC.
    let introducer: UInt8
    /// The bytes before the final one, up to the limit.
    private(set) var parameters: [UInt8] = []
    /// Whether nothing has followed the introducer so far.
    private(set) var isEmpty = true
    /// Whether it contains what no key has, such as an intermediate byte.
    private(set) var isUnknown = false
    private(set) var form: Form

    /// `nil` for a byte that starts no sequence after ESC.
    init?(introducer: UInt8) {
        self.introducer = introducer
        switch introducer {
        case UInt8(ascii: "["): form = .control
        case UInt8(ascii: "O"): form = .single
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            form = .string
        default: return nil
        }
    }

    var text: String { String(decoding: parameters, as: UTF8.self) }

    /// Adds the next byte unless it is invalid.
    mutating func consume(_ byte: UInt8) -> Part {
        let part = part(of: byte)
        if part != .invalid { isEmpty = false }
        return part
    }

    private mutating func part(of byte: UInt8) -> Part {
        switch form {
        case .control: return controlPart(byte)
        case .console: return (0x20...0x7E).contains(byte) ? .final : .invalid
        case .mouse(let missing):
            form = .mouse(missing: missing - 1)
            return missing > 1 ? .parameter : .final
        case .single:
            if (0x30...0x3B).contains(byte) { return parameterPart(byte) }
            return (0x20...0x7E).contains(byte) ? .final : .invalid
        case .string:
            if byte == 0x1B { return .invalid }
            return byte == 0x07 && introducer == UInt8(ascii: "]") ? .final : parameterPart(byte)
        }
    }

    private mutating func controlPart(_ byte: UInt8) -> Part {
        switch byte {
        case UInt8(ascii: "[") where isEmpty:
            form = .console
            return .parameter
        case UInt8(ascii: "M") where isEmpty:
            form = .mouse(missing: 3)
            isUnknown = true
            return .parameter
        case 0x20...0x2F:
            isUnknown = true
            return .parameter
        case 0x30...0x3F: return parameterPart(byte)
        case 0x40...0x7E: return .final
        default: return .invalid
        }
    }

    private mutating func parameterPart(_ byte: UInt8) -> Part {
        if parameters.count < Self.limit { parameters.append(byte) } else { isUnknown = true }
        return .parameter
    }
}
