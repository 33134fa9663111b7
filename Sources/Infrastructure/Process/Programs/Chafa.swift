/// Makes letters in colours out of pictures, with the program `chafa`.
public struct Chafa: Sendable {
    private static let timeout = Duration.seconds(5)

    /// More is no text of a terminal.
    private static let sizeLimit = 1 << 20

    /// The most that is decoded, in pixels.
    ///
    /// TMDB's largest posters have 6 megapixels. `chafa` decodes all of an image: one of 400
    /// megapixels, in a file of 1.2 MB, took 1.1 GB of memory.
    private static let pixelLimit = 16_000_000

    private let path: String

    /// Fails where there is no such program.
    public init?() {
        guard let path = Executable.path(of: "chafa") else { return nil }
        self.path = path
    }

    /// Lines of letters and colour sequences, no more of them than `rows`, none wider than `columns`;
    /// `nil` where the program makes nothing of the picture.
    public func text(of picture: [UInt8], columns: Int, rows: Int) async -> String? {
        guard let header = ImageHeader(picture), header.pixelCount <= Self.pixelLimit else {
            return nil
        }
        let arguments = [
            "--format", "symbols", "--animate", "off", "--size", "\(columns)x\(rows)", "-",
        ]
        let program = ProgramInvocation(path: path, arguments: arguments)
        guard let process = try? ChildProcess(program) else { return nil }
        let deadline = ContinuousClock.now.advanced(by: Self.timeout)
        // A picture that cannot be shown is left out.
        let text: Data?? = try? await BlockingWork.run {
            try? process.output(for: Data(picture), limit: Self.sizeLimit, until: deadline)
        } abandon: {
            process.terminate()
        }
        return (text ?? nil).map { String(decoding: $0, as: UTF8.self) }
    }
}
