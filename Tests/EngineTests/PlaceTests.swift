import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository

/// Captures of single places: what a watcher's hints lead to.
@Suite struct PlaceTests {
    /// A rig with one root that was backed up whole, and a writer that stays open like the
    /// daemon's.
    final class Watched {
        let rig: BackupRig
        let writer: RepositoryWriter
        let targets: [TreeScanner.Target]
        let root: UInt64

        init(_ rig: BackupRig, root: String = "/home") throws {
            self.rig = rig
            try rig.backUp([root])
            writer = try rig.openWriter()
            let root = try #require(try CatalogReader(writer.catalog).roots().first)
            self.root = root.definition.number
            targets = [TreeScanner.Target(root: root.definition, anchor: root.anchor, focus: [])]
        }

        func task(
            _ path: String, _ extent: CaptureTask.Extent = .item, former: String? = nil,
            afresh: CaptureTask.Afresh = .nothing
        ) -> CaptureTask {
            CaptureTask(
                RepositoryPath(root: root, path: path.bytes), extent,
                former: former.map { RepositoryPath(root: root, path: $0.bytes) }, dirtySince: 0,
                afresh: afresh)
        }

        @discardableResult
        func capture(
            _ tasks: [CaptureTask], readers: Int = 0, after seconds: UInt64 = 2,
            observer: (any BackupObserver)? = nil
        ) throws -> BackupResult {
            rig.clock.advance(seconds: seconds)
            var request = BackupRequest(sources: [], kind: .capture, readers: readers)
            request.absenceIsDeletion = true
            request.keepsMissingRoots = true
            let run = try CaptureRun(
                writer, fileSystem: rig.fileSystem, clock: rig.clock, request: request,
                cancellation: Cancellation(),
                observer: observer)
            let sorted = tasks.sorted { $0.path.path.lexicographicallyPrecedes($1.path.path) }
            return try run.run(sorted, in: targets, ledger: CaptureRun.Ledger())
        }

        /// The names under which the versions of the file at `path` are kept, oldest first.
        func names(_ path: String) throws -> [String] {
            let reader = try CatalogReader(writer.catalog)
            let root = try #require(try reader.roots().first)
            return try reader.versionsThroughRenames(root, path: path.bytes).map {
                String(decoding: $0.path, as: UTF8.self)
            }
        }

        func differences() throws -> [String] {
            let stored = try StoredTree(writer.repository, writer.catalog)
            let number = try stored.commits().last?.number ?? 0
            return TestSupport.differences(
                try stored.read(root: "/home", at: number), expected: rig.tree.snapshot("/home"))
        }
    }

    @Test func oneSavedFileCostsOneFile() throws {
        let rig = try BackupRig()
        for index in 0..<50 { rig.tree.write("/home/f\(index)", "content \(index)") }
        let watched = try Watched(rig)
        rig.tree.write("/home/f7", "saved again")
        let result = try watched.capture([watched.task("f7")])
        #expect(result.counts.changed == 1 && result.counts.unchanged == 0)
        #expect(result.counts.bytesRead == 11)
        #expect(result.commit?.commit.kind == .capture)
        #expect(try watched.differences() == [])
    }

    /// The writer of a file that got its name by link(2) has it open under another: a former one,
    /// or none, as with O_TMPFILE. Its events come under that.
    @Test(arguments: ["former", "#123", "d/former"]) func aWriteUnderANameThatIsGoneIsFound(
        name: String
    ) throws {
        let rig = try BackupRig()
        let directory = name.hasPrefix("d/") ? "/home/d" : "/home"
        if directory != "/home" { rig.tree.makeDirectory(directory) }
        rig.tree.write("\(directory)/now", "first")
        if name != "#123" { rig.tree.write("/home/\(name)", "former") }
        let watched = try Watched(rig)
        if name != "#123" {
            rig.tree.remove("/home/\(name)")
            try watched.capture([watched.task(name)])
        }
        rig.tree.write("\(directory)/now", "second")
        let result = try watched.capture([watched.task(name, afresh: .all)])
        #expect(result.counts.changed == 1)
        #expect(try watched.differences() == [])
        #expect(try watched.capture([watched.task(name, afresh: .all)]).commit == nil)
    }

