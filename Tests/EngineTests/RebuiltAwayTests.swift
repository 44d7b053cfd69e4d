import CairnCare
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnFormat
@testable import CairnRepository

/// The journal says on which file systems the files were, so a rebuilt catalog knows what is away.
/// - Source: FORMAT.md §8.19.
@Suite struct RebuiltAwayTests {
    private static let system: UInt64 = 2 << 62 | 1
    private static let (diskA, diskB): (UInt64, UInt64) = (2 << 62 | 100, 2 << 62 | 200)
    private static let here = RootHost(id: Hash128(Array(1...16)), name: "here".bytes)
    private static let there = RootHost(id: Hash128(Array(17...32)), name: "there".bytes)

    enum Place: CaseIterable { case gone, madeAgain, newer, stray, sameName }
    enum Loss: CaseIterable { case catalog, checkpoint, twice }
    enum Kind: CaseIterable { case uuid, top, memory }

    private static func unmounted(_ result: BackupResult) -> [String] {
        result.failures.compactMap { failure in
            guard case .system(let error) = failure.reason,
                [ErrorCode.unmounted, ErrorCode.otherDisk].contains(error.code)
            else { return nil }
            return String(decoding: failure.path, as: UTF8.self)
        }
    }

    /// /home/usb with a letter and a directory, kept from a disk.
    private static func rig(_ kind: Kind = .uuid, roots: [String] = ["/home"]) throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.identify("/", as: system)
        for path in ["/home/usb", "/home/usb/d"] { rig.tree.makeDirectory(path) }
        for name in ["letter", "d/1", "d/2"] { rig.tree.write("/home/usb/\(name)", name) }
        rig.tree.setDevice("/home/usb", kind == .memory ? 0x2a : 0x811)
        if kind == .uuid { rig.tree.identify("/home/usb", as: diskA) }
        if kind == .top { rig.tree.setFileSystem(0x811, 100) }
        try rig.backUp(roots) { $0.machine = here }
        return rig
    }

    private static func backUp(_ rig: BackupRig, _ roots: [String] = ["/home"]) throws
        -> BackupResult
    {
        try rig.backUp(roots) { $0.machine = here }
    }

    private static func lose(_ loss: Loss, _ rig: BackupRig) throws {
        if loss != .catalog { try CheckpointRun(rig.openWriter()).run() }
        rig.loseCatalog()
        if loss == .twice {
            try CheckpointRun(rig.openWriter()).run()
            rig.loseCatalog()
        }
    }

    @Test(arguments: Place.allCases, Loss.allCases) func whatIsAwayIsNotDeleted(
        place: Place, loss: Loss
    ) throws {
        for kind in Kind.allCases {
            let rig = try Self.rig(kind)
            rig.tree.rename("/home/usb", to: "/away")
            if place == .newer { rig.tree.makeDirectory("/home/usb") }
            try Self.lose(loss, rig)
            rig.clock.advance(seconds: 5)
            if place != .gone, place != .newer { rig.tree.makeDirectory("/home/usb") }
            switch place {
            case .gone, .madeAgain: break
            case .newer:
                rig.tree.write("/home/usb/x", "x")
                rig.tree.remove("/home/usb/x")
            case .stray: rig.tree.write("/home/usb/stray", "x")
            case .sameName: rig.tree.write("/home/usb/letter", "x")
            }
            for _ in 0..<2 {
                let result = try Self.backUp(rig)
                #expect(result.counts.deleted == 0 && Self.unmounted(result) == ["/home/usb"])
            }
            #expect(try rig.stored()["usb/letter".bytes]?.content == "letter".bytes)
            if place == .stray { rig.tree.remove("/home/usb/stray") }
            if place == .sameName { rig.tree.remove("/home/usb/letter") }
            if place != .gone { rig.tree.remove("/home/usb") }
            rig.tree.rename("/away", to: "/home/usb")
            #expect(Self.unmounted(try Self.backUp(rig)) == [])
            #expect(try rig.differences() == [])
        }
    }

    /// Most of its files, and files in other directories, were deleted since.
    @Test(arguments: Loss.allCases) func whatWasDeletedOnTheSameDiskIsDeleted(loss: Loss) throws {
        let rig = try Self.rig()
        rig.tree.makeDirectory("/home/plain")
        rig.tree.write("/home/plain/f", "f")
        _ = try Self.backUp(rig)
        try Self.lose(loss, rig)
        rig.clock.advance(seconds: 5)
        for name in ["usb/letter", "usb/d/1", "usb/d/2", "usb/d", "plain/f", "plain"] {
            rig.tree.remove("/home/\(name)")
        }
        let result = try Self.backUp(rig)
        #expect(result.failures.isEmpty && result.counts.deleted == 4)
        #expect(try rig.differences() == [])
    }

    /// A later snapshot of another path did not look at the directory.
    @Test(arguments: ["/srv", "/home/plain"]) func anEmptiedDirectoryIsNotAway(other: String) throws
    {
        let rig = try BackupRig()
        rig.tree.identify("/", as: Self.system)
        for path in ["/srv", "/home/d", "/home/plain"] { rig.tree.makeDirectory(path) }
        for name in ["/srv/x", "/home/d/f", "/home/plain/y"] { rig.tree.write(name, name) }
        let roots = ["/home", "/srv"]
        _ = try Self.backUp(rig, roots)
        rig.clock.advance(seconds: 5)
        rig.tree.remove("/home/d/f")
        rig.clock.advance(seconds: 5)
        rig.tree.write(other + "/new", "new")
        #expect(try Self.backUp(rig, [other]).counts.new == 1)
        rig.loseCatalog()
        let result = try Self.backUp(rig, roots)
        #expect(Self.unmounted(result) == [] && result.counts.deleted == 1)
        #expect(try rig.differences() == [])
    }

    /// Another disk there that has all of the names, and items that are unchanged.
    @Test(arguments: ["/home", "/home/usb"]) func anotherDiskIsAnother(root: String) throws {
        let rig = try Self.rig(roots: [root])
        rig.tree.rename("/home/usb", to: "/away")
        for path in ["/home/usb", "/home/usb/d"] { rig.tree.makeDirectory(path) }
        for name in ["letter", "d/1"] { rig.tree.write("/home/usb/\(name)", name) }
        rig.tree.setModified(
            "/home/usb/letter", try rig.tree.status(ofRoot: "/away/letter".bytes).modified)
        rig.tree.setDevice("/home/usb", 0x821)
        rig.tree.identify("/home/usb", as: Self.diskB)
        rig.loseCatalog()
        let result = try Self.backUp(rig, [root])
        #expect(result.counts.deleted == 0 && Self.unmounted(result) == ["/home/usb"])
        // A person accepts it: after that the next rebuild knows it.
        let accepted = try rig.backUp(["/home/usb"]) {
            $0.machine = Self.here
            $0.replacedDisks = ["/home/usb".bytes]
        }
        #expect(Self.unmounted(accepted) == [] && accepted.counts.deleted == 1)
        rig.loseCatalog()
        #expect(Self.unmounted(try Self.backUp(rig, [root])) == [])
        rig.tree.rename("/home/usb", to: "/second")
        rig.tree.rename("/away", to: "/home/usb")
        #expect(Self.unmounted(try Self.backUp(rig, [root])) == ["/home/usb"])
    }

    /// A person gave up the disk; what is there now is an ordinary directory.
    @Test func aMountPointThatWasGivenUpIsOneNoMore() throws {
        let rig = try Self.rig()
        rig.tree.rename("/home/usb", to: "/away")
        rig.tree.makeDirectory("/home/usb")
        rig.tree.write("/home/usb/own", "own")
        try rig.backUp(["/home/usb"]) {
            $0.machine = Self.here
            $0.replacedDisks = ["/home/usb".bytes]
        }
        rig.loseCatalog()
        rig.clock.advance(seconds: 5)
        rig.tree.remove("/home/usb/own")
        rig.tree.remove("/home/usb")
        let result = try Self.backUp(rig)
        #expect(result.failures.isEmpty && result.counts.deleted == 1)
    }

    /// A root that is missing with its disk, and one whose directory was deleted.
    @Test func aMissingRootIsAwayWithItsDisk() throws {
        let rig = try Self.rig(roots: ["/home/usb/d"])
        rig.tree.rename("/home/usb", to: "/away")
        rig.tree.makeDirectory("/home/usb")
        rig.loseCatalog()
        func missing() throws -> BackupResult {
            try rig.backUp(["/home/usb/d"]) {
                $0.machine = Self.here
                $0.absenceIsDeletion = true
            }
        }
        let result = try missing()
        #expect(result.counts.deleted == 0 && Self.unmounted(result) == ["/home/usb/d"])
        rig.tree.remove("/home/usb")
        rig.tree.rename("/away", to: "/home/usb")
        rig.loseCatalog()
        for name in ["1", "2"] { rig.tree.remove("/home/usb/d/\(name)") }
        rig.tree.remove("/home/usb/d")
        #expect(try missing().counts.deleted == 2)
    }

    /// Stamps of an earlier version, of which the journal says nothing: the next commit has them.
    @Test func theFirstCommitHasWhatEarlierOnesLack() throws {
        let rig = try Self.rig()
        func rows() throws -> [DirectoryFileSystem] {
            var found: [DirectoryFileSystem] = []
            _ = try rig.openWriter().repository.journal.read(from: .start) { record, payload, _ in
                guard record.kind == .changes else { return }
                try ChangesDecoder.decode(payload) {
                    if case .fileSystem(let one) = $0 { found.append(one) }
                }
            }
            return found
        }
        #expect(try rows().map(\.path) == [[], "usb".bytes])
        #expect(try rows().map(\.isMountTop) == [false, true])
        _ = try Self.backUp(rig)
        #expect(try rows().count == 2)
        do {
            let writer = try CatalogWriter(rig.openWriter().catalog)
            try writer.withoutCommit { try writer.noteFileSystems(areRecorded: false) }
        }
        _ = try Self.backUp(rig)
        #expect(try rows().count == 4)
    }

    /// Another machine has other disks at the same paths.
    @Test(arguments: [true, false]) func aRootOfAnotherMachineIsJudgedByItsNames(
        isRebuilt: Bool
    ) throws {
        let rig = try Self.rig()
        rig.tree.renumber("/", 0x821)
        rig.tree.identify("/home", as: Self.diskB)
        if isRebuilt { rig.loseCatalog() }
        do {
            let writer = try rig.openWriter()
            let roots = try CatalogReader(writer.catalog).roots()
            _ = try NoteRun(
                writer, clock: rig.clock, template: BackupRequest(sources: [], readers: 0)
            ).adopt(roots, by: Self.there)
        }
        let result = try rig.backUp { $0.machine = Self.there }
        #expect(Self.unmounted(result) == [] && result.counts.deleted == 0)
        #expect(try rig.differences() == [])
    }

    /// Where nothing tells one file system from another, the names decide.
    @Test func aRootWithoutAnIdentityIsJudgedByItsNames() throws {
        let rig = try BackupRig()
        for name in ["a", "b", "c", "d"] { rig.tree.write("/home/\(name)", name) }
        _ = try Self.backUp(rig)
        rig.loseCatalog()
        for name in ["a", "b", "c"] { rig.tree.remove("/home/\(name)") }
        let result = try Self.backUp(rig)
        #expect(result.failures.isEmpty && result.counts.deleted == 3)
    }

    /// Rows that somebody forged make things wait, and delete nothing.
    @Test func forgedRowsDeleteNothing() throws {
        let rig = try Self.rig()
        do {
            let writer = try rig.openWriter()
            let root = try #require(try CatalogReader(writer.catalog).roots().first).definition
                .number
            try NoteRun(writer, clock: rig.clock, template: BackupRequest(sources: [], readers: 0))
                .write(as: .complete) { builder in
                    for (number, path) in [
                        (root, "usb/d"), (root, "usb/letter"), (root, "none/none"), (root, ""),
                        (99, "usb"),
                    ] as [(UInt64, String)] {
                        var forged = DirectoryFileSystem(root: number, path: path.bytes)
                        (forged.isMountTop, forged.top) = (true, 1 << 63 - 1)
                        (forged.identity, forged.inode) = (.max, .max)
                        try builder.record(.fileSystem(forged))
                    }
                }
        }
        for isRebuilt in [false, true] {
            if isRebuilt { rig.loseCatalog() }
            let result = try Self.backUp(rig)
            #expect(result.counts.deleted == 0 && Self.unmounted(result) == ["/home"])
        }
        let accepted = try rig.backUp {
            $0.machine = Self.here
            $0.replacedDisks = ["/home".bytes, "/home/usb/d".bytes]
        }
        #expect(Self.unmounted(accepted) == [])
        #expect(try rig.differences() == [])
    }
}
