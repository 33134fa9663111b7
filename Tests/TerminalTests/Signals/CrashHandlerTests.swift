import Foundation
import Testing

@testable import Terminal

struct CrashHandlerTests {
    @Test(
        arguments: [
            (ENOMEM, .noMemory, 75), (EMFILE, .noDescriptors, 75), (ENFILE, .noDescriptors, 75),
            (0, .bug, 70), (ENOENT, .bug, 70), (EAGAIN, .bug, 70),
        ] as [(CInt, CrashHandler.Cause, CInt)]
    )
    func `distinguishes a bug from a system that is short of a resource`(
        number: CInt,
        cause: CrashHandler.Cause,
        status: CInt
    ) {
        #expect(CrashHandler.Cause(errorNumber: number) == cause)
        #expect(cause.exitStatus == status)
    }
}
