// swift-tools-version:6.1
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
/// `make test` builds as a release is built, with its assertions: what the tests wait for is the
/// program. The tests themselves, and what is between the engine and a terminal, are compiled faster
/// than they would run.
let isTested = Context.environment["CAIRN_OPTIMIZED"] != nil
func flags(_ added: [String]) -> [SwiftSetting] {
    strict
        + (isTested
            ? [.unsafeFlags(added + ["-disable-cmo"], .when(configuration: .release))] : [])
}
/// `make test` links the command as `make build` does, with Swift's libraries in it, and at a fixed
/// address: the tests start it ten thousand times, and spend a third of a short command's time less.
let linked: [LinkerSetting] =
    isTested
    ? [
        .unsafeFlags(
            [
                "-static-stdlib", "-l_FoundationCShims", "-l_FoundationCollections",
                "-Xclang-linker", "-no-pie", "-Xlinker", "--no-export-dynamic",
            ], .when(configuration: .release))
    ]
    // Nothing is loaded that would look for symbols in the program: 2 MB less.
    : [.unsafeFlags(["-Xlinker", "--no-export-dynamic"], .when(configuration: .release))]
let program = flags(["-assert-config", "Debug", "-enable-testing", "-num-threads", "2"])
let fast = ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"]
let tests = flags(fast)
let command = flags(fast + ["-enable-testing"])

/// The release's tarball has the packages in it, and those that they need, and is built without a
/// network.
let packages = [
    "swift-argument-parser", "swift-atomics", "swift-collections", "swift-nio", "swift-system",
]
let isVendored = FileManager.default.fileExists(atPath: Context.packageDirectory + "/Vendor")

/// What `cairn browse` speaks HTTP with: the event loop and the parser, and no more of NIO.
let httpProducts: [Target.Dependency] = ["NIOCore", "NIOPosix", "NIOHTTP1"].map {
    .product(name: $0, package: "swift-nio")
}

/// The modules of the engine, and which of them each may import: an arrow points one way.
/// ARCHITECTURE.md shows the graph; StyleTests compares the two, and the imports with them.
let modules: [(name: String, imports: [String], others: [Target.Dependency])] = [
    ("CairnFormat", [], ["CIsal", "CSodium", "CZlib", "CZstd"]),
    ("CairnCore", ["CairnFormat"], []),
    ("CairnRepository", ["CairnFormat", "CairnCore"], ["CSQLite"]),
    ("CairnSource", ["CairnFormat", "CairnCore"], []),
    ("CairnBackup", ["CairnFormat", "CairnCore", "CairnRepository", "CairnSource"], []),
    (
        "CairnRestore",
        ["CairnFormat", "CairnCore", "CairnRepository", "CairnSource", "CairnBackup"], ["CSQLite"]
    ),
    (
        "CairnCare", ["CairnFormat", "CairnCore", "CairnRepository", "CairnSource", "CairnBackup"],
        []
    ),
    ("CairnPurge", ["CairnFormat", "CairnCore"], []),
    ("CairnRemote", ["CairnFormat", "CairnCore", "CairnRepository"], []),
    ("CairnWatch", ["CairnFormat", "CairnCore", "CairnSource"], []),
    (
        "CairnSettings",
        [
            "CairnFormat", "CairnCore", "CairnSource", "CairnBackup", "CairnRestore", "CairnCare",
            "CairnPurge",
        ], []
    ),
    (
        "CairnDaemon",
        [
            "CairnFormat", "CairnCore", "CairnRepository", "CairnSource", "CairnBackup",
            "CairnRestore", "CairnCare", "CairnPurge", "CairnRemote", "CairnWatch",
            "CairnSettings",
        ], []
    ),
    // The ports as they really are, and what is between the engine and people.
    (
        "CairnLinux",
        [
            "CairnFormat", "CairnCore", "CairnRepository", "CairnSource", "CairnBackup",
            "CairnRestore", "CairnCare", "CairnPurge", "CairnRemote", "CairnWatch",
            "CairnSettings", "CairnDaemon",
        ], ["CCurl", "CLinux", "CQRencode", "CSodium"]
    ),
    ("CairnText", ["CairnFormat", "CairnCore", "CairnLinux"], []),
    (
        "CairnBrowse",
        ["CairnFormat", "CairnCore", "CairnRepository", "CairnRestore", "CairnText"], httpProducts
    ),
]
let engine = modules.prefix { $0.name != "CairnLinux" }.map {
    Target.Dependency(stringLiteral: $0.name)
}
let targets = modules.map { module in
    Target.target(
        name: module.name,
        dependencies: module.imports.map { .init(stringLiteral: $0) } + module.others,
        // Style, script and icon of the pages: a binary that stands alone has them, too.
        resources: module.name == "CairnBrowse" ? [.embedInCode("Assets")] : [],
        swiftSettings: program)
}

