import Foundation

extension Program {
    /// Finds a product that was built with the running tests.
    ///
    /// The tests are in the same directory as the products or, as a bundle on macOS, below it. Some
    /// test runners get the location of the tests as an argument.
    package static func built(_ name: String) throws -> Program {
        let bundles = ([Bundle.main] + Bundle.allBundles).flatMap {
            [$0.executablePath, $0.bundlePath].compactMap(\.self)
        }
        let arguments =
            CommandLine.arguments.prefix(1)
            + CommandLine.arguments.dropFirst().filter { $0.hasPrefix("/") }
        return try nearest(name, above: arguments + bundles)
    }

    /// Finds an executable file in the directories above one of the locations.
    static func nearest(_ name: String, above locations: [String]) throws -> Program {
        for location in locations {
            var directory = URL(filePath: location).standardizedFileURL
            while directory.path != "/" {
                directory.deleteLastPathComponent()
                let candidate = directory.appending(component: name).path
                if SystemPath.isExecutableFile(candidate) { return Program(path: candidate) }
            }
        }
        throw ProgramError.notBuilt(name: name, searchedAbove: locations)
    }
}
