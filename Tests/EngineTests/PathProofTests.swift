import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// `cairn status PATH`: what is on disk against what is stored.
struct PathProofTests {
    static func prove(
        _ rig: BackupRig, _ paths: String..., readsAll: Bool = false,
        excluded: Set<DirectoryIdentity> = [], rules: RuleBook = RuleBook(),
        findingsMaximum: Int = 20, catalogPath: String? = nil,
        cancellation: Cancellation = Cancellation()
    ) throws -> ProofReport {
        // Brings the catalog level, as a verb that asks does.
        let writer = try rig.openWriter(catalogPath: catalogPath)
        var rules = rules
        rules.own = excluded
        return try PathProof(
            try CatalogReader(writer.catalog), writer.repository, fileSystem: rig.tree,
            rules: rules, readsAll: readsAll,
            findingsMaximum: findingsMaximum, cancellation: cancellation
        ).examine(paths.map(\.bytes))
    }

    /// One file that was stored long after it was written.
    static func rig() throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.write("/home/a.txt", "content")
        try rig.backUp()
        rig.clock.advance(seconds: 60)
        return rig
    }

    /// The mount point is empty, or gone as well.
    @Test(arguments: [true, false]) func whatIsOnAnUnmountedDiskIsNotGone(isThere: Bool) throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/usb")
        rig.tree.write("/home/usb/letter", "dear")
        rig.tree.write("/home/other", "other")
        rig.tree.setDevice("/home/usb", 7)
        try rig.backUp()
        #expect(try Self.prove(rig, "/home").isStored)
        rig.tree.rename("/home/usb", to: "/away")
        if isThere { rig.tree.makeDirectory("/home/usb") }
        let whole = try Self.prove(rig, "/home")
        #expect(whole.gone == 0 && whole.findings.last?.path == "/home/usb".bytes)
        let inner = try ["/home/usb", "/home/usb/letter"].map { try Self.prove(rig, $0).standing }
        for standing in inner + [whole.findings.last?.standing] {
            guard case .unreadable(let error)? = standing else {
                Issue.record("\(String(describing: standing))")
                continue
            }
            #expect(error.code == ErrorCode.unmounted)
        }
        try rig.backUp()
        let after = try Self.prove(rig, "/home")
        #expect(after.findings.map(\.path) == ["/home/usb".bytes])
        #expect(after.notStored == 1)
    }

    /// A file is not safe because a catalog remembers it.
    @Test func whatIsInAPackThatIsGoneIsNotStored() throws {
        let rig = try Self.rig()
        func examine(_ prepare: (CatalogReader) throws -> Void) throws -> ProofReport {
            let writer = try rig.openWriter()
            let reader = try CatalogReader(writer.catalog)
            try prepare(reader)
            return try PathProof(reader, writer.repository, fileSystem: rig.tree).examine([
                "/home".bytes
            ])
        }
        #expect(try examine { _ in }.isStored)
        let before = try examine { reader in
            for pack in try reader.packs() { try rig.storage.remove(pack.path) }
        }
        // The catalog has noticed by now.
        for report in [before, try examine { _ in }] {
            #expect(!report.isStored && report.findings.map(\.standing) == [.lost(since: 1)])
        }
    }

    /// Remotes that give no pack.
    private struct SilentRemotes: AwayPacks {
        let haveLostAll: Bool

        func openForReading(_ path: String) throws(SystemError) -> any StoredReader {
            throw SystemError("read", path: Array(path.utf8), code: SystemError.elsewhere)
        }
        func mayHave(_ path: String) -> Bool { true }
        func mayComeBack(_ path: String) -> Bool { !haveLostAll }
        func lost(of paths: [String]) -> Set<String> { haveLostAll ? Set(paths) : [] }
    }

    /// What remotes have lost is named as lost; what they cannot give now costs only itself.
    @Test(arguments: [false, true])
    func whatIsOnlyInRemotesIsJudgedItemByItem(isLost: Bool) throws {
        let rig = try BackupRig(description: BackupRig.description(compression: .none))
        var generator = SplitMix64(seed: 6)
        rig.tree.write("/home/large", generator.bytes(200_000))
        try rig.backUp()
        rig.tree.write("/home/small", "small")
        try rig.backUp()
        rig.clock.advance(seconds: 60)
        let writer = try rig.openWriter()
        let reader = try CatalogReader(writer.catalog)
        let first = try #require(try reader.packs().filter(\.isSealed).min { $0.id < $1.id })
        let id = try #require(PackFiles.sealedID(first.path))
        _ = try AwayPack.put(id, awayFrom: rig.storage)
        let repository = try Repository.open(
            TieredStorage(rig.storage, away: SilentRemotes(haveLostAll: isLost)))
        let report = try PathProof(
            reader, repository, fileSystem: rig.tree,
            blocks: BlockReader(repository, writer.catalog)
        ).examine(["/home".bytes])
        #expect(report.stored == 2 && report.notStored == 1)
        #expect(report.lostCount == (isLost ? 1 : 0))
        let finding = try #require(report.findings.first)
        #expect(finding.path == "/home/large".bytes)
        switch finding.standing {
        case .lost(let since): #expect(isLost && since == 1)
        case .unreadable(let error): #expect(!isLost && error.code == SystemError.elsewhere)
        default: Issue.record("\(finding.standing)")
        }
    }

    @Test func anUnchangedFileIsStoredWithoutBeingRead() throws {
        let rig = try Self.rig()
        rig.tree.failReads("/home/a.txt", code: 5)
        let report = try Self.prove(rig, "/home/a.txt")
        #expect(report.standing == .stored(since: 1, byContent: false) && report.isStored)
        #expect(report.root?.path == "/home".bytes && report.storedBy == 1 && !report.isDirectory)
        rig.tree.failReads("/home/a.txt", code: nil)
        #expect(
            try Self.prove(rig, "/home/a.txt", readsAll: true).standing
                == .stored(since: 1, byContent: true))
    }

    /// A later commit that touched other things does not make it younger.
    @Test func sinceIsTheCommitOfThisVersion() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/b.txt", "b")
        try rig.backUp()
        #expect(try Self.prove(rig, "/home/a.txt").standing == .stored(since: 1, byContent: false))
        #expect(try Self.prove(rig, "/home/b.txt").standing == .stored(since: 2, byContent: false))
        #expect(try Self.prove(rig, "/home").storedBy == 2)
    }

    @Test func withoutStampsTheContentTells() throws {
        let rig = try Self.rig()
        let rebuilt = rig.directory.file("rebuilt.sqlite")
        #expect(
            try Self.prove(rig, "/home/a.txt", catalogPath: rebuilt).standing
                == .stored(since: 1, byContent: true))
        let tree = try Self.prove(rig, "/home", catalogPath: rebuilt)
        #expect(tree.isStored && tree.stored == 2 && tree.storedByContent == 2)
    }

    @Test func changedContentIsNotStoredWhateverTheTimesSay() throws {
        let rig = try Self.rig()
        let modified = try rig.tree.status(ofRoot: "/home/a.txt".bytes).modified
        rig.tree.write("/home/a.txt", "CONTENT")
        #expect(try Self.prove(rig, "/home/a.txt").standing == .contentChanged(since: 1))
        rig.tree.setModified("/home/a.txt", modified)
        let report = try Self.prove(rig, "/home/a.txt")
        #expect(
            report.standing == .contentChanged(since: 1) && !report.isStored
                && report.notStored == 1)
        rig.tree.write("/home/a.txt", "longer content")
        #expect(try Self.prove(rig, "/home/a.txt").standing == .contentChanged(since: 1))
        rig.tree.write("/home/a.txt", "")
        #expect(try Self.prove(rig, "/home/a.txt").standing == .contentChanged(since: 1))
    }

    @Test func aTouchIsSeenAndPuttingTheTimeBackHealsIt() throws {
        let rig = try Self.rig()
        let modified = try rig.tree.status(ofRoot: "/home/a.txt".bytes).modified
        rig.tree.setModified("/home/a.txt", Timestamp(seconds: 5))
        let touched = try Self.prove(rig, "/home/a.txt")
        #expect(touched.standing == .metadataChanged(since: 1, [.modified]) && !touched.isStored)
        rig.tree.setModified("/home/a.txt", modified)
        let healed = try Self.prove(rig, "/home/a.txt")
        #expect(
            healed.standing == .stored(since: 1, byContent: true) && healed.isStored
                && healed.storedByContent == 1)
    }

    @Test func metadataIsComparedToo() throws {
        let rig = try Self.rig()
        rig.tree.setMode("/home/a.txt", 0o600)
        #expect(try Self.prove(rig, "/home/a.txt").standing == .metadataChanged(since: 1, [.mode]))
        rig.tree.setOwner("/home/a.txt", uid: 7, gid: 7)
        rig.tree.setAttributes("/home/a.txt", [ExtendedAttribute(name: "user.a".bytes, value: [1])])
        #expect(
            try Self.prove(rig, "/home/a.txt").standing
                == .metadataChanged(since: 1, [.mode, .owner, .attributes]))
        rig.tree.link("/home/b.txt", to: "/home/a.txt")
        #expect(
            try Self.prove(rig, "/home/a.txt").standing
                == .metadataChanged(since: 1, [.mode, .owner, .links, .attributes]))
        try rig.backUp()
        #expect(try Self.prove(rig, "/home").isStored)
    }

    @Test func otherKindsAreCompared() throws {
        let rig = try BackupRig()
        rig.tree.symlink("/home/link", to: "there".bytes)
        rig.tree.makeSpecial("/home/pipe", .fifo)
        rig.tree.makeDirectory("/home/d")
        try rig.backUp()
        for name in ["link", "pipe", "d"] {
            #expect(
                try Self.prove(rig, "/home/\(name)").standing == .stored(since: 1, byContent: false)
            )
        }
        let rebuilt = rig.directory.file("rebuilt.sqlite")
        #expect(
            try Self.prove(rig, "/home/link", catalogPath: rebuilt).standing
                == .stored(since: 1, byContent: true))
        rig.tree.remove("/home/link")
        rig.tree.symlink("/home/link", to: "here".bytes)
        #expect(try Self.prove(rig, "/home/link").standing == .contentChanged(since: 1))
        rig.tree.remove("/home/pipe")
        rig.tree.write("/home/pipe", "a file now")
        #expect(try Self.prove(rig, "/home/pipe").standing == .kindChanged(from: .fifo, to: .file))
        rig.tree.remove("/home/d")
        rig.tree.write("/home/d", "a file now")
        #expect(
            try Self.prove(rig, "/home/d").standing == .kindChanged(from: .directory, to: .file))
        rig.tree.remove("/home/link")
        rig.tree.makeDirectory("/home/link")
        rig.tree.write("/home/link/x", "x")
        let link = try Self.prove(rig, "/home/link")
        #expect(
            link.standing == .kindChanged(from: .symlink, to: .directory) && link.notStored == 2)
    }

    @Test func holesAreZeros() throws {
        let rig = try BackupRig()
        rig.tree.write(
            "/home/sparse",
            [UInt8](repeating: 7, count: 40_000) + [UInt8](repeating: 0, count: 60_000) + [9],
            holes: [40_000..<100_000])
        rig.tree.write(
            "/home/tail", [1] + [UInt8](repeating: 0, count: 99_999), holes: [8_192..<100_000])
        try rig.backUp()
        rig.clock.advance(seconds: 60)
        #expect(
            try Self.prove(rig, "/home/sparse", readsAll: true).standing
                == .stored(since: 1, byContent: true))
        #expect(
            try Self.prove(rig, "/home/tail", readsAll: true).standing
                == .stored(since: 1, byContent: true))
        // The same bytes without holes are the same file.
        let modified = try rig.tree.status(ofRoot: "/home/sparse".bytes).modified
        rig.tree.write(
            "/home/sparse",
            [UInt8](repeating: 7, count: 40_000) + [UInt8](repeating: 0, count: 60_000) + [9])
        rig.tree.setModified("/home/sparse", modified)
        #expect(try Self.prove(rig, "/home/sparse").standing == .stored(since: 1, byContent: true))
        rig.tree.overwrite("/home/sparse", at: 70_000, [1])
        #expect(try Self.prove(rig, "/home/sparse").standing == .contentChanged(since: 1))
        rig.tree.write("/home/tail", [1] + [UInt8](repeating: 0, count: 99_998) + [1])
        #expect(try Self.prove(rig, "/home/tail").standing == .contentChanged(since: 1))
    }

    @Test func largeFilesAreComparedToTheirEnd() throws {
        let rig = try BackupRig()
        let randomness = SeededRandomness(seed: 4)
        let bytes = (0..<200_000).map { _ in UInt8(truncatingIfNeeded: randomness.word()) }
        rig.tree.write("/home/big", bytes)
        try rig.backUp()
        rig.clock.advance(seconds: 60)
        #expect(
            try Self.prove(rig, "/home/big", readsAll: true).standing
                == .stored(since: 1, byContent: true))
        rig.tree.overwrite("/home/big", at: 199_999, [bytes[199_999] &+ 1])
        #expect(try Self.prove(rig, "/home/big").standing == .contentChanged(since: 1))
    }

    @Test func whatIsNotThereSaysItsLastVersion() throws {
        let rig = try Self.rig()
        #expect(try Self.prove(rig, "/home/none").standing == .gone(last: nil))
        rig.tree.remove("/home/a.txt")
        let unknown = try Self.prove(rig, "/home/a.txt")
        #expect(
            unknown.standing
                == .gone(last: .init(path: "/home/a.txt".bytes, first: 1, until: nil, size: 7))
                && !unknown.isStored)
        try rig.backUp()
        #expect(
            try Self.prove(rig, "/home/a.txt").standing
                == .gone(last: .init(path: "/home/a.txt".bytes, first: 1, until: 2, size: 7)))
        #expect(try Self.prove(rig, "/home/a.txt/beneath").standing == .gone(last: nil))
        #expect(try Self.prove(rig, "/elsewhere").standing == .gone(last: nil))
    }

    @Test func whatWasNeverSeenOrCannotBeSeen() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/new", "new")
        #expect(try Self.prove(rig, "/home/new").standing == .neverSeen)
        rig.tree.setMode("/home/a.txt", 0)
        rig.tree.deny("/home/a.txt")
        let denied = try Self.prove(rig, "/home/a.txt")
        guard case .unreadable(let error) = denied.standing else {
            Issue.record("\(denied.standing)")
            return
        }
        #expect(error.code == 13 && !denied.isStored)
        rig.tree.makeDirectory("/other")
        rig.tree.write("/other/x", "x")
        let outside = try Self.prove(rig, "/other/x")
        #expect(outside.standing == .outside && !outside.isStored && outside.innerRoots.isEmpty)
        let above = try Self.prove(rig, "/")
        #expect(above.standing == .outside && above.innerRoots.map(\.path) == ["/home".bytes])
    }

    @Test func whatChangesMeanwhileIsNotCalledStored() throws {
        let rig = try Self.rig()
        let (tree, clock) = (rig.tree, rig.clock)
        tree.onRead("/home/a.txt") { _ in
            clock.advance(seconds: 1)
            tree.setMode("/home/a.txt", 0o600)
            tree.setMode("/home/a.txt", 0o644)
        }
        #expect(try Self.prove(rig, "/home/a.txt", readsAll: true).standing == .changing)
    }

    @Test func anotherSpellingMayBeTheOneThatIsKept() throws {
        let rig = try Self.rig()
        rig.tree.makeDirectory("/links")
        rig.tree.symlink("/links/home", to: "/home".bytes)
        let report = try Self.prove(rig, "/links/home/a.txt", "/home/a.txt")
        #expect(report.isStored && report.path == "/home/a.txt".bytes)
        // A symlink beneath a root is itself what is stored; what is asked for lies where it leads.
        rig.tree.symlink("/home/way", to: "/home".bytes)
        try rig.backUp()
        #expect(try Self.prove(rig, "/home/way/a.txt", "/home/a.txt").isStored)
        #expect(try Self.prove(rig, "/home/way").standing == .stored(since: 2, byContent: false))
        #expect(try Self.prove(rig, "/home/way/a.txt").standing == .outside)
        // A path through a link to where no root is: that place is told of, with what it was.
        rig.tree.makeDirectory("/other")
        rig.tree.write("/other/b", "b")
        rig.tree.remove("/home/way")
        rig.tree.symlink("/home/way", to: "/other".bytes)
        let outside = try Self.prove(rig, "/home/way/b", "/other/b")
        #expect(outside.standing == .outside && outside.path == "/other/b".bytes)
    }

    // MARK: Trees

    static func tree() throws -> BackupRig {
        let rig = try BackupRig()
        var deep = "/home"
        for level in 0..<100 {
            rig.tree.write("\(deep)/f1", "level \(level)")
            rig.tree.write("\(deep)/f2", "level \(level)")
            deep += "/d"
            rig.tree.makeDirectory(deep)
        }
        try rig.backUp()
        rig.clock.advance(seconds: 60)
        return rig
    }

    @Test func aTreeIsProvenByStatusAlone() throws {
        let rig = try Self.tree()
        for level in 0..<100 {
            rig.tree.failReads("/home" + String(repeating: "/d", count: level) + "/f1", code: 5)
        }
        let report = try Self.prove(rig, "/home")
        #expect(
            report.isStored && report.isDirectory && report.stored == 301
                && report.storedByContent == 0)
        let part = try Self.prove(rig, "/home/d/d")
        #expect(part.isStored && part.stored == 295)
    }

    @Test func oneChangedFileInATreeIsNamed() throws {
        let rig = try Self.tree()
        let place = "/home" + String(repeating: "/d", count: 80) + "/f2"
        rig.tree.write(place, "another")
        let report = try Self.prove(rig, "/home")
        #expect(!report.isStored && report.notStored == 1 && report.stored == 300)
        #expect(report.findings == [.init(path: place.bytes, standing: .contentChanged(since: 1))])
        #expect(try Self.prove(rig, "/home/d/f1").isStored)
    }

    @Test func newDirectoriesAreWalkedAndGoneOnesCounted() throws {
        let rig = try Self.tree()
        rig.tree.makeDirectory("/home/new")
        rig.tree.write("/home/new/x", "x")
        rig.tree.remove("/home/d/f1")
        let report = try Self.prove(rig, "/home")
        // The two directories' own times changed with their names.
        #expect(report.notStored == 4 && report.gone == 1 && report.stored == 298)
        #expect(report.findings.contains(.init(path: "/home/new/x".bytes, standing: .neverSeen)))
        #expect(report.goneFindings.map(\.path) == ["/home/d/f1".bytes])
        #expect(try Self.prove(rig, "/home", findingsMaximum: 2).findings.count == 2)
        try rig.backUp()
        let after = try Self.prove(rig, "/home")
        #expect(after.isStored && after.gone == 0)
    }

    @Test func unreadableDirectoriesAreNamedAndStopNothing() throws {
        let rig = try Self.tree()
        rig.tree.setMode("/home/d/d", 0)
        rig.tree.deny("/home/d/d")
        let report = try Self.prove(rig, "/home")
        #expect(!report.isStored && report.stored == 6 && report.notStored == 1)
        guard case .unreadable? = report.findings.first?.standing else {
            Issue.record("another answer")
            return
        }
    }

    /// By a pattern, a limit, another file system or the role of a place: the directory is not
    /// whole, so nobody deletes it.
    @Test func itemsExcludedByTheSettingsAreCounted() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/node_modules")
        for path in ["/home/node_modules/a", "/home/node_modules/b", "/home/c.o", "/home/kept"] {
            rig.tree.write(path, "content")
        }
        rig.tree.write("/home/large", String(repeating: "x", count: 100))
        var rules = RuleBook()
        rules.patterns = try ["node_modules/", "*.o"].map { try IgnorePattern($0.bytes) }
        rules.largestFile = 50
        rig.rules = rules
        try rig.backUp()
        let report = try Self.prove(rig, "/home", rules: rules)
        #expect(report.isStored && !report.isWhole)
        #expect(report.excluded == 3 && report.stored == 2)
        #expect(try Self.prove(rig, "/home/kept", rules: rules).isWhole)
    }

    @Test func cairnsOwnIsExcluded() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/repository")
        rig.tree.write("/home/repository/pack", "x")
        rig.tree.write("/home/a", "a")
        let own: Set = [rig.tree.identity("/home/repository")]
        try rig.backUp(excluded: own)
        let report = try Self.prove(rig, "/home", excluded: own)
        #expect(report.isWhole && report.excluded == 0 && report.stored == 2)
        let inside = try Self.prove(rig, "/home/repository/pack", excluded: own)
        #expect(inside.standing == .own && !inside.isStored)
        #expect(try !Self.prove(rig, "/home/repository", excluded: own).isStored)
    }

    @Test func aRootMayBeAFile() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/only", "one")
        try rig.backUp(["/home/only"])
        rig.clock.advance(seconds: 60)
        #expect(try Self.prove(rig, "/home/only").standing == .stored(since: 1, byContent: false))
        rig.tree.write("/home/only", "two")
        #expect(try Self.prove(rig, "/home/only").standing == .contentChanged(since: 1))
    }

    @Test func aRequestToStopIsSeen() throws {
        let rig = try Self.tree()
        let cancellation = Cancellation()
        cancellation.request()
        let report = try Self.prove(rig, "/home", cancellation: cancellation)
        #expect(report.wasCancelled && !report.isStored)
    }

    /// Every chunk of random trees and random changes: what a backup would read again is exactly
    /// what is called not stored.
    @Test func agreesWithTheNextBackup() throws {
        for seed in UInt64(1)...20 {
            let randomness = SeededRandomness(seed: seed)
            let rig = try BackupRig()
            var files: [String] = []
            for index in 0..<30 {
                let directory = "/home/d\(index % 5)"
                if index < 5 { rig.tree.makeDirectory(directory) }
                files.append("\(directory)/f\(index)")
                rig.tree.write(
                    files[index],
                    [UInt8](repeating: UInt8(index), count: Int(randomness.word() % 40_000)))
            }
            try rig.backUp()
            rig.clock.advance(seconds: 60)
            var changed: Set<String> = []
            for _ in 0..<(randomness.word() % 6) {
                let file = files[Int(randomness.word() % 30)]
                switch randomness.word() % 3 {
                case 0: rig.tree.append(file, [1])
                case 1: rig.tree.setMode(file, 0o400)
                default:
                    rig.tree.setAttributes(
                        file, [ExtendedAttribute(name: "user.x".bytes, value: [2])])
                }
                changed.insert(file)
            }
            let report = try Self.prove(rig, "/home")
            #expect(
                Set(report.findings.map { String(decoding: $0.path, as: UTF8.self) }) == changed,
                "seed \(seed)")
            #expect(try rig.backUp().counts.changed == UInt64(changed.count), "seed \(seed)")
            #expect(try Self.prove(rig, "/home").isStored, "seed \(seed)")
        }
    }
}
