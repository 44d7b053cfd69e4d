import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnSource

/// Whether a directory at the path of a root is the root's directory, a copy, or another one.
@Suite struct RootIdentityTests {
    private static let names = ["a", "b", "c", "d"]

    private static func fill(_ rig: BackupRig, _ root: String, _ text: String) {
        rig.tree.makeDirectory(root)
        for name in names { rig.tree.write("\(root)/\(name)", "\(text) \(name)") }
    }

    private static func places(_ result: BackupResult) -> [String: String] {
        MovedRootTests.places(result)
    }

    /// The same names, with other sizes or other contents of the same sizes.
    @Test(arguments: ["of another size", "MINE"])
    func aDirectoryOfTheSameNamesIsNotTheRoot(text: String) throws {
        let rig = try BackupRig()
        Self.fill(rig, "/home/docs", "mine")
        try rig.backUp(["/home/docs"])
        rig.tree.rename("/home/docs", to: "/home/docs.old")
        rig.clock.advance(seconds: 5)
        Self.fill(rig, "/home/docs", text)
        for _ in 0..<2 {
            let result = try rig.backUp(["/home/docs"])
            #expect(Self.places(result) == ["/home/docs": "/home/docs.old"])
            #expect(result.counts.changed == 0)
        }
        // Half of the files are copies.
        for name in Self.names.prefix(2) {
            rig.tree.write("/home/docs/\(name)", "mine \(name)")
        }
        #expect(try rig.backUp(["/home/docs"]).failures.isEmpty)
    }

    /// Its inode is older than its backup, so that it is the root's, whatever is in it now.
    @Test func aRootIsFoundAlthoughMostOfItsFilesWereDeletedSince() throws {
        let rig = try BackupRig()
        Self.fill(rig, "/home/docs", "mine")
        try rig.backUp(["/home/docs"])
        rig.tree.rename("/home/docs", to: "/home/docs.old")
        for name in Self.names.dropFirst() { rig.tree.remove("/home/docs.old/\(name)") }
        rig.tree.makeDirectory("/home/docs")
        let result = try rig.backUp(["/home/docs"])
        #expect(Self.places(result) == ["/home/docs": "/home/docs.old"])
        #expect(result.counts.deleted == 0)
    }

    /// It was deleted and made again.
    @Test func aDirectoryOfTheSameNamesIsTheRootIfThatIsNowhere() throws {
        let rig = try BackupRig()
        Self.fill(rig, "/home/docs", "mine")
        try rig.backUp(["/home/docs"])
        rig.tree.rename("/home/docs", to: "/.Trash-1000")
        Self.fill(rig, "/home/docs", "another")
        let result = try rig.backUp(["/home/docs"])
        #expect(result.failures.isEmpty && result.counts.changed == 4)
    }

