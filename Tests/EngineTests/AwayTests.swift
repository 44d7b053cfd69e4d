import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// What was mounted and is not there now is away, and not deleted.
@Suite struct AwayTests {
    /// A disk at /home/usb, kept.
    ///
    /// - Parameter identity: what the disk says that it is; 0 when it has no UUID.
    private func makeRig(_ paths: [String] = ["/home"], identity: UInt64 = 0, device: UInt64 = 7)
        throws -> BackupRig
    {
        let rig = try BackupRig()
        for path in ["/home/usb", "/home/usb/photos"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/usb/photos/1", "one")
        rig.tree.write("/home/usb/letter", "dear")
        rig.tree.setDevice("/home/usb", device)
        rig.tree.setFileSystem(device, identity)
        try rig.backUp(paths)
        return rig
    }

    private func unmounted(_ result: BackupResult) -> [String] {
        result.failures.compactMap { failure in
            if case .system(let error) = failure.reason,
                [ErrorCode.unmounted, ErrorCode.otherDisk].contains(error.code)
            {
                String(decoding: failure.path, as: UTF8.self)
            } else {
                nil
            }
        }
    }

    /// The mount point: empty, with something in it, and not there at all.
    @Test(arguments: [[], ["note", "letter"], nil] as [[String]?], [["/home"], ["/home/usb"]])
    func unmountedDiskDeletesNothing(names: [String]?, roots: [String]) throws {
        if names == nil, roots != ["/home"] { return }
        let rig = try makeRig(roots)
        let names = roots == ["/home"] ? names : names?.filter { $0 == "note" }
        let before = rig.tree.snapshot("/home/usb")
        rig.tree.rename("/home/usb", to: "/away")
        if let names {
            rig.tree.makeDirectory("/home/usb")
            for name in names { rig.tree.write("/home/usb/\(name)", "beneath") }
        }
        for _ in 0..<2 {
            let result = try rig.backUp(roots)
            #expect(result.counts.deleted == 0)
            #expect(unmounted(result) == ["/home/usb"])
            let stored = try rig.stored(roots[0])
            let prefix = roots == ["/home"] ? "usb/" : ""
            #expect(stored["\(prefix)photos/1".bytes]?.content == "one".bytes)
            // What is there is not of that disk.
            #expect(stored["\(prefix)note".bytes] == nil)
            #expect(stored["\(prefix)letter".bytes]?.content == "dear".bytes)
        }
        // What was written beneath goes; then all is as it was.
        if let names {
            for name in names { rig.tree.remove("/home/usb/\(name)") }
            rig.tree.remove("/home/usb")
        }
        rig.tree.rename("/away", to: "/home/usb")
        let result = try rig.backUp(roots)
        #expect(unmounted(result) == [] && rig.tree.snapshot("/home/usb").count == before.count)
        #expect(try rig.differences(roots[0]) == [])
    }

    /// Two disks that are mounted at one place in turn: nothing of the second is backed up.
    /// A desktop makes a directory anew that was renamed: the files of a root are not deleted with
    /// that, until a person says what the new one is.
    @Test func aNewDirectoryIsNotTheRenamedRoot() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/docs")
        for name in ["a", "b", "c"] { rig.tree.write("/home/docs/\(name)", name) }
        try rig.backUp(["/home/docs"])
        rig.tree.rename("/home/docs", to: "/home/papers")
        rig.tree.makeDirectory("/home/docs")
        rig.tree.write("/home/docs/new", "new")
        let before = try rig.stored("/home/docs")
        for _ in 0..<2 {
            let result = try rig.backUp(["/home/docs"])
            #expect(result.counts.deleted == 0 && result.counts.new == 0)
            guard case .system(let error)? = result.failures.first?.reason else {
                Issue.record("no failure")
                return
            }
            #expect(error.code == ErrorCode.displacedRoot && error.path == "/home/papers".bytes)
            #expect(try rig.stored("/home/docs") == before)
        }
        // It is a root of its own now.
        let result = try rig.backUp(["/home/docs", "/home/papers"])
        #expect(result.failures.isEmpty && result.counts.deleted == 3)
    }

