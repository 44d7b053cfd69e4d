import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// What a person moves to where the rules exclude it is not deleted: it is told where it went, and
/// its versions stay.
@Suite struct MovedAwayTests {
    private static func rig() throws -> BackupRig {
        let rig = try BackupRig()
        rig.rules = RuleBook()
        rig.excludedPlaces = ExcludedPlaces(rig.tree)
        rig.tree.makeDirectory("/home/d")
        rig.tree.makeDirectory("/home/d/e")
        rig.tree.write("/home/d/f", "text of f")
        rig.tree.write("/home/d/e/g", "text of g")
        rig.tree.makeDirectory("/home/skip")
        for path in ["/home/skip/in", "/home/skip/in/deep", "/home/skip/in/deep/er"] {
            rig.tree.makeDirectory(path)
        }
        return rig
    }

    private static func setAside(_ rig: BackupRig) throws -> [SetAside] {
        try CatalogReader(try rig.openWriter().catalog).setAside()
    }

    @Test(arguments: ["/home/skip/f", "/home/skip/in/h", "/home/skip/in/deep/er/f"])
    func aFileBelowAMarkerIsExcluded(target: String) throws {
        let rig = try Self.rig()
        rig.tree.write("/home/skip/.nobackup", "")
        try rig.backUp()
        rig.tree.rename("/home/d/f", to: target)
        let result = try rig.backUp()
        #expect(result.counts.deleted == 0 && result.excluded == 1)
        #expect(result.setAside.map(\.path) == ["d/f".bytes])
        #expect(result.movedAway.map(\.from) == ["/home/d/f".bytes])
        #expect(result.movedAway.map(\.to) == [target.bytes])
        let found = try #require(try Self.setAside(rig).first)
        #expect(found.items == 1 && found.exclusion.rule == .noBackup)
        rig.tree.rename(target, to: "/home/d/f")
        try rig.backUp()
        #expect(try Self.setAside(rig).isEmpty)
        #expect(try rig.stored()["d/f".bytes] != nil)
    }

    /// The marker changes the times of the directory, and the files in it tell that it is the same.
    @Test(arguments: ["d2", "skip/d2"]) func aRenamedDirectoryMayGetAMarker(target: String) throws {
        let rig = try Self.rig()
        try rig.backUp()
        rig.tree.rename("/home/d", to: "/home/\(target)")
        rig.clock.advance(seconds: 5)
        rig.tree.write("/home/\(target)/.nobackup", "")
        let result = try rig.backUp()
        #expect(result.counts.deleted == 0 && result.excluded == 2)
        #expect(result.setAside.map(\.path) == ["d".bytes])
        #expect(result.movedAway.map(\.to) == ["/home/\(target)".bytes])
        #expect(try Self.setAside(rig).map(\.items) == [2])
    }

    @Test func aRenamedDirectoryMayGetAMarkerBelow() throws {
        let rig = try Self.rig()
        try rig.backUp()
        rig.tree.rename("/home/d", to: "/home/d2")
        rig.tree.write("/home/d2/e/.nobackup", "")
        let result = try rig.backUp()
        // The other file is at its new place.
        #expect(result.counts.deleted == 1 && result.excluded == 1)
        #expect(try rig.stored()["d2/f".bytes] != nil)
        #expect(try Self.setAside(rig).map(\.path) == ["/home/d/e".bytes])
    }

