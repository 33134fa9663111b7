import TestSupport
import Testing

@testable import Terminal

struct TerminationSignalsTests {
    @Test func `shows nothing that another thread draws after the line is erased`() throws {
        let folder = try TemporaryDirectory()
        let output = FileDescriptorOutput(
            descriptor: open(folder.path(of: "terminal"), O_WRONLY | O_CREAT, 0o600)
        )
        defer { close(output.descriptor) }
        try output.write("⠋ searching")

        TerminationSignals.erase(lineOn: output.descriptor)
        try output.write("\r⠙ searching")

        #expect(try folder.read("terminal") == "⠋ searching\r\u{1B}[K")
    }

    @Test func `distinguishes a signal that is ignored from others`() {
        #expect(TerminationSignals.isIgnored(SIG_IGN))
        #expect(!TerminationSignals.isIgnored(SIG_DFL))
        #expect(!TerminationSignals.isIgnored { _ in })
    }
}