    @Test func lookThatFindsNothingNewMakesNoCommit() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "content")
        let watched = try Watched(rig)
        #expect(try watched.capture([watched.task("a"), watched.task("missing")]).commit == nil)
        // Read afresh and found the same: what stat says is kept all the same.
        rig.tree.setMode("/home/a", 0o600)
        rig.tree.setMode("/home/a", 0o644)
        #expect(try watched.capture([watched.task("a", afresh: .all)]).counts.bytesRead == 7)
        #expect(try watched.capture([watched.task("a")]).counts.bytesRead == 0)
    }

    @Test func newDirectoryComesWithAllThatIsInIt() throws {
        let rig = try BackupRig()
        let watched = try Watched(rig)
        rig.tree.makeDirectory("/home/new")
        rig.tree.makeDirectory("/home/new/deep")
        rig.tree.write("/home/new/deep/file", "x")
        // The hint for what is inside comes first: the unknown way to it is taken whole.
        try watched.capture([watched.task("new/deep/file"), watched.task("new")])
        #expect(try watched.differences() == [])
    }

    @Test func renamedFileIsNotReadAndItsMoveIsRecorded() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/d")
        rig.tree.write("/home/a", "content")
        let watched = try Watched(rig)
        rig.tree.rename("/home/a", to: "/home/d/b")
        let result = try watched.capture([watched.task("a"), watched.task("d/b", former: "a")])
        #expect(result.counts.bytesRead == 0)
        #expect(try watched.differences() == [])
        #expect(try watched.names("d/b") == ["a", "d/b"])
    }

    /// Written meanwhile or not: what is stored of it continues.
    @Test(arguments: [CaptureTask.Afresh.nothing, .all])
    func aRenamedItemThatCannotBeReadIsNotDeleted(afresh: CaptureTask.Afresh) throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/d")
        rig.tree.write("/home/a", "content")
        rig.tree.write("/home/d/inner", "inner")
        let watched = try Watched(rig)
        rig.tree.rename("/home/a", to: "/home/b")
        rig.tree.rename("/home/d", to: "/home/e")
        if afresh == .all { rig.tree.write("/home/b", "longer content") }
        for name in ["b", "e"] { rig.tree.deny("/home/\(name)") }
        let result = try watched.capture([
            watched.task("a"), watched.task("b", former: "a", afresh: afresh),
            watched.task("d"), watched.task("e", former: "d", afresh: afresh),
        ])
        #expect(result.failures.count == (afresh == .all ? 2 : 1))
        #expect(try watched.names("b") == ["a", "b"])
        #expect(try watched.names("e/inner") == ["d/inner", "e/inner"])
        let stored = try StoredTree(watched.writer.repository, watched.writer.catalog)
        let number = try #require(try stored.commits().last?.number)
        #expect(
            try Set(stored.read(root: "/home", at: number).keys)
                == Set(["", "b", "e", "e/inner"].map(\.bytes)))
        for name in ["b", "e"] { rig.tree.deny("/home/\(name)", false) }
        try watched.capture([watched.task("b", afresh: .all), watched.task("e", .subtree)])
        #expect(try watched.differences() == [])
    }

    @Test func fileWrittenAfterItsRenameIsReadAndItsMoveIsRecorded() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "content")
        let watched = try Watched(rig)
        rig.tree.rename("/home/a", to: "/home/b")
        rig.tree.write("/home/b", "more content")
        let result = try watched.capture([
            watched.task("b", former: "a", afresh: .all), watched.task("a"),
        ])
        #expect(result.counts.bytesRead == 12)
        #expect(try watched.differences() == [])
        #expect(try watched.names("b") == ["a", "b"])
    }

    @Test func directoryScannedWholeAfterItsRenameIsNotRead() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/old")
        for index in 0..<20 { rig.tree.write("/home/old/\(index)", "content \(index)") }
        let watched = try Watched(rig)
        rig.tree.rename("/home/old", to: "/home/new")
        rig.tree.write("/home/new/7", "changed since")
        let result = try watched.capture(
            [
                watched.task("old"),
                watched.task("new", .subtree, former: "old", afresh: .names(["7".bytes])),
            ])
        #expect(result.counts.bytesRead == 13)
        #expect(try watched.differences() == [])
        #expect(try watched.names("new/7") == ["old/7", "new/7"])
    }

    @Test func fileMovedIntoANewDirectoryIsNotRead() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "content")
        let watched = try Watched(rig)
        rig.tree.makeDirectory("/home/new")
        rig.tree.rename("/home/a", to: "/home/new/a")
        let result = try watched.capture(
            [watched.task("a"), watched.task("new", .subtree), watched.task("new/a", former: "a")])
        #expect(result.counts.bytesRead == 0)
        #expect(try watched.differences() == [])
        #expect(try watched.names("new/a") == ["a", "new/a"])
    }

    @Test func renamedDirectoryIsNotRead() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/old")
        rig.tree.makeDirectory("/home/old/inner")
        for index in 0..<20 { rig.tree.write("/home/old/inner/\(index)", "content \(index)") }
        let watched = try Watched(rig)
        rig.tree.rename("/home/old", to: "/home/new")
        rig.tree.write("/home/new/inner/7", "changed since")
        let result = try watched.capture(
            [
                watched.task("old"), watched.task("new", former: "old"),
                watched.task("new/inner/7", afresh: .all),
            ])
        #expect(result.counts.bytesRead == 13)
        #expect(try watched.differences() == [])
    }

    @Test func fileThatOnlyLooksRenamedIsRead() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "content")
        let watched = try Watched(rig)
        rig.tree.remove("/home/a")
        rig.tree.write("/home/b", "another")
        let result = try watched.capture([watched.task("a"), watched.task("b", former: "a")])
        #expect(result.counts.bytesRead == 7)
        #expect(try watched.differences() == [])
        #expect(try watched.names("b") == ["b"])
    }

    /// Who watches hears of the new name alone.
    @Test func hardLinkMadeLaterIsFollowedToTheOldName() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/a")
        rig.tree.makeDirectory("/home/b")
        rig.tree.write("/home/a/f", "one")
        let watched = try Watched(rig)
        rig.tree.link("/home/b/g", to: "/home/a/f")
        rig.tree.append("/home/b/g", "two".bytes)
        try watched.capture([watched.task("b/g", afresh: .all)])
        #expect(try watched.differences() == [])
        // A third one, alone; and one name goes.
        rig.tree.link("/home/h", to: "/home/a/f")
        try watched.capture([watched.task("h")])
        #expect(try watched.differences() == [])
        rig.tree.remove("/home/b/g")
        try watched.capture([watched.task("b/g")])
        #expect(try watched.differences() == [])
        rig.tree.remove("/home/h")
        try watched.capture([watched.task("", .listing)])
        #expect(try watched.differences() == [])
    }

    /// `cp -al`
    @Test func copyOfHardLinksMakesLinksOfTheOldNames() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/a")
        for index in 0..<20 { rig.tree.write("/home/a/\(index)", "content \(index)") }
        let watched = try Watched(rig)
        rig.tree.makeDirectory("/home/c")
        for index in 0..<20 { rig.tree.link("/home/c/\(index)", to: "/home/a/\(index)") }
        try watched.capture([watched.task("c", .subtree)], readers: 2)
        #expect(try watched.differences() == [])
        #expect(try watched.capture([watched.task("", .subtree)]).counts.bytesRead == 0)
    }

    /// A file that was written just before it was read has no times that prove anything; which one
    /// it is, is known all the same.
    @Test func hardLinkToAFileThatWasReadAtOnceIsFollowed() throws {
        let rig = try BackupRig()
        let watched = try Watched(rig)
        rig.clock.advance(seconds: 2)
        rig.tree.write("/home/f", "one")
        try watched.capture([watched.task("f", afresh: .all)], after: 0)
        rig.tree.link("/home/g", to: "/home/f")
        rig.tree.append("/home/g", "two".bytes)
        try watched.capture([watched.task("g", afresh: .all)])
        #expect(try watched.differences() == [])
    }

    /// The other name is gone, and nobody said so yet: that is for whoever sees it go.
    @Test func otherNameThatIsNotThereIsNoDeletion() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/a")
        rig.tree.write("/home/a/f", "one")
        let watched = try Watched(rig)
        rig.tree.link("/home/g", to: "/home/a/f")
        rig.tree.link("/home/h", to: "/home/a/f")
        rig.tree.rename("/home/a", to: "/away")
        let result = try watched.capture([watched.task("g")])
        #expect(result.counts.deleted == 0 && result.failures.isEmpty)
    }

    @Test func moreFilesWithNewNamesThanAreFollowedAreTold() throws {
        let follower = LinkFollower(identitiesMaximum: 2)
        let rig = try BackupRig()
        for name in ["a", "b", "c"] {
            rig.tree.write("/home/\(name)", name)
            rig.tree.link("/home/\(name)2", to: "/home/\(name)")
            #expect(!follower.isIncomplete)
            let status = try rig.tree.status(ofRoot: "/home/\(name)".bytes)
            follower.note(status, at: RepositoryPath(root: 1, path: name.bytes), isForced: false)
        }
        #expect(follower.isIncomplete)
    }

    /// A backup of a part of a root finds what was written through a name in another part, and in
    /// another root.
    @Test func partialBackupFollowsHardLinks() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/a")
        rig.tree.makeDirectory("/home/b")
        rig.tree.makeDirectory("/other")
        rig.tree.write("/home/a/f", "one")
        try rig.backUp(["/home", "/other"])
        rig.tree.link("/home/b/g", to: "/home/a/f")
        rig.tree.link("/other/h", to: "/home/a/f")
        rig.tree.append("/home/b/g", "two".bytes)
        try rig.backUp(["/home/b"])
        #expect(try rig.differences("/home") == [])
        rig.tree.append("/home/b/g", "three".bytes)
        try rig.backUp(["/other"])
        #expect(try rig.differences("/home") == [])
        #expect(try rig.differences("/other") == [])
    }

    /// The index of inodes costs a first backup 7 % of its time, and serves later runs.
    @Test func inodesAreIndexedByTheSecondRun() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "content")
        func plan() throws -> [String] {
            let catalog = try rig.openWriter().catalog
            let search = "SELECT name FROM live WHERE \(CatalogSchema.inode("live")) = x'00'"
            return try catalog.connection.prepare(
                "EXPLAIN QUERY PLAN \(search) AND kind <> 2 AND stamp IS NOT NULL"
            ).map { $0.text(3) }
        }
        try rig.backUp()
        #expect(try !plan().joined().contains("live_inode"))
        try rig.backUp()
        #expect(try plan().joined().contains("live_inode"))
    }

    @Test func unmountedRootDeletesNothing() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "content")
        let watched = try Watched(rig)
        let before = watched.rig.tree.snapshot("/home")
        rig.tree.rename("/home", to: "/away")
        let result = try watched.capture([watched.task("", .subtree), watched.task("a")])
        #expect(result.counts.deleted == 0)
        rig.tree.rename("/away", to: "/home")
        #expect(before.count == 2)
        try watched.capture([watched.task("", .subtree)])
        #expect(try watched.differences() == [])
    }

    /// Whatever happens to a tree: once every changed name was looked at, what is stored is the
    /// tree.
    @Test(arguments: 0..<400) func everyChangedNameLookedAtLeavesTheStoredTreeEqual(seed: Int)
        throws
    {
        let rig = try BackupRig()
        var random = Random(seed: UInt64(seed))
        var model = ModelTree(rig.tree, random: random.next())
        model.fill(40)
        let watched = try Watched(rig)
        for round in 0..<6 {
            var tasks: [CaptureTask] = []
            for _ in 0..<Int(random.next() % 30) {
                for hint in model.change() {
                    let extent: CaptureTask.Extent = random.next() % 8 == 0 ? .listing : .item
                    if extent == .listing, hint.afresh == .nothing {
                        tasks.append(watched.task(ModelTree.parent(hint.path), .listing))
                        tasks.append(watched.task(hint.path))
                    } else {
                        tasks.append(
                            watched.task(hint.path, former: hint.former, afresh: hint.afresh))
                    }
                }
            }
            if random.next() % 7 == 0 { tasks.append(watched.task("", .subtree)) }
            let result = try watched.capture(tasks, readers: round % 3 == 2 ? 2 : 0)
            #expect(result.failures.isEmpty, "seed \(seed)")
            let differences = try watched.differences()
            let told = tasks.map { task in
                let former = task.former.map { PathText.display($0.path) } ?? ""
                return "\(PathText.display(task.path.path)) \(task.extent) \(former)"
            }
            #expect(
                differences == [], "seed \(seed), round \(round): \(differences) after \(told)")
            if !differences.isEmpty { return }
        }
    }
}

