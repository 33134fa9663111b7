/// An escape sequence on its way, up to its final byte.
struct KeySequence: Sendable {
    /// What a byte is to the sequence.
    enum Part: Sendable {
        case body, final
        /// No part of it: the sequence is broken off.
        case foreign
    }

    private enum Form: Sendable {
        /// `CSI`.
        case control
        /// `CSI [`, with which the Linux console begins F1 to F5.
        case console
        /// `CSI M`, a report of the mouse that has so many more bytes.
        case mouse(missing: Int)
        /// `SS3`.
        case single
        /// `OSC`, `DCS` and their kin.
        case string
    }

    /// The longest run of parameters that is looked at.
    static let limit = 256

    /// The byte after ESC.
    let introducer: UInt8
    /// What stands before the final byte; no more than the limit.
    private(set) var parameters: [UInt8] = []
    /// Whether nothing followed the introducer yet.
    private(set) var isEmpty = true
    /// Whether it has something that no key has, such as an intermediate byte.
    private(set) var isUnknown = false
    private var form: Form

    /// `nil` for a byte that begins no sequence after ESC.
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

    var isControl: Bool { if case .control = form { true } else { false } }
    var isConsole: Bool { if case .console = form { true } else { false } }
    var isString: Bool { if case .string = form { true } else { false } }

    /// Takes the next byte, unless it is foreign.
    mutating func take(_ byte: UInt8) -> Part {
        let isFirst = isEmpty
        isEmpty = false
        let part = part(of: byte, isFirst: isFirst)
        if part == .foreign { isEmpty = isFirst }
        return part
    }

    private mutating func part(of byte: UInt8, isFirst: Bool) -> Part {
        switch form {
        case .control: return controlPart(byte, isFirst: isFirst)
        case .console: return (0x20...0x7E).contains(byte) ? .final : .foreign
        case .mouse(let missing):
            form = .mouse(missing: missing - 1)
            return missing > 1 ? .body : .final
        case .single:
            if (0x30...0x3B).contains(byte) { return parameterPart(byte) }
            return (0x20...0x7E).contains(byte) ? .final : .foreign
        case .string:
            isUnknown = true
            if byte == 0x1B { return .foreign }
            return byte == 0x07 && introducer == UInt8(ascii: "]") ? .final : .body
        }
    }

    private mutating func controlPart(_ byte: UInt8, isFirst: Bool) -> Part {
        switch byte {
        case UInt8(ascii: "[") where isFirst:
            form = .console
            return .body
        case UInt8(ascii: "M") where isFirst:
            form = .mouse(missing: 3)
            isUnknown = true
            return .body
        case 0x20...0x2F:
            isUnknown = true
            return .body
        case 0x30...0x3F: return parameterPart(byte)
        case 0x40...0x7E: return .final
        default: return .foreign
        }
    }

    private mutating func parameterPart(_ byte: UInt8) -> Part {
        if parameters.count < Self.limit {
            parameters.append(byte)
        } else {
            isUnknown = true
        }
        return .body
    }
}
