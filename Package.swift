// swift-tools-version: 6.2
import PackageDescription

/// Makes warnings errors in debug builds, so that no build needs an option for it.
///
/// A newer compiler may have other warnings.
#if compiler(<6.4)
let strictness = SwiftSetting.treatAllWarnings(as: .error, .when(configuration: .debug))
#else
let strictness = SwiftSetting.treatAllWarnings(as: .warning)
#endif

let upcomingFeatures: [SwiftSetting] = [
    strictness,
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // What needs no wait needs no other thread either.
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// Whether `movies` is linked without any shared library, as `make` does it on Linux.
let isStaticExecutable = Context.environment["MOVIES_STATIC_EXECUTABLE"] == "1"

/// Asks for larger stacks of Swift's shared threads, which only musl respects.
///
/// Its default of 128 KiB is too little for `JSONDecoder`, which recurses once per level of what
/// it decodes.
let threadStacks = LinkerSetting.unsafeFlags(
    ["-Xlinker", "-z", "-Xlinker", "stack-size=524288"],
    .when(platforms: [.linux])
)

/// Names the build in the program, by which a stored index of the built-in movies is recognized.
let buildID = LinkerSetting.unsafeFlags(["-Xlinker", "--build-id"], .when(platforms: [.linux]))

/// Links `movies` without any shared library.
///
/// The C library's start code would register the unwind tables, which the first thread that ends
/// then sorts: 13 ms. Without the symbols of the registration it does not, and the unwinder
/// finds the sorted table that the linker has made (`PT_GNU_EH_FRAME`).
let staticExecutable = LinkerSetting.unsafeFlags(
    ["-static-executable"]
        + ["__register_frame_info", "__deregister_frame_info"].flatMap {
            ["-Xlinker", "--defsym=\($0)=0"]
        }
)

/// Replaces functions of the libraries that are inside a program by our own, which explain why.
func replacing(_ functions: String...) -> LinkerSetting {
    .unsafeFlags(functions.flatMap { ["-Xlinker", "--wrap=\($0)"] })
}

/// See `ReplacedFunctions.swift` and `ProcessPath.swift`.
let withoutProc = replacing(
    "swift_copyAuxiliaryExecutablePath",
    "_dispatch_workq_worker_register",
    "_dispatch_workq_worker_unregister",
    "_CFProcessPath"
)

/// Prefers a program's functions to those of static libraries; see `SocketCallback.swift`.
let ownFunctionsFirst = LinkerSetting.unsafeFlags(
    ["-Xlinker", "-z", "-Xlinker", "muldefs"],
    .when(platforms: [.linux])
)

/// Optimizes debug builds as well.
///
/// The first search indexes ten thousand movies, which takes seconds without optimization.
let optimized = SwiftSetting.unsafeFlags(["-O"], .when(configuration: .debug))

/// A layer of the program, or a library of one, in a folder of `Sources`.
///
/// `dependencies` are the arrows that the design allows, and no others. `libraries` are the folders
/// in the layer that are targets of their own, and `data` are those that scripts read.
func module(
    _ name: String,
    in folder: String? = nil,
    dependencies: [Target.Dependency] = [],
    libraries: [String] = [],
    data: [String] = [],
    settings: [SwiftSetting] = []
) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        path: "Sources/\(folder ?? name)",
        exclude: libraries + data,
        swiftSettings: upcomingFeatures + settings
    )
}

/// The tests of a module, which also use its dependencies.
func tests(
    _ module: String,
    dependencies: [Target.Dependency] = [],
    resources: [Resource] = []
) -> Target {
    .testTarget(
        name: "\(module)Tests",
        dependencies: [.target(name: module), "TestSupport"] + dependencies,
        resources: resources,
        swiftSettings: upcomingFeatures
    )
}

/// What several test targets share.
func doubles(_ name: String, dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        path: "Tests/\(name)",
        swiftSettings: upcomingFeatures
    )
}

