import Essentials
import Images
import SystemKit

/// Converts images to colored text with the program `chafa`.
package struct Chafa: Sendable {
    private static let timeout = Duration.seconds(5)

    /// In bytes; no terminal shows as much text.
    private static let sizeLimit = 1 << 20

    private let path: String

    init(path: String) { self.path = path }

    package init?() {
        guard let path = Executable.path(of: "chafa") else { return nil }
        self.path = path
    }

    /// Lines of characters and color sequences: at most `rows` lines, at most `columns` wide; `nil`
    /// if the program can't convert the image.
    package func text(of image: [UInt8], columns: Int, rows: Int) async -> String? {
        guard let header = ImageHeader(image), header.pixelCount <= TerminalGraphics.pixelLimit
        else { return nil }
        let arguments = [
            "--format", "symbols", "--animate", "off", "--size", "\(columns)x\(rows)", "-",
        ]
        let program = ProgramInvocation(path: path, arguments: arguments)
        guard let process = try? ChildProcess(program) else { return nil }
        let deadline = ContinuousClock.now.advanced(by: Self.timeout)
        // An image that can't be converted is left out.
        let input = Data(image)
        let text = try? await process.output(for: input, limit: Self.sizeLimit, until: deadline)
        return text.map { String(decoding: $0, as: UTF8.self) }
    }
}