/// Splitmix64. - Source: Steele et al. 2014.
struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return word ^ (word >> 31)
    }
}

/// Makes changes under `/home` and names what a watcher would be told.
struct ModelTree {
    struct Hint {
        let path: String
        var former: String?
        var afresh = CaptureTask.Afresh.nothing
    }

    private let tree: SimulatedFileSystem
    private var random: Random
    /// Relative to the root.
    private var files: Set<String> = []
    private var directories: Set<String> = [""]

    init(_ tree: SimulatedFileSystem, random: UInt64) {
        self.tree = tree
        self.random = Random(seed: random)
    }

    static func parent(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    private func absolute(_ path: String) -> String { path.isEmpty ? "/home" : "/home/\(path)" }
    private mutating func pick(_ set: Set<String>) -> String? {
        let sorted = set.sorted()
        return sorted.isEmpty ? nil : sorted[Int(random.next() % UInt64(sorted.count))]
    }

    private mutating func freshName() -> String {
        let directory = pick(directories) ?? ""
        let name = "n\(random.next() % 12)"
        return directory.isEmpty ? name : "\(directory)/\(name)"
    }

    private mutating func content() -> [UInt8] {
        let length = Int(random.next() % 3_000)
        return (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }

    mutating func fill(_ count: Int) { for _ in 0..<count { _ = change() } }

    /// One change.
    mutating func change() -> [Hint] {
        switch random.next() % 8 {
        case 0, 1, 2:
            let path = freshName()
            guard !directories.contains(path) else { return [] }
            tree.write(absolute(path), content())
            files.insert(path)
            return [Hint(path: path, afresh: .all)]
        case 3:
            let path = freshName()
            guard !directories.contains(path), !files.contains(path) else { return [] }
            tree.makeDirectory(absolute(path))
            directories.insert(path)
            return [Hint(path: path, afresh: .all)]
        case 4:
            guard let path = pick(files) else { return [] }
            tree.setMode(absolute(path), UInt16(0o400 + random.next() % 0o100))
            return [Hint(path: path)]
        case 5: return remove()
        default: return rename()
        }
    }

    private mutating func remove() -> [Hint] {
        if random.next() % 3 > 0, let path = pick(files) {
            tree.remove(absolute(path))
            files.remove(path)
            return [Hint(path: path)]
        }
        guard let path = pick(directories), !path.isEmpty else { return [] }
        let inner = (files.union(directories)).filter { $0.hasPrefix(path + "/") }
        for name in inner.sorted(by: >) { tree.remove(absolute(name)) }
        tree.remove(absolute(path))
        files.subtract(inner)
        directories.subtract(inner.union([path]))
        return [Hint(path: path)] + inner.map { Hint(path: $0) }
    }

    private mutating func rename() -> [Hint] {
        guard let path = pick(files.union(directories)), !path.isEmpty else { return [] }
        let target = freshName()
        guard !files.contains(target), !directories.contains(target), target != path,
            !target.hasPrefix(path + "/")
        else {
            return []
        }
        tree.rename(absolute(path), to: absolute(target))
        func moved(_ set: Set<String>) -> Set<String> {
            Set(
                set.map {
                    $0 == path
                        ? target : $0.hasPrefix(path + "/") ? target + $0.dropFirst(path.count) : $0
                })
        }
        files = moved(files)
        directories = moved(directories)
        // A former name counts only while nothing else happened to either: here every other time it
        // is excluded.
        return [
            Hint(path: path),
            random.next() % 2 == 0
                ? Hint(path: target, former: path) : Hint(path: target, afresh: .all),
        ]
    }
}
