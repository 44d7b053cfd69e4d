import CairnCore
import CairnFormat
@testable import CairnLinux
import CairnRemote
import CairnSimulation
import Glibc
import TestSupport
import Testing

/// A store under test, made anew for each test.
enum StoreKind: CaseIterable, Sendable {
    case simulated, directory, simulatedDirectory, rclone, recentRclone

    /// Debian's, and the one of PyPI's package that `make deps` puts beside the build.
    var program: String? {
        switch self {
        case .rclone: "/usr/bin/rclone"
        case .recentRclone:
            "\(#filePath)".replacing("Tests/RemoteTests/RemoteStoreContract.swift", with: "")
                + ".build/tools/rclone"
        default: nil
        }
    }

    /// The kinds that can be had here.
    static var present: [StoreKind] {
        allCases.filter { kind in
            switch kind {
            case .rclone, .recentRclone: kind.program.map { access($0, X_OK) == 0 } ?? false
            default: true
            }
        }
    }

    func make() throws -> (store: any RemoteStore, directory: TemporaryDirectory) {
        let directory = TemporaryDirectory()
        let path = Array(directory.path.utf8)
        switch self {
        case .simulated: return (SimulatedRemote(seed: 1), directory)
        case .directory:
            return (
                DirectoryStore(
                    try LinuxStorage(at: path), name: "dir:", randomness: LinuxRandomness()),
                directory
            )
        case .simulatedDirectory:
            return (
                DirectoryStore(
                    SimulatedStorage(seed: 1), name: "dir:", randomness: SeededRandomness(seed: 1)),
                directory
            )
        case .rclone, .recentRclone:
            let scratch = "\(directory.path)/scratch"
            mkdir(scratch, 0o700)
            return (
                try RcloneStore(
                    "\(directory.path)/remote", program: Array((program ?? "").utf8),
                    scratch: LinuxStorage(at: Array(scratch.utf8)), bytesASecond: nil,
                    cancellation: Cancellation()), directory
            )
        }
    }
}

/// What every `RemoteStore` promises.
@Suite(.serialized) struct RemoteStoreContract {
    private func read(_ store: any RemoteStore, _ key: String, _ range: Range<Int>) throws
        -> [UInt8]
    {
        var bytes = [UInt8](repeating: 0, count: range.count)
        try bytes.withUnsafeMutableBytes {
            try store.get(key, at: UInt64(range.lowerBound), into: $0)
        }
        return bytes
    }

    @Test(arguments: StoreKind.present)
    func objectsReadBackWholeAndInParts(kind: StoreKind) throws {
        let (store, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try store.put("id/packs/aa/one.pack", RemoteContent(bytes))
        #expect(try store.size(of: "id/packs/aa/one.pack") == 100_000)
        #expect(try read(store, "id/packs/aa/one.pack", 0..<100_000) == bytes)
        #expect(try read(store, "id/packs/aa/one.pack", 99_999..<100_000) == [bytes[99_999]])
        #expect(try read(store, "id/packs/aa/one.pack", 5..<70_000) == Array(bytes[5..<70_000]))
        try store.put("id/state/empty", RemoteContent([]))
        #expect(try store.read("id/state/empty", limit: 10) == [])
    }

    @Test(arguments: StoreKind.present)
    func whatIsNotThereIsMissing(kind: StoreKind) throws {
        let (store, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        #expect(try store.size(of: "id/state/none") == nil)
        #expect(try store.list("id/state") == [])
        #expect(try store.read("id/state/none", limit: 10) == nil)
        try store.delete("id/state/none")
        try store.put("id/state/one", RemoteContent([1, 2, 3]))
        #expect(try store.size(of: "id/state") == nil)
        #expect(throws: RemoteError.self) { try read(store, "id/state/none", 0..<1) }
        // A range beyond the end is never made up.
        #expect(throws: RemoteError.self) { try read(store, "id/state/one", 2..<4) }
        #expect(throws: RemoteError.self) { try read(store, "id/state/one", 3..<4) }
    }

    @Test(arguments: StoreKind.present)
    func listingsGiveKeysAndLengthsBeneath(kind: StoreKind) throws {
        let (store, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        try store.put("id/packs/aa/one.pack", RemoteContent([1]))
        try store.put("id/packs/bb/two.pack", RemoteContent([1, 2]))
        try store.put("id/state/0-a b", RemoteContent([1, 2, 3]))
        let packs = try store.list("id/packs").sorted { $0.key < $1.key }
        #expect(packs.map(\.key) == ["id/packs/aa/one.pack", "id/packs/bb/two.pack"])
        #expect(packs.map(\.length) == [1, 2])
        #expect(try store.list("id/state").map(\.key) == ["id/state/0-a b"])
        try store.delete("id/packs/aa/one.pack")
        #expect(try store.list("id/packs").map(\.key) == ["id/packs/bb/two.pack"])
    }

    @Test(arguments: StoreKind.present)
    func anObjectThatIsThereStaysAsItIs(kind: StoreKind) throws {
        let (store, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        try store.put("id/delta/one", RemoteContent([1, 2, 3]))
        try store.put("id/delta/one", RemoteContent([1, 2, 3]))
        #expect(try store.read("id/delta/one", limit: 10) == [1, 2, 3])
        #expect(try store.list("id/delta").count == 1)
    }
}

/// What is particular to rclone.
@Suite struct RcloneStoreTests {
    @Test func failuresAreToldByWhatTheyMean() {
        func kind(_ text: String, _ status: Int = 500) -> RemoteError.Kind {
            RcloneStore.failure("write", "key", text, status).kind
        }
        #expect(kind("object not found", 404) == .missing)
        #expect(kind("AccessDenied: Access Denied\n\tstatus code: 403") == .refused)
        #expect(kind("RequestTimeTooSkewed: The difference …") == .refused)
        #expect(kind("didn't find section in config file") == .unusable)
        #expect(kind("write /mnt/x: no space left on device") == .full)
        #expect(kind("dial tcp 127.0.0.1:9: connect: connection refused") == .temporary)
        #expect(kind("SlowDown: Please reduce your request rate. status code: 503") == .temporary)
    }

    @Test func timesAreReadAsTheyAreWritten() {
        #expect(RcloneStore.seconds("2026-11-25T12:00:00.5+01:00") == 1_795_604_400)
        #expect(RcloneStore.seconds("2026-11-25T11:00:00Z") == 1_795_604_400)
        #expect(RcloneStore.seconds("yesterday") == nil)
    }

    @Test func aProgramThatIsNoneIsNamed() throws {
        let scratch = TemporaryDirectory()
        let place = try LinuxStorage(at: Array(scratch.path.utf8))
        do throws(RemoteError) {
            _ = try RcloneStore(
                "x:", program: Array("/bin/false".utf8), scratch: place, bytesASecond: nil,
                cancellation: Cancellation())
            Issue.record("it started")
        } catch { #expect(error.kind == .unusable) }
    }
}
