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

/// Optimizes debug builds as well.
///
/// The first search indexes ten thousand movies, which takes seconds without optimization.
let optimized = SwiftSetting.unsafeFlags(["-O"], .when(configuration: .debug))

/// One target per layer; `dependencies` are the arrows that the design allows, and no others.
func layer(
    _ name: String,
    dependencies: [Target.Dependency] = [],
    settings: [SwiftSetting] = []
) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: upcomingFeatures + settings)
}

func tests(
    _ layer: String,
    dependencies: [Target.Dependency] = [],
    resources: [Resource] = []
)
    -> Target
{
    .testTarget(
        name: "\(layer)Tests",
        dependencies: [.target(name: layer)] + dependencies,
        resources: resources,
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
        layer("Domain", settings: [optimized]),
        layer("Infrastructure", settings: [optimized]),
        layer("Data", dependencies: ["Domain", "Infrastructure"], settings: [optimized]),
        layer("Presentation", dependencies: ["Domain"]),
        .executableTarget(
            name: "NetworkWorker",
            dependencies: ["Infrastructure"],
            swiftSettings: upcomingFeatures,
            linkerSettings: [threadStacks]
        ),
        .executableTarget(
            name: "MoviesCLI",
            // The worker is not linked: it is a separate program, built along with this one.
            dependencies: ["Domain", "Infrastructure", "Data", "Presentation", "NetworkWorker"],
            swiftSettings: upcomingFeatures,
            linkerSettings: [threadStacks, buildID]
                + (isStaticExecutable ? [staticExecutable] : [])
        ),

        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: upcomingFeatures),
        .target(
            name: "DomainDoubles",
            dependencies: ["Domain"],
            path: "Tests/DomainDoubles",
            swiftSettings: upcomingFeatures
        ),
        tests("Domain", dependencies: ["DomainDoubles"]),
        tests("Infrastructure", dependencies: ["TestSupport"]),
        tests(
            "Data",
            dependencies: ["Domain", "DomainDoubles", "Infrastructure", "TestSupport"],
            resources: [.copy("Fixtures")]
        ),
        tests("Presentation", dependencies: ["Domain", "DomainDoubles"]),
        tests("NetworkWorker", dependencies: ["Infrastructure"]),
        tests(
            "MoviesCLI",
            dependencies: [
                "Domain", "Data", "DomainDoubles", "Infrastructure", "Presentation", "TestSupport",
            ]
        ),
        tests("TestSupport"),
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
