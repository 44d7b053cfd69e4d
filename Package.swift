// swift-tools-version:6.1
import PackageDescription

let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
/// TOMLKit gives Array and String subscripts of its own. With this only the file that imports it sees them.
let engine = strict + [.enableUpcomingFeature("MemberImportVisibility")]

let package = Package(
    name: "cairn",
    products: [.executable(name: "cairn", targets: ["cairn"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
    ],
    targets: [
        // System libraries: module maps only.
        .systemLibrary(
            name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
        .systemLibrary(name: "CIsal", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
        .systemLibrary(name: "CInotifytools", providers: [.apt(["libinotifytools0-dev"])]),
        // System calls that glibc 2.36 declares as variadic or not at all.
        .target(name: "CLinux"),

        .target(
            name: "CairnFormat", dependencies: ["CIsal", "CSodium", "CZlib", "CZstd"],
            swiftSettings: strict),
        .target(
            name: "CairnEngine",
            dependencies: [
                "CairnFormat",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "TOMLKit", package: "TOMLKit"),
            ],
            swiftSettings: engine),
        .target(
            name: "CairnLinux", dependencies: ["CairnEngine", "CairnFormat", "CInotifytools", "CLinux", "CSodium"],
            swiftSettings: strict),
        .target(
            name: "CairnSimulation", dependencies: ["CairnEngine", "CairnFormat"],
            swiftSettings: strict),
        .executableTarget(
            name: "cairn",
            dependencies: [
                "CairnEngine", "CairnFormat", "CairnLinux",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),

        // What several test targets share.
        .target(
            name: "TestSupport", dependencies: ["CairnEngine", "CairnFormat", "CairnSimulation"],
            path: "Tests/TestSupport", swiftSettings: strict),
        // What those targets share that start the binary: no line of the engine in it.
        .target(
            name: "CommandSupport", dependencies: ["CLinux", "CSodium"], path: "Tests/CommandSupport",
            swiftSettings: strict),
        .testTarget(
            name: "FormatTests", dependencies: ["CairnFormat"], swiftSettings: strict),
        .testTarget(
            name: "SettingsTests", dependencies: ["CairnEngine", "CairnFormat"],
            swiftSettings: strict),
        .testTarget(name: "StyleTests", swiftSettings: strict),
        .testTarget(
            name: "ServiceTests", dependencies: ["CairnEngine", "CairnFormat", "CairnLinux"], swiftSettings: strict),
        .testTarget(
            name: "ContractTests",
            dependencies: ["CairnEngine", "CairnFormat", "CairnLinux", "CairnSimulation", "CLinux", "CommandSupport", "TestSupport"],
            swiftSettings: strict),
        // The binary end to end. It shares no code with the engine: only the binary is built for it.
        .testTarget(
            name: "CommandTests", dependencies: ["cairn", "CLinux", "CSodium", "CommandSupport"], swiftSettings: strict),
        // Runs a program and makes one of its system calls fail.
        .executableTarget(name: "FaultInjector", path: "Tests/FaultInjector"),
        // The binary when the system fails it.
        .testTarget(name: "FaultTests", dependencies: ["cairn", "CommandSupport", "FaultInjector"], swiftSettings: strict),
        // Decoders and what must hold of them whatever they meet: for tests, and for hours of it.
        .target(
            name: "FuzzTargets", dependencies: ["CairnEngine", "CairnFormat", "CairnLinux", "CairnSimulation"],
            path: "Tests/FuzzTargets", swiftSettings: strict),
        .executableTarget(name: "Fuzzer", dependencies: ["FuzzTargets"], path: "Tests/Fuzzer", swiftSettings: strict),
        .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"], swiftSettings: strict),
        // `cairn watch` end to end, with the real kernel: the binary only, too.
        .testTarget(
            name: "WatchCommandTests", dependencies: ["cairn", "CommandSupport"], swiftSettings: strict),
        // The control socket: the protocol, the real server and client, the command against a daemon that the test plays.
        .testTarget(
            name: "ControlTests",
            dependencies: ["cairn", "CairnEngine", "CairnFormat", "CairnLinux", "CairnSimulation", "CLinux", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "RulesTests",
            dependencies: ["CairnEngine", "CairnFormat", "CairnSimulation", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "EngineTests",
            dependencies: ["CairnEngine", "CairnFormat", "CairnSimulation", "TestSupport"],
            swiftSettings: strict),
        // The daemon in a simulated world, driven turn by turn.
        .testTarget(
            name: "DaemonTests", dependencies: ["CairnEngine", "CairnFormat", "CairnSimulation", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "SettleTests", dependencies: ["CairnEngine", "CairnFormat", "CairnSimulation"], swiftSettings: strict),
        .testTarget(
            name: "SimulationTests", dependencies: ["CairnEngine", "CairnFormat", "CairnSimulation", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "WatchTests",
            dependencies: ["CairnEngine", "CairnFormat", "CairnLinux", "TestSupport"], swiftSettings: strict),
        // The purge: its rules, and the real kernel with programs that get in its way.
        .testTarget(
            name: "PurgeTests",
            dependencies: ["CairnEngine", "CairnFormat", "CairnLinux", "CairnSimulation", "CLinux", "CommandSupport", "TestSupport"],
            swiftSettings: strict),
        // Space that comes back, and what must not go with it; checkpoints.
        .testTarget(
            name: "PruneTests", dependencies: ["CairnEngine", "CairnFormat", "CairnLinux", "CairnSimulation", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "VerifyTests",
            dependencies: ["CairnEngine", "CairnFormat", "CairnLinux", "CairnSimulation", "TestSupport"],
            swiftSettings: strict),
    ]
)
