import Foundation
import TestSupport
import Testing

@testable import SystemKit

struct PlatformTests {
    @Test(arguments: [["movies"], ["movies", "search", "blade runner"], ["", ""]])
    func `finds arguments by their place in memory`(arguments: [String]) {
        let words = arguments.map { strdup($0) }
        defer { words.forEach { free($0) } }
        let count = UnsafeMutablePointer<CChar>(bitPattern: words.count)
        var memory = [nil, count] + words + [nil, nil]

        let found = memory.withUnsafeMutableBufferPointer {
            Platform.arguments(before: $0.baseAddress! + words.count + 3)
        }

        #expect(found == arguments)
    }

    @Test func `knows the arguments of this process`() {
        #expect(Platform.arguments == CommandLine.arguments)
    }
}