let package = Package(
    name: "movies",
    // `Mutex` of the Synchronization library needs it.
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "movies", targets: ["MoviesCLI"]),
        .executable(name: "movies-network", targets: ["NetworkWorker"]),
    ],
    dependencies: [],
    targets: [
        // The layers.
        module(
            "Domain",
            dependencies: ["Text"],
            libraries: ["Text"]
        ),
        module(
            "Infrastructure",
            dependencies: ["CLibrary", "Essentials", "SystemKit", "Text"],
            libraries: ["CLibrary", "Essentials", "Images", "System", "TextIndex"]
        ),
        module(
            "Data",
            dependencies: [
                "Domain", "Essentials", "Infrastructure", "Search", "SystemKit", "Text",
                "TextIndex",
            ],
            libraries: ["Search"]
        ),
        module("Presentation", dependencies: ["Domain"]),

        // The part of Data that finds movies: what a query means, and which movies match it.
        module(
            "Search",
            in: "Data/Search",
            dependencies: ["Domain", "Text", "TextIndex"],
            data: ["Grammar/Phrases"]
        ),

        // The libraries, which know nothing about movies.
        module("Text", in: "Domain/Text"),
        module("CLibrary", in: "Infrastructure/CLibrary"),
        module("Essentials", in: "Infrastructure/Essentials"),
        module(
            "SystemKit",
            in: "Infrastructure/System",
            dependencies: ["CLibrary", "Essentials"]
        ),
        module("Images", in: "Infrastructure/Images"),
        module(
            "TextIndex",
            in: "Infrastructure/TextIndex",
            dependencies: ["CLibrary", "SystemKit", "Text"],
            settings: [optimized]
        ),
        module(
            "Terminal",
            in: "MoviesCLI/Terminal",
            dependencies: ["CLibrary", "Essentials", "Images", "SystemKit"]
        ),
        module("CommandLineKit", in: "MoviesCLI/CommandLine", dependencies: ["Terminal", "Text"]),

        // The programs.
        .executableTarget(
            name: "NetworkWorker",
            dependencies: ["Infrastructure", "SystemKit"],
            swiftSettings: upcomingFeatures,
            linkerSettings: [threadStacks, ownFunctionsFirst]
                + (isStaticExecutable ? [withoutProc] : [])
        ),
        .executableTarget(
            name: "MoviesCLI",
            // The worker is not linked: it is a separate program, built along with this one.
            dependencies: [
                "CLibrary", "Domain", "Essentials", "Infrastructure", "Data", "Presentation",
                "Search", "SystemKit", "Terminal", "CommandLineKit", "NetworkWorker",
            ],
            exclude: ["CommandLine", "Terminal"],
            swiftSettings: upcomingFeatures,
            linkerSettings: [threadStacks, buildID]
                + (isStaticExecutable ? [staticExecutable, withoutProc] : [])
        ),

        // Tests, and what they share.
        doubles("TestSupport", dependencies: []),
        doubles("DomainDoubles", dependencies: ["Domain"]),
        doubles("TerminalDoubles", dependencies: ["Terminal", "TestSupport"]),
        tests("Domain", dependencies: ["DomainDoubles", "Search"]),
        tests("Infrastructure", dependencies: ["SystemKit", "Text"]),
        tests(
            "Data",
            dependencies: [
                "Domain", "DomainDoubles", "Infrastructure", "Search", "SystemKit", "Text",
                "TextIndex",
            ],
            resources: [.copy("Fixtures")]
        ),
        tests("Presentation", dependencies: ["Domain", "DomainDoubles"]),
        tests("Search", dependencies: ["Domain", "DomainDoubles", "Text", "TextIndex"]),
        tests("Text"),
        tests("SystemKit", dependencies: ["CLibrary"]),
        tests("Images"),
        tests("TextIndex", dependencies: ["SystemKit", "Text"]),
        tests("Terminal", dependencies: ["Images", "SystemKit", "TerminalDoubles"]),
        tests("CommandLineKit", dependencies: ["Terminal", "TerminalDoubles"]),
        tests("NetworkWorker", dependencies: ["Infrastructure"]),
        tests(
            "MoviesCLI",
            dependencies: [
                "Domain", "Data", "DomainDoubles", "Infrastructure", "Presentation", "Search",
                "SystemKit", "Terminal", "TerminalDoubles", "CommandLineKit",
            ]
        ),
        .testTarget(
            name: "TestSupportTests",
            dependencies: ["TestSupport"],
            swiftSettings: upcomingFeatures
        ),
        // They run the built programs, and import none of their modules, so that a change of a layer
        // does not compile them again.
        .testTarget(
            name: "ProgramTests",
            dependencies: ["TestSupport"],
            // The tests find them beside their own source.
            exclude: ["FullScreen/Pictures"],
            swiftSettings: upcomingFeatures
        ),
    ],
    swiftLanguageModes: [.v6]
)