    /// A part of the files is there again, or a copy is still running: the others are in the former
    /// directory.
    @Test func aNewDirectoryWithSomeOfTheFilesIsNotTheRoot() throws {
        let rig = try BackupRig()
        for path in ["/home/docs", "/home/docs/s"] { rig.tree.makeDirectory(path) }
        for name in ["a", "b", "c"] { rig.tree.write("/home/docs/s/\(name)", name) }
        try rig.backUp(["/home/docs"])
        rig.tree.rename("/home/docs", to: "/home/docs.old")
        for path in ["/home/docs", "/home/docs/s"] { rig.tree.makeDirectory(path) }
        for name in ["a", "b"] {
            rig.tree.write("/home/docs/s/\(name)", name)
            let result = try rig.backUp(["/home/docs"])
            #expect(result.failures.count == 1 && result.counts.deleted == 0)
        }
        rig.tree.write("/home/docs/s/c", "c")
        #expect(try rig.backUp(["/home/docs"]).failures.isEmpty)
        rig.tree.remove("/home/docs/s/c")
        #expect(try rig.backUp(["/home/docs"]).counts.deleted == 1)
    }

    /// The inode of a directory that was deleted is given to another one beside it.
    @Test func aDirectoryWithTheInodeIsNotTheRootWithoutItsFiles() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/docs")
        for name in ["a", "b", "c"] { rig.tree.write("/home/docs/\(name)", name) }
        try rig.backUp(["/home/docs"])
        rig.tree.rename("/home/docs", to: "/home/other")
        for name in ["a", "b", "c"] { rig.tree.remove("/home/other/\(name)") }
        rig.tree.setBorn("/home/other", rig.clock.now() + 1)
        rig.tree.makeDirectory("/home/docs")
        let result = try rig.backUp(["/home/docs"])
        #expect(result.failures.isEmpty && result.counts.deleted == 3)
    }

    /// He renames the directory above, and puts his own at the place of the root.
    @Test func aNeighboursDirectoryIsNotTheRoot() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/docs")
        for name in ["a", "b", "c"] { rig.tree.write("/home/docs/\(name)", name) }
        try rig.backUp(["/home/docs"])
        rig.tree.rename("/home/docs", to: "/.Trash-4711")
        rig.tree.makeDirectory("/home/docs")
        rig.tree.setOwner("/home/docs", uid: 4_711, gid: 4_711)
        for name in ["a", "b"] { rig.tree.write("/home/docs/\(name)", "evil") }
        let before = try rig.stored("/home/docs")
        let result = try rig.backUp(["/home/docs"])
        guard case .system(let error)? = result.failures.first?.reason else {
            Issue.record("no failure")
            return
        }
        #expect(error.code == ErrorCode.displacedRoot && error.path.isEmpty)
        #expect(try rig.stored("/home/docs") == before)
    }

    /// A program replaces the directory by a new one with the same files, or half of them.
    @Test func aNewDirectoryWithTheFilesIsTheRoot() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/docs")
        for name in ["a", "b"] { rig.tree.write("/home/docs/\(name)", name) }
        try rig.backUp(["/home/docs"])
        rig.tree.rename("/home/docs", to: "/home/docs.old")
        rig.tree.makeDirectory("/home/docs")
        for (name, text) in [("a", "a"), ("b", "another")] {
            rig.tree.write("/home/docs/\(name)", text)
        }
        let result = try rig.backUp(["/home/docs"])
        #expect(result.failures.isEmpty && result.counts.changed == 2)
    }

    /// Of the same disk, a directory that has the same names is mounted in the place of another.
    @Test func anotherDirectoryOfTheSameDiskIsNotTheMountedOne() throws {
        let rig = try makeRig(device: Self.diskA)
        rig.tree.rename("/home/usb", to: "/away")
        func mount(_ texts: [String]) {
            for path in ["/home/usb", "/home/usb/photos"] { rig.tree.makeDirectory(path) }
            for (name, text) in zip(["photos/1", "letter"], texts) {
                rig.tree.write("/home/usb/\(name)", text)
            }
            rig.tree.setDevice("/home/usb", Self.diskA)
        }
        mount(["stale content", "stale letter"])
        for _ in 0..<2 {
            let result = try rig.backUp()
            #expect(unmounted(result) == ["/home/usb"] && result.counts.changed == 0)
        }
        rig.tree.rename("/home/usb", to: "/stale")
        mount(["one", "dear Bob"])
        let copy = try rig.backUp()
        #expect(unmounted(copy).isEmpty && copy.counts.changed == 2)
    }

    @Test func disksInTurnDoNotMix() throws {
        let rig = try BackupRig()
        for path in ["/home/usb", "/home/usb/photos"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/usb/photos/1", "one")
        rig.tree.setDevice("/home/usb", Self.diskA)
        try rig.backUp()
        rig.tree.rename("/home/usb", to: "/first")
        for path in ["/home/usb", "/home/usb/photos"] { rig.tree.makeDirectory(path) }
        for name in ["x", "photos/1"] { rig.tree.write("/home/usb/\(name)", "of another") }
        rig.tree.setDevice("/home/usb", Self.diskB)
        let other = try rig.backUp()
        #expect(other.counts.deleted == 0 && unmounted(other) == ["/home/usb"])
        rig.tree.rename("/home/usb", to: "/second")
        rig.tree.rename("/first", to: "/home/usb")
        #expect(unmounted(try rig.backUp()) == [])
        #expect(try rig.differences() == [])
        let reader = try CatalogReader(rig.openWriter().catalog)
        for (path, versions) in [("usb/photos/1", 1), ("usb/x", 0)] {
            #expect(
                try reader.versions(reader.roots()[0], path: path.bytes).count == versions)
        }
    }

    /// Files of another disk that were backed up here are one failure, and the command that is
    /// proposed for its place ends it.
    @Test func whatAnotherDiskHadHereIsOneFailure() throws {
        let rig = try BackupRig()
        for path in ["/home/data", "/home/data/d"] { rig.tree.makeDirectory(path) }
        for name in ["a", "b", "c", "d/e", "d/f"] { rig.tree.write("/home/data/\(name)", name) }
        rig.tree.identify("/", as: Self.diskA)
        try rig.backUp()
        for name in ["b", "c", "d/e", "d/f"] { rig.tree.remove("/home/data/\(name)") }
        rig.tree.setDevice("/home/data", Self.diskB)
        for _ in 0..<2 { #expect(unmounted(try rig.backUp()) == ["/home/data"]) }
        let result = try rig.backUp(["/home/data"]) { $0.replacedDisks = ["/home/data".bytes] }
        #expect(unmounted(result) == [] && result.counts.deleted == 4)
        #expect(unmounted(try rig.backUp()) == [])
    }

    /// However the files of another disk are named: a path below the mount point, a root above it,
    /// events of a watched tree.
    @Test(arguments: [["/home"], ["/home/usb"], ["/home/usb/photos"]])
    func noWayLeadsIntoAnotherDisk(roots: [String]) throws {
        let rig = try makeRig(roots, device: Self.diskA)
        rig.tree.rename("/home/usb", to: "/away")
        for path in ["/home/usb", "/home/usb/photos"] { rig.tree.makeDirectory(path) }
        for name in ["1", "2"] { rig.tree.write("/home/usb/photos/\(name)", "of another") }
        rig.tree.setDevice("/home/usb", Self.diskB)
        let top = roots[0] == "/home" ? "/home/usb" : roots[0]
        for path in ["/home/usb/photos/1", "/home/usb/photos/2", "/home/usb/photos"] {
            let result = try rig.backUp([path])
            #expect(unmounted(result) == [top] && result.counts.deleted == 0)
        }
        let prefix = String("/home/usb/photos".dropFirst(roots[0].count).drop { $0 == "/" })
        do {
            let watched = try PlaceTests.Watched(rig, root: roots[0])
            for name in ["1", "2"] {
                let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
                #expect(unmounted(try watched.capture([watched.task(path)])) == [top])
            }
        }
        let reader = try CatalogReader(rig.openWriter().catalog)
        for (name, versions) in [("1", 1), ("2", 0)] {
            let path = ItemPath.join(prefix.bytes, name.bytes)
            #expect(try reader.versions(reader.roots()[0], path: path).count == versions)
        }
    }

    @Test func aFileOfAnotherDiskIsNotTheRoot() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/notes", "one")
        rig.tree.setDevice("/home", Self.diskA)
        try rig.backUp(["/home/notes"])
        rig.tree.rename("/home", to: "/away")
        rig.tree.makeDirectory("/home")
        rig.tree.write("/home/notes", "of another")
        rig.tree.setDevice("/home", Self.diskB)
        #expect(unmounted(try rig.backUp(["/home/notes"])) == ["/home/notes"])
        #expect(try rig.stored("/home/notes")[[]]?.content == "one".bytes)
        try rig.backUp(["/home/notes"]) { $0.replacedDisks = ["/home/notes".bytes] }
        #expect(try rig.stored("/home/notes")[[]]?.content == "of another".bytes)
    }

    /// As a part of a wider root its history would continue with the files of the other disk.
    @Test func aWiderRootDoesNotTakeInARootOfAnotherDisk() throws {
        let rig = try makeRig(["/home/usb/photos"], device: Self.diskA)
        rig.tree.rename("/home/usb", to: "/away")
        for path in ["/home/usb", "/home/usb/photos"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/usb/photos/1", "of another")
        rig.tree.setDevice("/home/usb", Self.diskB)
        #expect(throws: ItemFailure.self) { try rig.backUp(["/home"]) }
        #expect(try rig.stored("/home/usb/photos")["1".bytes]?.content == "one".bytes)
        rig.tree.rename("/home/usb", to: "/second")
        rig.tree.rename("/away", to: "/home/usb")
        #expect(try rig.backUp(["/home"]).failures.isEmpty)
    }

    /// Nor one whose disk is not mounted: its files would count as deleted.
    @Test(arguments: [true, false], ["/home/usb", "/home/usb/photos"])
    func aWiderRootDoesNotTakeInAnAbsentRoot(hasMountPoint: Bool, root: String) throws {
        let rig = try makeRig([root], device: Self.diskA)
        rig.tree.identify("/", as: Self.diskB)
        rig.tree.rename("/home/usb", to: "/away")
        if hasMountPoint { rig.tree.makeDirectory("/home/usb") }
        #expect(throws: ItemFailure.self) { try rig.backUp(["/home"]) }
        let name = root.hasSuffix("photos") ? "1" : "letter"
        #expect(try rig.stored(root)[name.bytes] != nil)
        if hasMountPoint { rig.tree.remove("/home/usb") }
        rig.tree.rename("/away", to: "/home/usb")
        #expect(try rig.backUp(["/home"]).counts.deleted == 0)
    }

    /// The watcher hears that the mount point went.
    @Test func captureOfAMountPointThatWentDeletesNothing() throws {
        let rig = try makeRig()
        let watched = try PlaceTests.Watched(rig)
        rig.tree.rename("/home/usb", to: "/away")
        for task in [watched.task("usb"), watched.task("usb/photos/1"), watched.task("", .listing)]
        {
            let result = try watched.capture([task])
            #expect(result.counts.deleted == 0 && unmounted(result) == ["/home/usb"])
        }
    }

    /// Disks are numbered anew, or replaced by others in the same place: what is not there then is
    /// deleted.
    @Test func anotherNumberOfADeviceIsNoAbsence() throws {
        let rig = try makeRig()
        rig.tree.setDevice("/home/usb", 8)
        rig.tree.remove("/home/usb/letter")
        #expect(unmounted(try rig.backUp()) == [])
        #expect(try rig.differences() == [])
        rig.tree.setDevice("/", 9)
        rig.tree.setDevice("/home/usb", 10)
        rig.tree.remove("/home/usb/photos/1")
        rig.tree.write("/home/f", "f")
        #expect(unmounted(try rig.backUp()) == [])
        #expect(try rig.differences() == [])
    }

    /// It was away for ever, and what is on the new one was kept beside it.
    @Test(arguments: [["/home"], ["/home/usb"]])
    func anotherDiskTakesItsPlaceForGoodWhenAPersonSaysSo(roots: [String]) throws {
        let rig = try makeRig(roots, identity: 100)
        rig.tree.rename("/home/usb", to: "/away")
        for path in ["/home/usb", "/home/usb/photos"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/usb/photos/2", "two")
        rig.tree.setDevice("/home/usb", 9)
        rig.tree.setFileSystem(9, 200)
        #expect(unmounted(try rig.backUp(roots)) == ["/home/usb"])
        #expect(
            unmounted(try rig.backUp(roots) { $0.replacedDisks = ["/home/other".bytes] }) == [
                "/home/usb"
            ])
        let result = try rig.backUp(roots) { $0.replacedDisks = ["/home/usb".bytes] }
        #expect(unmounted(result) == [] && result.counts.deleted == 2)
        #expect(try rig.differences(roots[0]) == [])
        // From then on it is that disk.
        #expect(unmounted(try rig.backUp(roots)) == [])
        rig.tree.rename("/home/usb", to: "/gone")
        rig.tree.rename("/away", to: "/home/usb")
        #expect(unmounted(try rig.backUp(roots)) == ["/home/usb"])
    }

    /// An empty file system over what was kept hides it.
    @Test func whatAnEmptyMountHidesIsNotDeleted() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/t")
        rig.tree.write("/home/t/1", "one")
        try rig.backUp()
        rig.tree.rename("/home/t", to: "/hidden")
        rig.tree.makeDirectory("/home/t")
        rig.tree.setDevice("/home/t", 9)
        #expect(unmounted(try rig.backUp()) == ["/home/t"])
        #expect(try rig.stored()["t/1".bytes]?.content == "one".bytes)
        rig.tree.remove("/home/t")
        rig.tree.rename("/hidden", to: "/home/t")
        #expect(unmounted(try rig.backUp()) == [])
        #expect(try rig.differences() == [])
    }

    /// Issue 13: what was excluded while it was away failed for ever.
    @Test(arguments: [true, false], [true, false]) func whatIsExcludedIsNotWaitedFor(
        byPath: Bool, isThere: Bool
    ) throws {
        let rig = try makeRig()
        rig.tree.rename("/home/usb", to: "/away")
        if isThere { rig.tree.makeDirectory("/home/usb") }
        #expect(unmounted(try rig.backUp()) == ["/home/usb"])
        var rules = RuleBook()
        if byPath {
            rules.paths = ["/home/usb".bytes]
        } else {
            rules.patterns = [try IgnorePattern("usb/".bytes)]
        }
        rig.rules = rules
        let result = try rig.backUp()
        #expect(result.failures.isEmpty)
        let reader = try CatalogReader(rig.openWriter().catalog)
        #expect(try rig.stored()["usb/letter".bytes] == nil)
        #expect(try reader.exclusions().map(\.exclusion.path) == ["usb".bytes])
        #expect(
            try reader.versions(reader.roots()[0], path: "usb/letter".bytes).count == 1,
            "its versions stay")
        #expect(try rig.backUp().failures.isEmpty)
    }

    /// What was never mounted is deleted when it is not there, on a disk that got another number
    /// too.
    @Test func whatWasNeverMountedIsDeleted() throws {
        let rig = try BackupRig()
        for path in ["/home/a", "/home/a/b", "/home/c"] { rig.tree.makeDirectory(path) }
        for path in ["/home/a/1", "/home/a/b/2", "/home/c/3"] { rig.tree.write(path, path) }
        try rig.backUp()
        rig.tree.setDevice("/", 9)
        rig.tree.remove("/home/a/b/2")
        rig.tree.remove("/home/c/3")
        rig.tree.remove("/home/c")
        #expect(unmounted(try rig.backUp()) == [])
        #expect(try rig.differences() == [])
    }

    /// What lay beside the disk is deleted; the disk is away, with the directory that led to it.
    @Test(arguments: [true, false]) func whatLedToTheDiskWentToo(isLink: Bool) throws {
        let rig = try BackupRig()
        for path in ["/home/ext", "/home/ext/usb", "/home/ext/own"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/ext/usb/letter", "dear")
        rig.tree.write("/home/ext/own/1", "own")
        rig.tree.setDevice("/home/ext/usb", 7)
        try rig.backUp()
        rig.tree.rename("/home/ext/usb", to: "/away")
        rig.tree.rename("/home/ext", to: "/home/ext2")
        if isLink { rig.tree.symlink("/home/ext", to: "ext2".bytes) }
        for _ in 0..<2 {
            #expect(unmounted(try rig.backUp()) == ["/home/ext/usb"])
            let stored = try rig.stored()
            #expect(
                stored["ext/usb/letter".bytes]?.content == "dear".bytes
                    && stored["ext/own/1".bytes] == nil)
            #expect(stored["ext2/own/1".bytes]?.content == "own".bytes)
        }
        do {
            let watched = try PlaceTests.Watched(rig)
            for task in [
                watched.task("ext"), watched.task("ext/usb/letter"), watched.task("", .listing),
            ] {
                let result = try watched.capture([task])
                #expect(
                    result.counts.deleted == 0 && unmounted(result) == ["/home/ext/usb"],
                    "\(task.path)")
            }
        }
        if isLink { rig.tree.remove("/home/ext") }
        rig.tree.rename("/home/ext2", to: "/home/ext")
        rig.tree.rename("/away", to: "/home/ext/usb")
        #expect(unmounted(try rig.backUp()) == [])
        #expect(try rig.differences() == [])
    }

    @Test func whatIsAwayBeneathADirectoryThatWentMayBeExcluded() throws {
        let rig = try BackupRig()
        for path in ["/home/ext", "/home/ext/usb"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/ext/usb/letter", "dear")
        rig.tree.setDevice("/home/ext/usb", 7)
        try rig.backUp()
        rig.tree.rename("/home/ext/usb", to: "/away")
        rig.tree.remove("/home/ext")
        #expect(unmounted(try rig.backUp()) == ["/home/ext/usb"])
        var rules = RuleBook()
        rules.paths = ["/home/ext/usb".bytes]
        rig.rules = rules
        for _ in 0..<2 { #expect(try rig.backUp().failures.isEmpty) }
        #expect(try rig.stored()["ext".bytes] == nil)
    }

    @Test func somethingElseInThePlaceOfAMountPointDeletesNothing() throws {
        let rig = try makeRig()
        rig.tree.rename("/home/usb", to: "/away")
        rig.tree.symlink("/home/usb", to: "elsewhere".bytes)
        for _ in 0..<2 {
            #expect(unmounted(try rig.backUp()) == ["/home/usb"])
            #expect(try rig.stored()["usb/letter".bytes]?.content == "dear".bytes)
        }
        // A restore in place keeps first what is there.
        rig.tree.remove("/home/usb")
        #expect(
            unmounted(try rig.backUp(["/home/usb"]) { $0.absenceIsDeletion = true }) == [
                "/home/usb"
            ])
        #expect(try rig.stored()["usb/letter".bytes]?.content == "dear".bytes)
    }

    /// Told by what the file systems are, whatever they hold and whatever number they got; else by
    /// that nothing is there of what was kept from the one.
    @Test(arguments: [true, false], [7, 8] as [UInt64]) func anotherDiskInItsPlaceDeletesNothing(
        isToldByItself: Bool, device: UInt64
    ) throws {
        if !isToldByItself, device == 7 { return }
        let rig = try BackupRig()
        for path in ["/home/usb", "/home/usb/photos"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/usb/photos/1", "one")
        rig.tree.setDevice("/home/usb", 7)
        rig.tree.setFileSystem(7, 100)
        try rig.backUp()
        rig.tree.rename("/home/usb", to: "/away")
        let names = isToldByItself ? "photos" : "music"
        rig.tree.makeDirectory("/home/usb")
        rig.tree.makeDirectory("/home/usb/\(names)")
        rig.tree.write("/home/usb/\(names)/2", "two")
        rig.tree.setDevice("/home/usb", device)
        rig.tree.setFileSystem(device, isToldByItself ? 200 : 0)
        for _ in 0..<3 {
            let result = try rig.backUp()
            #expect(result.counts.deleted == 0 && unmounted(result) == ["/home/usb"])
            let stored = try rig.stored()
            #expect(
                stored["usb/photos/1".bytes]?.content == "one".bytes
                    && stored["usb/\(names)/2".bytes] == nil)
        }
        rig.tree.rename("/home/usb", to: "/other")
        rig.tree.rename("/away", to: "/home/usb")
        rig.tree.setFileSystem(7, 100)
        #expect(unmounted(try rig.backUp()) == [])
        #expect(try rig.differences() == [])
    }

    /// A rebuilt catalog does not know which disk was backed up. What a bare mount point, or
    /// another disk there, lacks is not deleted.
    @Test(arguments: [["/home"], ["/home/usb"]], [false, true])
    func aRebuiltCatalogCallsNothingOfAnAbsentDiskDeleted(roots: [String], isReplaced: Bool) throws
    {
        let rig = try makeRig(roots, identity: 100)
        rig.tree.rename("/home/usb", to: "/away")
        rig.tree.makeDirectory("/home/usb")
        if isReplaced {
            rig.tree.makeDirectory("/home/usb/photos")
            rig.tree.write("/home/usb/letter", "of another")
            rig.tree.setDevice("/home/usb", 9)
            rig.tree.setFileSystem(9, 200)
        }
        // The bare mount point is older than the last snapshot.
        rig.tree.makeDirectory("/srv")
        try rig.backUp(["/srv"])
        rig.loseCatalog()
        for _ in 0..<2 {
            let result = try rig.backUp(roots)
            #expect(result.counts.deleted == 0 && unmounted(result) == ["/home/usb"])
        }
        let prefix = roots == ["/home"] ? "usb/" : ""
        #expect(try rig.stored(roots[0])["\(prefix)letter".bytes]?.content == "dear".bytes)
        rig.tree.rename("/home/usb", to: "/other")
        rig.tree.rename("/away", to: "/home/usb")
        #expect(unmounted(try rig.backUp(roots)) == [])
        #expect(try rig.differences(roots[0]) == [])
    }

    /// Directories that were emptied since are no mount points, and the command that is proposed
    /// ends a wrong guess.
    @Test func aRebuiltCatalogSeesWhatWasDeletedSince() throws {
        let rig = try BackupRig()
        for path in ["/home/a", "/home/b"] { rig.tree.makeDirectory(path) }
        for name in ["a/1", "b/2", "c", "d"] { rig.tree.write("/home/\(name)", name) }
        try rig.backUp()
        rig.loseCatalog()
        rig.clock.advance(seconds: 5)
        for name in ["a/1", "c"] { rig.tree.remove("/home/\(name)") }
        let result = try rig.backUp()
        #expect(result.counts.deleted == 2 && result.failures.isEmpty)
        rig.loseCatalog()
        for name in ["b/2", "a", "b", "d"] { rig.tree.remove("/home/\(name)") }
        #expect(unmounted(try rig.backUp()) == ["/home"])
        #expect(try rig.backUp { $0.replacedDisks = ["/home".bytes] }.failures.isEmpty)
        #expect(try rig.differences() == [])
    }

    private static let (diskA, diskB): (UInt64, UInt64) = (2 << 62 | 100, 2 << 62 | 200)

    /// The root is a directory of a disk, and another disk with the same names is mounted there.
    /// Both have the same device number.
    @Test func anotherDiskWithTheSameNumberAboveARootDeletesNothing() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/data")
        for name in ["a", "common"] { rig.tree.write("/home/data/\(name)", name) }
        rig.tree.setDevice("/home", Self.diskA)
        try rig.backUp(["/home/data"])
        rig.tree.rename("/home", to: "/away")
        for path in ["/home", "/home/data"] { rig.tree.makeDirectory(path) }
        for name in ["common", "c"] { rig.tree.write("/home/data/\(name)", "\(name) of B") }
        rig.tree.setDevice("/home", Self.diskB)
        for _ in 0..<2 {
            let result = try rig.backUp(["/home/data"])
            #expect(result.counts.deleted == 0 && unmounted(result) == ["/home/data"])
            #expect(try rig.stored("/home/data")["a".bytes]?.content == "a".bytes)
        }
        rig.tree.rename("/home", to: "/other")
        rig.tree.rename("/away", to: "/home")
        #expect(unmounted(try rig.backUp(["/home/data"])) == [])
        #expect(try rig.differences("/home/data") == [])
    }

    /// Another source of a server has the same files when it has half of the names or more.
    @Test(arguments: [(2, true), (1, false)]) func anotherSourceOfAServerIsJudgedByItsNames(
        names: Int, isSame: Bool
    ) throws {
        let rig = try BackupRig()
        for name in ["a", "b", "c", "d"] { rig.tree.write("/home/\(name)", name) }
        rig.tree.setDevice("/home", FileSystemIdentity(named: "sshfs one".bytes).number)
        try rig.backUp()
        for name in ["a", "b", "c", "d"].dropFirst(names) { rig.tree.remove("/home/\(name)") }
        rig.tree.setDevice("/home", FileSystemIdentity(named: "sshfs two".bytes).number)
        let result = try rig.backUp()
        #expect(result.counts.deleted == (isSame ? 2 : 0))
        #expect(unmounted(result) == (isSame ? [] : ["/home"]))
    }

    /// Stamps of earlier versions have device numbers: nothing is read again for that, and they get
    /// the identity.
    @Test func stampsWithDeviceNumbersGetTheIdentity() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/d")
        for name in ["a", "d/b"] { rig.tree.write("/home/\(name)", name) }
        try rig.backUp()
        rig.tree.identify("/", as: Self.diskA)
        let result = try rig.backUp()
        #expect(result.counts.bytesRead == 0 && result.counts.unchanged == 2)
        rig.tree.renumber("/", 0x811)
        #expect(try rig.backUp().counts.bytesRead == 0)
        #expect(try rig.differences() == [])
    }

    /// A root that is a directory of a disk, which another one has too.
    @Test func anotherDiskAboveARootDeletesNothing() throws {
        let rig = try BackupRig()
        for path in ["/home/usb", "/home/usb/photos"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/usb/photos/1", "one")
        rig.tree.setDevice("/home/usb", 7)
        try rig.backUp(["/home/usb/photos"])
        rig.tree.rename("/home/usb", to: "/away")
        for path in ["/home/usb", "/home/usb/photos"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/usb/photos/2", "two")
        rig.tree.setDevice("/home/usb", 8)
        let result = try rig.backUp(["/home/usb/photos"])
        #expect(result.counts.deleted == 0 && unmounted(result) == ["/home/usb/photos"])
        #expect(try rig.stored("/home/usb/photos")["1".bytes]?.content == "one".bytes)
    }
}