let package = Package(
    name: "cairn",
    products: [
        .executable(name: "cairn", targets: ["cairn"]),
        .executable(name: "cairn-events", targets: ["cairn-events"]),
    ],
    dependencies: isVendored
        ? packages.map { .package(path: "Vendor/\($0)") }
        : [
            .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
            .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        ],
    targets: targets + [
        // System libraries: module maps only.
        .systemLibrary(
            name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CIsal", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
        .systemLibrary(
            name: "CQRencode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
        // System calls that glibc 2.36 declares as variadic or not at all.
        .target(name: "CLinux"),
        // libcurl's easy interface, whose setters are variadic; opened when it is first needed.
        .target(name: "CCurl"),
        // The ports, simulated.
        .target(
            name: "CairnSimulation", dependencies: ["CairnFormat", "CairnCore"],
            swiftSettings: program),
        // Reads the kernel's events, for `cairn watch`: C alone, under a licence of its own
        // (Docs/decisions/0001-licence.md), so nothing of Swift is linked into it.
        .executableTarget(
            name: "cairn-events", exclude: ["COPYING"],
            cSettings: [
                .define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release)),
                .unsafeFlags(["-fstack-protector-strong"]),
            ],
            linkerSettings: [
                .linkedLibrary("inotifytools"),
                .unsafeFlags(["-nostartfiles", "-no-toolchain-stdlib-rpath"]),
            ]),
        // The command: all of it but the entry, because tests that are linked with a program are
        // linked as that is.
        .target(
            name: "CairnCommand",
            dependencies: engine + [
                "CairnBrowse", "CairnLinux", "CairnText",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/cairn",
            // The guide, a link to Docs/guide: a binary that stands alone has it, too.
            resources: [.embedInCode("Guide")], swiftSettings: command),
        .executableTarget(
            name: "cairn", dependencies: ["CairnCommand"], path: "Sources/cairn-main",
            swiftSettings: tests, linkerSettings: linked),

        // The seeds of all that is random in tests.
        .target(name: "TestSeed", path: "Tests/TestSeed", swiftSettings: program),
        // What several test targets share.
        .target(
            name: "TestSupport", dependencies: engine + ["CairnSimulation"],
            path: "Tests/TestSupport",
            swiftSettings: program),
        // What those targets share that start the binary: no line of the engine in it.
        .target(
            name: "CommandSupport", dependencies: ["CLinux", "CSodium"],
            path: "Tests/CommandSupport",
            swiftSettings: program),
        .testTarget(
            name: "FormatTests", dependencies: ["CairnFormat", "TestSeed"], swiftSettings: tests),
        .testTarget(
            name: "SettingsTests", dependencies: engine + ["TestSeed"], swiftSettings: tests),
        .testTarget(name: "StyleTests", swiftSettings: tests),
        .testTarget(
            name: "TextTests", dependencies: ["CairnFormat", "CairnText"], swiftSettings: tests),
        // What the command says of given facts, in process.
        .testTarget(
            name: "OutputTests",
            dependencies: engine + ["CairnCommand", "CairnLinux", "CairnText"],
            swiftSettings: tests),
        .testTarget(
            name: "ServiceTests", dependencies: engine + ["CairnLinux"], swiftSettings: tests),
        .testTarget(
            name: "ContractTests",
            dependencies: engine + [
                "CairnLinux", "CairnSimulation", "CLinux", "CommandSupport", "TestSupport",
            ],
            swiftSettings: tests),
        // The binary end to end. It shares no code with the engine, and links nothing of the binary.
        .testTarget(
            name: "CommandTests",
            dependencies: ["CLinux", "CSodium", "CommandSupport", "TestSeed"],
            swiftSettings: tests),
        // Runs a program and makes one of its system calls fail.
        .executableTarget(name: "FaultInjector", path: "Tests/FaultInjector"),
        // The binary when the system fails it.
        .testTarget(
            name: "FaultTests",
            dependencies: ["CommandSupport", "FaultInjector", "TestSeed"],
            swiftSettings: tests),
        // Decoders and what must hold of them whatever they meet: for tests, and for hours of it.
        .target(
            name: "FuzzTargets",
            dependencies: engine + ["CairnLinux", "CairnSimulation", "CairnText"],
            path: "Tests/FuzzTargets", swiftSettings: program),
        .executableTarget(
            name: "Fuzzer", dependencies: ["FuzzTargets"], path: "Tests/Fuzzer",
            swiftSettings: tests),
        .testTarget(
            name: "FuzzTests", dependencies: ["FuzzTargets", "TestSeed"], swiftSettings: tests),
        // `cairn watch` end to end, with the real kernel: the binary only, too.
        .testTarget(
            name: "WatchCommandTests", dependencies: ["CommandSupport"],
            swiftSettings: tests),
        // The control socket: the protocol, the real server and client, the command against a daemon
        // that the test plays.
        .testTarget(
            name: "ControlTests",
            dependencies: engine + [
                "CairnLinux", "CairnSimulation", "CLinux", "TestSupport",
            ],
            swiftSettings: tests),
        // The pages: what is asked of the gate and of the server, and a real browser at the binary.
        .testTarget(
            name: "BrowseTests",
            dependencies: [
                "CSQLite", "CairnBrowse", "CairnCore", "CairnFormat", "CairnLinux",
                "CairnRepository", "CairnText", "CommandSupport", "TestSeed", "TestSupport",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "RulesTests",
            dependencies: engine + ["CairnSimulation", "TestSeed", "TestSupport"],
            swiftSettings: tests),
        .testTarget(
            name: "EngineTests",
            dependencies: engine + ["CairnSimulation", "TestSeed", "TestSupport"],
            swiftSettings: tests),
        // The daemon in a simulated world, driven turn by turn.
        .testTarget(
            name: "DaemonTests",
            dependencies: engine + ["CairnSimulation", "TestSeed", "TestSupport"],
            swiftSettings: tests),
        .testTarget(
            name: "SettleTests", dependencies: engine + ["CairnSimulation"], swiftSettings: tests),
        .testTarget(
            name: "SimulationTests",
            dependencies: engine + ["CairnSimulation", "TestSeed", "TestSupport"],
            swiftSettings: tests),
        .testTarget(
            name: "WatchTests", dependencies: engine + ["CairnLinux", "TestSeed", "TestSupport"],
            swiftSettings: tests),
        // The purge: its rules, and the real kernel with programs that get in its way.
        .testTarget(
            name: "PurgeTests",
            dependencies: engine + [
                "CairnLinux", "CairnSimulation", "CLinux", "CommandSupport", "TestSupport",
            ],
            swiftSettings: tests),
        // Space that comes back, and what must not go with it; checkpoints.
        .testTarget(
            name: "PruneTests",
            dependencies: engine + ["CairnLinux", "CairnSimulation", "TestSupport"],
            swiftSettings: tests),
        .testTarget(
            name: "RemoteTests",
            dependencies: engine + ["CairnLinux", "CairnSimulation", "TestSeed", "TestSupport"],
            swiftSettings: tests),
        .testTarget(
            name: "VerifyTests",
            dependencies: engine + [
                "CairnLinux", "CairnSimulation", "CLinux", "TestSeed", "TestSupport",
            ],
            swiftSettings: tests),
    ]
)

/// `CAIRN_TESTS="EngineTests RulesTests" swift build --build-tests` compiles no other test targets:
/// after a change of the engine that takes a third of the time.
if let chosen = Context.environment["CAIRN_TESTS"].map({ Set($0.split(separator: " ")) }) {
    package.targets.removeAll { target in
        target.type == .test
            ? !chosen.contains(Substring(target.name))
            : ["Fuzzer", "FuzzTargets"].contains(target.name) && !chosen.contains("FuzzTests")
    }
}
