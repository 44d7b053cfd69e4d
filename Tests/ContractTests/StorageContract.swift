import CairnCore
import CairnFormat
import CairnLinux
import CairnSimulation
import Glibc
import TestSupport
import Testing

/// A storage under test, made anew for each test.
enum StorageKind: CaseIterable, Sendable {
    case linux, simulated

    func make() throws -> (storage: any Storage, directory: TemporaryDirectory) {
        let directory = TemporaryDirectory()
        switch self {
        case .linux: return (try LinuxStorage(at: Array(directory.path.utf8)), directory)
        case .simulated: return (SimulatedStorage(seed: 1), directory)
        }
    }
}

/// What every `Storage` promises.
@Suite struct StorageContract {
    @Test(arguments: StorageKind.allCases)
    func appendedBytesReadBack(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        let writer = try storage.create("file")
        try writer.append([1, 2, 3])
        try writer.append([])
        try writer.append([4, 5])
        #expect(writer.length == 5)
        try writer.sync()
        try writer.close()
        let reader = try storage.openForReading("file")
        #expect(try reader.size() == 5)
        #expect(try reader.bytes(at: 0, count: 5) == [1, 2, 3, 4, 5])
        #expect(try reader.bytes(at: 3, count: 10) == [4, 5])
        #expect(try reader.bytes(at: 5, count: 1) == [])
        #expect(try reader.bytes(at: 99, count: 1) == [])
        #expect(try storage.size(of: "file") == 5)
    }

    @Test(arguments: StorageKind.allCases)
    func missingFilesHaveNoSizeAndDoNotOpen(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        #expect(try storage.size(of: "missing") == nil)
        #expect(try storage.size(of: "missing/file") == nil)
        #expect(code { _ = try storage.openForReading("missing") } == ENOENT)
        #expect(code { _ = try storage.openForAppending("missing", length: 0) } == ENOENT)
        #expect(code { try storage.remove("missing") } == ENOENT)
        #expect(code { try storage.rename("missing", to: "other") } == ENOENT)
        #expect(code { try storage.syncFile("missing") } == ENOENT)
        #expect(code { try storage.syncDirectory("missing") } == ENOENT)
        #expect(code { _ = try storage.create("missing/file") } == ENOENT)
    }

    @Test(arguments: StorageKind.allCases)
    func directoriesAreNotFiles(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        try storage.makeDirectory("a/b")
        #expect(try storage.size(of: "a") == nil)
        #expect(code { try storage.remove("a") } == EISDIR)
        #expect(code { _ = try storage.create("a") } == EEXIST)
        #expect(code { try storage.syncDirectory("a/b/c") } == ENOENT)
    }

    @Test(arguments: StorageKind.allCases)
    func createRefusesAnExistingName(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        try put(storage, "file", [1])
        #expect(code { _ = try storage.create("file") } == EEXIST)
        #expect(try storage.read("file", limit: 10) == [1])
    }

