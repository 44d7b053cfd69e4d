import CairnFormat
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnRepository

/// Renames that happened while nobody watched: a scan finds them, and the history goes on.
@Suite struct UnseenRenameTests {
    private static func rig() throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/d")
        rig.tree.write("/home/d/a", "one")
        try rig.backUp()
        rig.tree.write("/home/d/a", "three")
        rig.tree.write("/home/d/beside", "beside")
        try rig.backUp()
        return rig
    }

    private static func history(_ rig: BackupRig, _ path: String) throws -> [String] {
        let reader = try CatalogReader(rig.openWriter().catalog)
        let root = try #require(try reader.roots().last)
        return try reader.versionsThroughRenames(root, path: path.bytes).map {
            "\(String(decoding: $0.path, as: UTF8.self)) \($0.version.item.size)"
        }
    }

    @Test func aFileKeepsItsHistory() throws {
        let rig = try Self.rig()
        rig.tree.rename("/home/d/a", to: "/home/b")
        try rig.backUp()
        #expect(try Self.history(rig, "b") == ["d/a 3", "d/a 5", "b 5"])
        #expect(try rig.differences() == [] && rig.differences(rebuilt: true) == [])
    }

    /// Nothing in a renamed directory is read again.
    @Test func aDirectoryKeepsTheHistoryOfItsFiles() throws {
        let rig = try Self.rig()
        rig.tree.rename("/home/d", to: "/home/e")
        #expect(try rig.backUp().counts.bytesRead == 0)
        #expect(try Self.history(rig, "e/a") == ["d/a 3", "d/a 5", "e/a 5"])
        #expect(try rig.differences() == [])
    }

    /// The time of its last change stays when its directory is renamed, and tells of the write.
    @Test func aFileThatKeptSizeAndTimeIsReadInARenamedDirectory() throws {
        let rig = try Self.rig()
        let moment = Timestamp(seconds: 1_000_000_000)
        rig.tree.setModified("/home/d/a", moment)
        try rig.backUp()
        rig.tree.overwrite("/home/d/a", at: 0, Array("seven".utf8))
        rig.tree.setModified("/home/d/a", moment)
        rig.tree.rename("/home/d", to: "/home/e")
        try rig.backUp()
        #expect(try rig.differences() == [])
    }

    /// The directory was renamed first, and then a file in it.
    @Test func aFileInARenamedDirectoryKeepsItsHistory() throws {
        let rig = try Self.rig()
        rig.tree.rename("/home/d", to: "/home/e")
        rig.tree.rename("/home/e/a", to: "/home/e/b")
        try rig.backUp()
        #expect(try Self.history(rig, "e/b") == ["d/a 3", "d/a 5", "e/b 5"])
        #expect(try Self.history(rig, "e/beside") == ["d/beside 6", "e/beside 6"])
    }

    /// A second name, and what is another file, continue no history.
    @Test func whatWasNotRenamedBeginsItsOwnHistory() throws {
        let rig = try Self.rig()
        rig.tree.link("/home/link", to: "/home/d/a")
        rig.tree.write("/home/new", "three")
        try rig.backUp()
        for name in ["link", "new"] { #expect(try Self.history(rig, name) == ["\(name) 5"]) }
    }

    // MARK: Unreadable under the new name

    private static func paths(_ rig: BackupRig, _ root: String = "/home") throws -> [String] {
        try rig.stored(root).keys.map { String(decoding: $0, as: UTF8.self) }.sorted()
    }

    /// It continues with its last content until it can be read.
    @Test(arguments: [true, false]) func aRenamedFileThatCannotBeReadIsNotDeleted(
        isDenied: Bool
    ) throws {
        let rig = try Self.rig()
        rig.tree.rename("/home/d/a", to: "/home/b")
        if isDenied { rig.tree.deny("/home/b") } else { rig.tree.failReads("/home/b", code: 5) }
        for _ in 0..<2 {
            #expect(try rig.backUp().failures.map(\.path) == ["/home/b".bytes])
            #expect(try Self.history(rig, "b") == ["d/a 3", "d/a 5", "b 5"])
            #expect(try rig.differences() == [] && rig.differences(rebuilt: true) == [])
        }
        // Renamed again meanwhile.
        rig.tree.rename("/home/b", to: "/home/c")
        try rig.backUp()
        #expect(try Self.history(rig, "c") == ["d/a 3", "d/a 5", "b 5", "c 5"])
        rig.tree.deny("/home/c", false)
        rig.tree.failReads("/home/c", code: nil)
        rig.tree.write("/home/c", "seven77")
        #expect(try rig.backUp().failures.isEmpty)
        #expect(try Self.history(rig, "c").suffix(2) == ["c 5", "c 7"])
        #expect(try rig.differences() == [])
    }

    /// Its size and time differ; its inode is as old as the one that was backed up.
    @Test(arguments: [true, false]) func aRenamedAndChangedFileThatCannotBeReadIsNotDeleted(
        isDenied: Bool
    ) throws {
        let rig = try Self.rig()
        for (number, name) in ["b", "c"].enumerated() {
            rig.tree.rename(number == 0 ? "/home/d/a" : "/home/b", to: "/home/\(name)")
            rig.tree.write("/home/\(name)", "sixsix\(number)")
            if isDenied {
                rig.tree.deny("/home/\(name)")
            } else {
                rig.tree.failReads("/home/\(name)", code: 5)
            }
            #expect(try rig.backUp().failures.map(\.path) == ["/home/\(name)".bytes])
            #expect(try Self.paths(rig) == ["", name, "d", "d/beside"])
        }
        #expect(try Self.history(rig, "c") == ["d/a 3", "d/a 5", "b 5", "c 5"])
        rig.tree.deny("/home/c", false)
        rig.tree.failReads("/home/c", code: nil)
        #expect(try rig.backUp().failures.isEmpty)
        #expect(try Self.history(rig, "c").suffix(2) == ["c 5", "c 7"])
        #expect(try rig.differences() == [] && rig.differences(rebuilt: true) == [])
    }

    @Test func aFileThatWasRenamedAndChangedKeepsItsHistory() throws {
        let rig = try Self.rig()
        rig.tree.rename("/home/d/a", to: "/home/b")
        rig.tree.write("/home/b", "sixsix")
        try rig.backUp()
        #expect(try Self.history(rig, "b") == ["d/a 3", "d/a 5", "b 6"])
        #expect(try rig.differences() == [])
    }

    /// Nothing in it is deleted, and nothing is read when it can be listed again.
    @Test func aRenamedDirectoryThatCannotBeListedIsNotDeleted() throws {
        let rig = try Self.rig()
        rig.tree.makeDirectory("/home/d/deep")
        rig.tree.write("/home/d/deep/file", "deep")
        try rig.backUp()
        rig.tree.rename("/home/d", to: "/home/e")
        rig.tree.deny("/home/e")
        for _ in 0..<2 {
            #expect(try rig.backUp().failures.map(\.path) == ["/home/e".bytes])
            #expect(
                try Self.paths(rig) == ["", "e", "e/a", "e/beside", "e/deep", "e/deep/file"])
            #expect(try Self.history(rig, "e/a") == ["d/a 3", "d/a 5", "e/a 5"])
        }
        rig.tree.rename("/home/e", to: "/home/f")
        try rig.backUp()
        rig.tree.deny("/home/f", false)
        #expect(try rig.backUp().counts.bytesRead == 0)
        #expect(try Self.history(rig, "f/a") == ["d/a 3", "d/a 5", "e/a 5", "f/a 5"])
        #expect(try rig.differences() == [] && rig.differences(rebuilt: true) == [])
    }

    /// The renamed directory can be listed, and nothing or not all in it can be opened.
    @Test func whatCannotBeReadInARenamedDirectoryIsNotDeleted() throws {
        let rig = try Self.rig()
        rig.tree.makeDirectory("/home/d/deep")
        rig.tree.write("/home/d/deep/file", "deep")
        try rig.backUp()
        let all = ["", "e", "e/a", "e/beside", "e/deep", "e/deep/file"]
        rig.tree.rename("/home/d", to: "/home/e")
        for name in ["a", "beside", "deep"] { rig.tree.failStatus("/home/e/\(name)", code: 13) }
        try rig.backUp()
        #expect(try Self.paths(rig) == all)
        for name in ["a", "beside", "deep"] { rig.tree.failStatus("/home/e/\(name)", code: nil) }
        try rig.backUp()
        #expect(try rig.differences() == [])
        rig.tree.rename("/home/e", to: "/home/d")
        rig.tree.deny("/home/d/deep")
        rig.tree.deny("/home/d/a")
        try rig.backUp()
        #expect(try Self.paths(rig) == all.map { $0.isEmpty ? "" : "d" + $0.dropFirst() })
        #expect(try Self.history(rig, "d/a") == ["d/a 3", "d/a 5", "e/a 5", "d/a 5"])
    }

    /// A file that only cannot be read stays as it is, under its name.
    @Test func whatCannotBeReadForOneBackupStays() throws {
        let rig = try Self.rig()
        rig.tree.deny("/home/d/a")
        rig.tree.write("/home/d/a", "sixsix")
        try rig.backUp()
        #expect(try Self.history(rig, "d/a") == ["d/a 3", "d/a 5"])
        rig.tree.deny("/home/d/a", false)
        rig.tree.deny("/home/d")
        try rig.backUp()
        #expect(try Self.paths(rig) == ["", "d", "d/a", "d/beside"])
        rig.tree.deny("/home/d", false)
        try rig.backUp()
        #expect(try Self.history(rig, "d/a") == ["d/a 3", "d/a 5", "d/a 6"])
    }

    // MARK: From root to root

    /// Whichever of the roots is scanned first.
    @Test(arguments: [("/home/a", "/home/b"), ("/home/b", "/home/a")], [0, 2])
    func whatMovedToAnotherRootKeepsItsHistory(
        places: (from: String, to: String), readers: Int
    ) throws {
        let rig = try BackupRig()
        let roots = ["/home/a", "/home/b"]
        for path in roots + ["\(places.from)/d"] { rig.tree.makeDirectory(path) }
        for content in ["one", "three"] {
            for name in ["x", "d/y"] { rig.tree.write("\(places.from)/\(name)", content) }
            try rig.backUp(roots, readers: readers)
        }
        rig.tree.rename("\(places.from)/x", to: "\(places.to)/x2")
        rig.tree.rename("\(places.from)/d", to: "\(places.to)/e")
        let result = try rig.backUp(roots, readers: readers)
        #expect(result.failures.isEmpty && result.counts.bytesRead == 5)
        let reader = try CatalogReader(rig.openWriter().catalog)
        let root = try #require(
            try reader.roots().first { $0.definition.path == places.to.bytes })
        for name in ["x2", "e/y"] {
            #expect(
                try reader.versionsThroughRenames(root, path: name.bytes).map {
                    $0.version.item.size
                } == [3, 5, 5])
        }
        for root in roots { #expect(try rig.differences(root) == []) }
    }

    /// Another directory is at its path: a new one, or the other root's.
    @Test(arguments: [true, false]) func aRootThatMovedKeepsItsHistoryInAnother(
        isSwapped: Bool
    ) throws {
        let rig = try BackupRig()
        let roots = ["/home/a", "/home/b"]
        for root in roots {
            rig.tree.makeDirectory(root)
            for content in ["one", "three"] {
                rig.tree.write("\(root)/\(root.suffix(1))x", content)
                try rig.backUp(roots)
            }
        }
        if isSwapped {
            rig.tree.rename("/home/a", to: "/home/c")
            rig.tree.rename("/home/b", to: "/home/a")
            rig.tree.rename("/home/c", to: "/home/b")
        } else {
            rig.tree.rename("/home/a", to: "/home/b/a")
            rig.tree.makeDirectory("/home/a")
        }
        let result = try rig.backUp(roots)
        #expect(result.failures.isEmpty)
        let reader = try CatalogReader(rig.openWriter().catalog)
        func sizes(_ path: String, in root: String) throws -> [UInt64] {
            let root = try #require(
                try reader.roots().first { $0.definition.path == root.bytes && $0.last == nil })
            return try reader.versionsThroughRenames(root, path: path.bytes).map {
                $0.version.item.size
            }
        }
        if isSwapped {
            #expect(try sizes("ax", in: "/home/b") == [3, 5, 5])
            #expect(try sizes("bx", in: "/home/a") == [3, 5, 5])
        } else {
            #expect(try sizes("a/ax", in: "/home/b") == [3, 5, 5])
        }
    }

    /// A root that is not there says nothing of where its files are.
    @Test func aRootThatIsMissingContinuesNowhere() throws {
        let rig = try BackupRig()
        for path in ["/home/a", "/home/b"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/a/x", "one")
        try rig.backUp(["/home/a", "/home/b"])
        rig.tree.rename("/home/a", to: "/home/b/a")
        try rig.backUp(["/home/b"])
        let reader = try CatalogReader(rig.openWriter().catalog)
        let root = try #require(try reader.roots().last)
        #expect(try reader.versionsThroughRenames(root, path: "a/x".bytes).count == 1)
    }
}