    /// What was in a directory is found though the directory is gone.
    @Test func aDirectoryMayBeEmptiedIntoAnExcludedOne() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/skip/.nobackup", "")
        try rig.backUp()
        for name in ["f", "e"] { rig.tree.rename("/home/d/\(name)", to: "/home/skip/\(name)") }
        rig.tree.remove("/home/d")
        let result = try rig.backUp()
        #expect(result.counts.deleted == 0 && result.excluded == 2)
        #expect(Set(result.setAside.map(\.path)) == ["d/f".bytes, "d/e".bytes])
    }

    /// Another directory with a marker that has the number of one that was deleted.
    @Test func aDirectoryWithOtherContentIsAnother() throws {
        let rig = try Self.rig()
        try rig.backUp()
        for name in ["f", "e/g"] { rig.tree.remove("/home/d/\(name)") }
        rig.tree.write("/home/d/f", "another text")
        rig.tree.makeDirectory("/home/d/other")
        rig.tree.remove("/home/d/e")
        rig.tree.rename("/home/d", to: "/home/d2")
        rig.clock.advance(seconds: 5)
        rig.tree.write("/home/d2/.nobackup", "")
        #expect(try rig.backUp().counts.deleted == 2)
    }

    /// Somebody makes a marker of a file, which asks for the exclusion of itself.
    @Test func aFileThatBecomesAMarkerIsNoMovedFile() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/d/marker.new", "")
        try rig.backUp()
        rig.tree.rename("/home/d/marker.new", to: "/home/skip/.nobackup")
        let result = try rig.backUp()
        #expect(result.setAside.isEmpty && result.movedAway.isEmpty && result.counts.deleted == 1)
    }

    /// A place that the rules name may lie outside of every root.
    @Test func aDirectoryInCachesIsExcluded() throws {
        let rig = try Self.rig()
        rig.tree.makeDirectory("/cache")
        rig.rules?.excludedPlaces = [.init(path: "/cache".bytes, role: .caches)]
        try rig.backUp()
        rig.tree.rename("/home/d", to: "/cache/d")
        let result = try rig.backUp()
        #expect(result.counts.deleted == 0 && result.excluded == 2)
        #expect(result.movedAway.map(\.to) == ["/cache/d".bytes])
        #expect(try Self.setAside(rig).map(\.items) == [2])
    }

    /// A pattern is the user's order: this is told, and is no problem.
    @Test(arguments: ["/home/skip/f", "/home/d/f.o"])
    func aFileThatAPatternMatchesNowIsExcluded(target: String) throws {
        let rig = try Self.rig()
        rig.rules?.patterns = [try IgnorePattern("/skip/".bytes), try IgnorePattern("*.o".bytes)]
        try rig.backUp()
        rig.tree.rename("/home/d/f", to: target)
        let result = try rig.backUp()
        #expect(result.counts.deleted == 0 && result.excluded == 1)
        #expect(result.setAside.isEmpty)
        #expect(result.movedAway.map(\.to) == [target.bytes])
        #expect(try Self.setAside(rig).isEmpty)
    }

    /// A neighbour who may rename an item to a name that a pattern matches gives no order.
    @Test(
        arguments: [
            // The owner and the mode of the directory, and whether the pattern is an order.
            (0, 0o755, true), (1_000, 0o755, true), (1_001, 0o755, true), (0, 0o1777, true),
            (0, 0o777, false), (1_002, 0o755, false), (1_000, 0o2775, false),
        ] as [(UInt32, UInt16, Bool)])
    func aPatternCountsByWhoCanHaveGivenTheName(owner: UInt32, mode: UInt16, isOrder: Bool) throws {
        let rig = try Self.rig()
        var rules = RuleBook()
        rules.user = 1_001
        rules.surroundings = Surroundings(rig.tree) { _ in nil }
        rules.patterns = [try IgnorePattern("*.tmp".bytes)]
        rig.rules = rules
        for path in ["/home/d/e", "/home/d/e/g"] { rig.tree.setOwner(path, uid: 1_000, gid: 1_000) }
        rig.tree.setOwner("/home/d", uid: owner, gid: 100)
        rig.tree.setMode("/home/d", mode)
        try rig.backUp()
        rig.tree.rename("/home/d/e", to: "/home/d/e.tmp")
        let result = try rig.backUp()
        #expect(result.counts.deleted == 0 && result.excluded == 1)
        #expect(result.movedAway.map(\.to) == ["/home/d/e.tmp".bytes])
        #expect(result.setAside.map(\.path) == (isOrder ? [] : ["d/e".bytes]))
        // What is saved there meanwhile is not lost when the name comes back.
        rig.tree.write("/home/d/e.tmp/h", "text of h")
        rig.tree.rename("/home/d/e.tmp", to: "/home/d/e")
        try rig.backUp()
        #expect(try Self.setAside(rig).isEmpty && rig.stored()["d/e/h".bytes] != nil)
    }

    /// A name that was removed, a number that another file has, and a place that is included again.
    @Test func anythingElseIsDeleted() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/skip/.nobackup", "")
        rig.tree.link("/home/skip/in/f", to: "/home/d/f")
        try rig.backUp()
        rig.tree.remove("/home/d/f")
        let removed = try rig.backUp()
        #expect(removed.counts.deleted == 1 && removed.excluded == 0)
        rig.tree.rename("/home/d/e/g", to: "/home/skip/g")
        rig.tree.write("/home/skip/g", "another text")
        #expect(try rig.backUp().counts.deleted == 1)
        rig.tree.write("/home/d/new", "new")
        try rig.backUp()
        rig.tree.remove("/home/skip/.nobackup")
        rig.tree.rename("/home/d/new", to: "/home/skip/new")
        let included = try rig.backUp()
        #expect(included.counts.deleted == 1 && included.movedAway.isEmpty)
        #expect(try Self.setAside(rig).isEmpty)
    }

    /// Somebody moved a directory out of the root, and left a symlink. An empty directory and a
    /// file are no loss that anybody would look for.
    @Test(arguments: ["/disk/d", "../disk/d"])
    func aDirectoryThatBecameALinkIsTold(target: String) throws {
        let rig = try Self.rig()
        for path in ["/disk", "/home/empty"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/file", "text")
        try rig.backUp()
        for name in ["d", "empty", "file"] {
            rig.tree.rename("/home/\(name)", to: "/disk/\(name)")
            let to = name == "d" ? target : "/disk/\(name)"
            rig.tree.symlink("/home/\(name)", to: to.bytes)
        }
        let result = try rig.backUp()
        #expect(result.counts.deleted >= 2 && result.movedAway.map(\.isLink) == [true])
        #expect(result.movedAway.map(\.from) == ["/home/d".bytes])
        let to = target.hasPrefix("/") ? target : "/home/\(target)"
        #expect(result.movedAway.map(\.to) == [to.bytes])
        #expect(try Self.setAside(rig).isEmpty)
        #expect(try rig.backUp().movedAway.isEmpty)
    }

    @Test func theGuardCountsItAsALoss() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/skip/.nobackup", "")
        rig.tree.makeDirectory("/home/many")
        for number in 0..<60 { rig.tree.write("/home/many/\(number)", "text \(number)") }
        try rig.backUp()
        rig.tree.rename("/home/many", to: "/home/skip/many")
        let result = try rig.backUp {
            $0.anomalyGuard = AnomalyGuard.Configuration()
            $0.anomalyGuard?.items = 20
        }
        #expect(result.pinned != nil && result.excluded == 60)
    }
}