    @Test(arguments: StorageKind.allCases)
    func listingsAreSortedByBytesAndKnowKinds(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        try storage.makeDirectory("d/sub")
        try storage.makeDirectory("d/Other")
        for name in ["b", "a", "B", "aa", "a.b"] { try put(storage, "d/\(name)", Array(name.utf8)) }
        try put(storage, "d/sub/deeper", [])
        #expect(
            try storage.files(in: "d") == [
                StoredFile(name: "B", length: 1), StoredFile(name: "a", length: 1),
                StoredFile(name: "a.b", length: 3), StoredFile(name: "aa", length: 2),
                StoredFile(name: "b", length: 1),
            ])
        #expect(try storage.directories(in: "d") == ["Other", "sub"])
        #expect(try storage.files(in: "nowhere") == [])
        #expect(try storage.directories(in: "nowhere") == [])
        #expect(try storage.directories(in: "") == ["d"])
    }

    @Test(arguments: StorageKind.allCases)
    func makingADirectoryTwiceIsNoError(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        try storage.makeDirectory("a/b/c")
        try storage.makeDirectory("a/b/c")
        try storage.makeDirectory("a/b/d")
        #expect(try storage.directories(in: "a/b") == ["c", "d"])
    }

    @Test(arguments: StorageKind.allCases)
    func openForAppendingCutsToTheLength(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        try put(storage, "file", [1, 2, 3, 4])
        let writer = try storage.openForAppending("file", length: 2)
        #expect(writer.length == 2)
        #expect(try storage.size(of: "file") == 2)
        try writer.append([9])
        try writer.close()
        #expect(try storage.read("file", limit: 10) == [1, 2, 9])
        #expect(code { _ = try storage.openForAppending("file", length: 4) } == EINVAL)
        #expect(try storage.read("file", limit: 10) == [1, 2, 9])
    }

    @Test(arguments: StorageKind.allCases)
    func renameReplacesTheTarget(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        try storage.makeDirectory("d")
        try put(storage, "old", [1])
        try put(storage, "d/new", [2])
        try storage.rename("d/new", to: "old")
        #expect(try storage.read("old", limit: 10) == [2])
        #expect(try storage.size(of: "d/new") == nil)
        try storage.rename("old", to: "old")
        #expect(try storage.read("old", limit: 10) == [2])
        #expect(code { try storage.rename("old", to: "missing/x") } == ENOENT)
    }

    @Test(arguments: StorageKind.allCases)
    func openFilesOutliveTheirNames(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        let writer = try storage.create("one")
        try writer.append([1])
        let reader = try storage.openForReading("one")
        try storage.rename("one", to: "two")
        try writer.append([2])
        try storage.remove("two")
        try writer.append([3])
        try writer.sync()
        #expect(try reader.bytes(at: 0, count: 9) == [1, 2, 3])
        #expect(try storage.size(of: "two") == nil)
        try writer.close()
    }

    @Test(arguments: StorageKind.allCases)
    func replaceLeavesOneFile(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        try storage.makeDirectory("d")
        try put(storage, "d/head.tmp", [7, 7, 7])
        try storage.replace("d/head", in: "d", with: [1, 2])
        try storage.replace("d/head", in: "d", with: [3])
        #expect(try storage.read("d/head", limit: 10) == [3])
        #expect(try storage.files(in: "d").map(\.name) == ["head"])
    }

    @Test(arguments: StorageKind.allCases)
    func readStopsAtItsLimit(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        try put(storage, "file", [1, 2, 3])
        #expect(try storage.read("file", limit: 2) == [1, 2])
        #expect(try storage.read("missing", limit: 2) == nil)
    }

    @Test(arguments: StorageKind.allCases)
    func theLockHasOneHolder(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        var first: (any StorageLock)?
        if case .held(let lock) = try storage.lock() { first = lock }
        #expect(first != nil)
        guard case .taken = try storage.lock() else {
            Issue.record("two hold the lock")
            return
        }
        // Asking does not take it away.
        guard case .taken = try storage.lock() else {
            Issue.record("the refusal released the lock")
            return
        }
        withExtendedLifetime(first) {}
        first = nil
        // A process that another test starts has the descriptor until it executes its program: not
        // at once, but soon.
        let deadline = LinuxClock().monotonic() + 10_000_000_000
        while true {
            if case .held = try storage.lock() { return }
            guard LinuxClock().monotonic() < deadline else { break }
            sched_yield()
        }
        Issue.record("the lock outlives its holder")
    }

    @Test(arguments: StorageKind.allCases)
    func theReadersLockIsSharedOrHeldAlone(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        var shared: [any StorageLock] = []
        for _ in 0..<3 { shared.append(try #require(held(storage.lockReaders(exclusive: false)))) }
        #expect(try held(storage.lockReaders(exclusive: true)) == nil)
        shared.removeLast(2)
        #expect(try held(storage.lockReaders(exclusive: true)) == nil)
        // It does not stand in the way of writers.
        #expect(try held(storage.lock()) != nil)
        shared = []
        let alone = try #require(awaitHeld { try storage.lockReaders(exclusive: true) })
        #expect(try held(storage.lockReaders(exclusive: false)) == nil)
        #expect(try held(storage.lockReaders(exclusive: true)) == nil)
        withExtendedLifetime(alone) {}
    }

    /// Renamed while it was in use, as by `umount --lazy`, it is written where nobody would find
    /// it.
    @Test func whatItsPathDoesNotLeadToIsNotReachable() throws {
        let directory = TemporaryDirectory()
        let path = directory.file("repository")
        mkdir(path, 0o755)
        let storage = try LinuxStorage(at: Array(path.utf8))
        try storage.requireReachable()
        rename(path, directory.file("elsewhere"))
        #expect(throws: SystemError.self) { try storage.requireReachable() }
        mkdir(path, 0o755)
        #expect(throws: SystemError.self) { try storage.requireReachable() }
    }

    @Test func whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordIsBelieved() throws {
        let (storage, directory) = try StorageKind.linux.make()
        defer { withExtendedLifetime(directory) {} }
        let before = Int64(time(nil))
        let lock = try #require(held(storage.lock()))
        guard case .taken(let holder) = try storage.lock() else {
            Issue.record("two hold the lock")
            return
        }
        #expect(holder?.process == getpid())
        #expect((before...Int64(time(nil))).contains(holder?.since ?? 0))
        // Lies about the holder, and about others: a time in the future, no number, a line without
        // end.
        for lie in [
            "\(getpid()) 99999999999999999999\n", "\(getpid()) \(Int64.max)\n", "1 5\n",
            "\(getpid()) x", "\0\0\0", "",
        ] {
            let writer = try storage.openForAppending("lock", length: 0)
            try writer.append(Array(lie.utf8))
            try writer.close()
            guard case .taken(let holder) = try storage.lock() else {
                Issue.record("two hold the lock")
                return
            }
            #expect(holder == LockHolder(process: getpid(), since: nil))
        }
        withExtendedLifetime(lock) {}
    }

    @Test(arguments: StorageKind.allCases)
    func whatIsAllocatedTakesSpaceAndIsGivenBack(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        try storage.allocate("reserve", bytes: 40_000)
        #expect(try storage.size(of: "reserve") == 40_000)
        #expect(code { try storage.allocate("reserve", bytes: 1) } == EEXIST)
        try storage.remove("reserve")
        #expect(try storage.size(of: "reserve") == nil)
        if let simulated = storage as? SimulatedStorage {
            simulated.setFreeBytes(39_999)
            #expect(code { try storage.allocate("reserve", bytes: 40_000) } == ENOSPC)
            #expect(try storage.size(of: "reserve") == nil)
        }
    }

    @Test(arguments: StorageKind.allCases)
    func aFileThatIsReadOnlyCanBeReadAndRemoved(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        try put(storage, "pack", [1, 2, 3])
        try storage.protect("pack", .readOnly)
        #expect(try storage.read("pack", limit: 9) == [1, 2, 3])
        if kind == .linux {
            var status = stat()
            #expect(stat(directory.file("pack"), &status) == 0 && status.st_mode & 0o777 == 0o400)
        }
        try storage.protect("pack", .none)
        try storage.remove("pack")
        #expect(code { try storage.protect("pack", .readOnly) } == ENOENT)
    }

    private func held(_ outcome: LockOutcome) -> (any StorageLock)? {
        if case .held(let lock) = outcome { lock } else { nil }
    }

    /// A process that another test starts has the descriptor until it executes its program: not at
    /// once, but soon.
    private func awaitHeld(_ take: () throws -> LockOutcome) throws -> (any StorageLock)? {
        let deadline = LinuxClock().monotonic() + 10_000_000_000
        while LinuxClock().monotonic() < deadline {
            if let lock = try held(take()) { return lock }
            sched_yield()
        }
        return nil
    }

    @Test(arguments: StorageKind.allCases)
    func syncsOfWhatExistsSucceed(kind: StorageKind) throws {
        let (storage, directory) = try kind.make()
        defer { withExtendedLifetime(directory) {} }
        try storage.makeDirectory("d")
        try put(storage, "d/file", [1])
        try storage.syncFile("d/file")
        try storage.syncDirectory("d")
        try storage.syncDirectory("")
        #expect(try storage.freeBytes() > 0)
    }

    private func put(_ storage: any Storage, _ path: String, _ bytes: [UInt8]) throws {
        let writer = try storage.create(path)
        try writer.append(bytes)
        try writer.close()
    }
}

/// The errno that `body` fails with; nil when it succeeds.
func code(_ body: () throws -> Void) -> Int32? {
    do {
        try body()
        return nil
    } catch {
        return (error as? SystemError)?.code ?? -1
    }
}
