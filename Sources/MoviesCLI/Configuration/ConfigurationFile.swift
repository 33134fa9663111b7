import CommandLineKit
import Essentials
import SystemKit
import Terminal

/// A file of options, one on each line as on a command line: `--region=KR` or `--region KR`.
///
/// A value ends with its line, and needs no quotes; `#` begins a line that is a comment. What is
/// wrong with a line does not keep the others from counting.
struct ConfigurationFile: Sendable {
    static let name = "config"

    struct Line: Sendable {
        let option: OptionSpec
        let value: String
        let number: Int
    }

    struct Problem: Sendable {
        /// The option of the line; `nil` if any could be meant.
        var option: OptionSpec?
        let report: ErrorReport
    }

    /// The absolute path; `nil` without a folder for it.
    let path: String?
    private(set) var exists = false
    private(set) var lines: [Line] = []
    private(set) var problems: [Problem] = []

    private let environment: Environment

    init(_ environment: Environment) {
        path = try? Directories(environment: environment).configurationFile.get()
        self.environment = environment
        guard let path, path != "/dev/null" else { return }
        do {
            guard let data = try FileDescriptor.contents(of: path, limit: 1 << 20) else {
                if environment[Self.variable] != nil {
                    add("there is no \(path), which \(Self.variable) names")
                }
                return
            }
            exists = true
            read(Array(data))
        } catch {
            add("can't read \(path): \(error.reason)")
        }
    }

    /// The variable that names another file.
    static let variable = "MOVIES_CONFIG"

    /// The file and a line of it, for a message.
    func place(_ line: Int) -> String { "\(path ?? Self.name):\(line)" }

    private mutating func read(_ contents: [UInt8]) {
        let newline = UInt8(ascii: "\n")
        let lines = contents.split(separator: newline, omittingEmptySubsequences: false)
        for (index, bytes) in lines.enumerated() {
            guard let line = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
                add("\(place(index + 1)) is not text in UTF-8; save the file as UTF-8")
                continue
            }
            let hasMark = index == 0 && line.unicodeScalars.first == "\u{FEFF}"
            let text = String(line.unicodeScalars.dropFirst(hasMark ? 1 : 0)).trimmed
            if !text.isEmpty, !text.hasPrefix("#") { read(text, number: index + 1) }
        }
    }

    private mutating func read(_ text: String, number: Int) {
        let end = text.firstIndex { $0 == "=" || $0.isWhitespace } ?? text.endIndex
        let name = String(text[..<end])
        let rest = text[end...].trimmed
        let typed = rest.isEmpty ? nil : text[end] == "=" ? rest.dropFirst().trimmed : rest
        guard let option = OptionSpec.inFile.first(where: { $0.isNamed(name) }) else {
            return add("\(place(number)): \(Self.unknown(name))")
        }
        do throws(ErrorReport) {
            let (option, value) = try value(typed, of: option)
            lines.append(Line(option: option, value: value, number: number))
        } catch {
            add("\(place(number)): \(error.summary)", option)
        }
    }

    private func value(
        _ typed: String?,
        of option: OptionSpec
    ) throws(ErrorReport) -> (OptionSpec, String) {
        guard let type = option.value else {
            guard typed == nil else { throw .usage("\(option.name) takes no value") }
            return option.alias ?? (option, "")
        }
        if type.completes == .files {
            guard let typed, !typed.isEmpty, typed != "-" else {
                throw .usage("\(option.name) must be the path of a file")
            }
            return (option, absolute(typed))
        }
        guard let typed else { throw .usage("\(option.name) must be \(type.requirement)") }
        guard type.accepts(typed) else {
            throw .usage(type.message(for: typed, of: option.name))
        }
        return (option, typed)
    }

    /// A path in the file is relative to the folder of the file.
    private func absolute(_ value: String) -> String {
        let value = environment.expandingHome(in: value)
        guard !value.hasPrefix("/"), let path, let slash = path.lastIndex(of: "/") else {
            return value
        }
        return path[...slash] + value
    }

    private static func unknown(_ name: String) -> String {
        let shown = name.sanitizedLine(width: 60)
        let program = CommandTable.program
        let others = CommandSpec.paths(from: [program.root]).flatMap { $0.last?.options ?? [] }
        if (program.commonOptions() + others).contains(where: { $0.isNamed(name) }) {
            return "\(shown) is only for command lines; 'movies config' lists what can be here"
        }
        let names = OptionSpec.inFile.map(\.name)
        return "unknown option '\(shown)'\(SpellingSuggestion.hint(for: name, in: names))"
    }

    private mutating func add(_ message: String, _ option: OptionSpec? = nil) {
        problems.append(Problem(option: option, report: ErrorReport(.configuration, message)))
    }
}