    /// The directory of another root is no copy of this one, although all files are the same.
    @Test func theDirectoryOfAnotherRootIsNoCopy() throws {
        let roots = ["/home/one", "/home/two"]
        let rig = try BackupRig()
        for root in roots { Self.fill(rig, root, "the same") }
        try rig.backUp(roots)
        rig.tree.rename("/home/one", to: "/home/one.old")
        rig.tree.rename("/home/two", to: "/home/one")
        let result = try rig.backUp(roots) { $0.absenceIsDeletion = true }
        #expect(
            Self.places(result) == ["/home/one": "/home/one.old", "/home/two": "/home/one"])
        #expect(result.counts.deleted == 0 && result.counts.changed == 0)
    }

    // MARK: Unreadable

    /// Its inode is seen without reading it.
    @Test(arguments: [true, false])
    func aRootThatCannotBeReadUnderItsNewNameIsThere(isReplaced: Bool) throws {
        let rig = try BackupRig()
        Self.fill(rig, "/home/docs", "mine")
        try rig.backUp(["/home/docs"])
        let before = try rig.stored("/home/docs")
        rig.tree.rename("/home/docs", to: "/home/docs.old")
        rig.tree.deny("/home/docs.old")
        if isReplaced { rig.tree.makeDirectory("/home/docs") }
        let result = try rig.backUp(["/home/docs"]) { $0.absenceIsDeletion = true }
        #expect(Self.places(result) == ["/home/docs": "/home/docs.old"])
        #expect(try rig.stored("/home/docs") == before)
    }

    /// What cannot be read in the root's directory is still there.
    @Test func aRootWithUnreadablePartsIsFound() throws {
        let rig = try BackupRig()
        Self.fill(rig, "/home/docs", "mine")
        rig.tree.makeDirectory("/home/docs/inner")
        for number in 0..<9 { rig.tree.write("/home/docs/inner/\(number)", "text") }
        try rig.backUp(["/home/docs"])
        rig.tree.rename("/home/docs", to: "/home/docs.old")
        rig.tree.deny("/home/docs.old/inner")
        rig.tree.makeDirectory("/home/docs")
        #expect(
            Self.places(try rig.backUp(["/home/docs"])) == ["/home/docs": "/home/docs.old"])
    }

    // MARK: Inside another root

    private static func preparedInside() throws -> BackupRig {
        let rig = try BackupRig()
        for path in ["/home/all", "/home/all/sub", "/home/out"] { rig.tree.makeDirectory(path) }
        fill(rig, "/home/all/sub/in", "mine")
        rig.tree.write("/home/all/sub/other", "in no root of its own")
        _ = try backUpAll(rig)
        return rig
    }

    private static func backUpAll(_ rig: BackupRig) throws -> BackupResult {
        try rig.backUp { request in
            request.sources = [BackupSource(path: "/home/all".bytes, role: .documents)]
            request.namedRoots = ["/home/all".bytes, "/home/all/sub/in".bytes]
        }
    }

    @Test(arguments: [true, false])
    func aRootThatIsMovedOutOfAnotherIsFound(isReplaced: Bool) throws {
        let rig = try Self.preparedInside()
        let before = try rig.stored("/home/all")
        rig.tree.rename("/home/all/sub/in", to: "/home/out/in")
        if isReplaced {
            rig.tree.makeDirectory("/home/all/sub/in")
            rig.tree.write("/home/all/sub/in/new", "new")
        }
        for _ in 0..<2 {
            let result = try Self.backUpAll(rig)
            #expect(Self.places(result) == ["/home/all/sub/in": "/home/out/in"])
            #expect(result.counts.deleted == 0)
            #expect(try rig.stored("/home/all").keys == before.keys)
        }
    }

    /// It goes with the directory around it, which is deleted except for the root.
    @Test(arguments: [true, false])
    func aRootThatIsMovedWithTheDirectoryAroundItIsFound(isExcluded: Bool) throws {
        let rig = try Self.preparedInside()
        if isExcluded {
            let place = RuleBook.ExcludedPlace(path: "/home/all/sub".bytes, role: .caches)
            var rules = RuleBook()
            (rules.excludedPlaces, rules.roots) = ([place], ["/home/all/sub/in".bytes])
            rig.rules = rules
        }
        rig.tree.rename("/home/all/sub", to: "/home/out/sub")
        for _ in 0..<2 {
            let result = try Self.backUpAll(rig)
            #expect(Self.places(result) == ["/home/all/sub/in": "/home/out/sub/in"])
        }
        let stored = try rig.stored("/home/all")
        #expect(stored["sub/other".bytes] == nil && stored["sub/in/a".bytes] != nil)
    }

    /// The outer root holds it at its new place, too.
    @Test func aRootThatIsMovedInsideTheRootAroundItIsBackedUpThere() throws {
        let rig = try Self.preparedInside()
        rig.tree.rename("/home/all/sub/in", to: "/home/all/elsewhere")
        let result = try Self.backUpAll(rig)
        #expect(result.failures.isEmpty)
        #expect(try rig.stored("/home/all")["elsewhere/a".bytes] != nil)
        #expect(try rig.stored("/home/all")["sub/in".bytes] == nil)
    }
}
