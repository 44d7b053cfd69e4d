import CairnCore
import CairnFormat
import Glibc
import Testing

/// What every `FileSystem` promises.
@Suite struct FileSystemContract {
    @Test(arguments: FileSystemKind.allCases)
    func entriesAreSortedByBytesWithTheirKinds(kind: FileSystemKind) throws {
        let tree = kind.make()
        tree.write(tree.path("b"), [1, 2, 3])
        tree.makeDirectory(tree.path("a"))
        tree.write(tree.path("a/inner"), [])
        tree.symlink(tree.path("Z"), to: Array("b".utf8))
        tree.fifo(tree.path("a.fifo"))
        let odd: [UInt8] = [0xff, 0x0a, 0xfe]
        tree.write(tree.top + [ItemPath.separator] + odd, [1])
        let entries = try tree.fileSystem.openRoot(tree.top).entries()
        #expect(entries.map(\.name) == ["Z", "a", "a.fifo", "b"].map { Array($0.utf8) } + [odd])
        #expect(
            try entries.map { try $0.status.get().kind } == [
                .symlink, .directory, .fifo, .file, .file,
            ])
        #expect(try entries[3].status.get().size == 3)
    }

    @Test(arguments: FileSystemKind.allCases)
    func statusTellsModeTimesAndLinks(kind: FileSystemKind) throws {
        let tree = kind.make()
        let moment = Timestamp(seconds: 1_600_000_000, nanoseconds: 123_456_789)
        tree.write(tree.path("file"), [1])
        tree.link(tree.path("other"), to: tree.path("file"))
        tree.setMode(tree.path("file"), 0o4751)
        tree.setModified(tree.path("file"), moment)
        let directory = try tree.fileSystem.openRoot(tree.top)
        let status = try directory.status(of: Array("file".utf8))
        #expect(status.mode == 0o4751)
        #expect(status.modified == moment)
        #expect(status.links == 2)
        let other = try directory.status(of: Array("other".utf8))
        #expect(other.inode == status.inode && other.device == status.device)
        #expect(try directory.openFile(Array("file".utf8)).status() == status)
        #expect(status.changed > moment)
        #expect(status.linkIdentity == LinkIdentity(device: status.device, inode: status.inode))
    }

    @Test(arguments: FileSystemKind.allCases)
    func openFilesReadAtAnyOffset(kind: FileSystemKind) throws {
        let tree = kind.make()
        tree.write(tree.path("file"), Array(0..<100))
        let file = try tree.fileSystem.openRoot(tree.top).openFile(Array("file".utf8))
        #expect(try read(file, at: 0, 100) == Array(0..<100))
        #expect(try read(file, at: 90, 100) == Array(90..<100))
        #expect(try read(file, at: 100, 1) == [])
        #expect(try read(file, at: 1_000, 1) == [])
        tree.remove(tree.path("file"))
        #expect(try read(file, at: 0, 3) == [0, 1, 2])
    }

    @Test(arguments: FileSystemKind.allCases)
    func dataIsFoundBehindAHole(kind: FileSystemKind) throws {
        let tree = kind.make()
        let hole = 1 << 20
        let content = [UInt8](repeating: 7, count: 4_096)
        tree.writeAfterHole(tree.path("sparse"), hole: hole, content)
        tree.write(tree.path("dense"), content)
        let directory = try tree.fileSystem.openRoot(tree.top)
        let sparse = try directory.openFile(Array("sparse".utf8))
        #expect(try sparse.status().size == UInt64(hole + 4_096))
        #expect(try sparse.status().mayHaveHoles)
        let found = UInt64(hole)..<UInt64(hole + 4_096)
        #expect(try sparse.nextData(from: 0) == found)
        #expect(try sparse.nextData(from: UInt64(hole) - 1) == found)
        #expect(
            try sparse.nextData(from: UInt64(hole) + 10) == UInt64(hole) + 10..<found.upperBound)
        #expect(try sparse.nextData(from: found.upperBound) == nil)
        #expect(try read(sparse, at: 100, 3) == [0, 0, 0])
        let dense = try directory.openFile(Array("dense".utf8))
        #expect(try dense.nextData(from: 0) == 0..<4_096)
        #expect(try !dense.status().mayHaveHoles)
    }

    @Test(arguments: FileSystemKind.allCases)
    func openingWhatIsNoFileFails(kind: FileSystemKind) throws {
        let tree = kind.make()
        tree.makeDirectory(tree.path("directory"))
        tree.write(tree.path("file"), [1])
        tree.symlink(tree.path("link"), to: Array("file".utf8))
        tree.symlink(tree.path("up"), to: Array("directory".utf8))
        tree.fifo(tree.path("fifo"))
        let directory = try tree.fileSystem.openRoot(tree.top)
        #expect(code { _ = try directory.openFile(Array("directory".utf8)) } == ENXIO)
        #expect(code { _ = try directory.openFile(Array("fifo".utf8)) } == ENXIO)
        #expect(code { _ = try directory.openFile(Array("link".utf8)) } == ELOOP)
        #expect(code { _ = try directory.openFile(Array("missing".utf8)) } == ENOENT)
        #expect(code { _ = try directory.openDirectory(Array("file".utf8)) } == ENOTDIR)
        #expect(code { _ = try directory.openDirectory(Array("up".utf8)) } == ENOTDIR)
        #expect(code { _ = try directory.openDirectory(Array("missing".utf8)) } == ENOENT)
        #expect(code { _ = try directory.status(of: Array("missing".utf8)) } == ENOENT)
        #expect(code { _ = try directory.readSymlink(Array("file".utf8)) } == EINVAL)
    }

    @Test(arguments: FileSystemKind.allCases)
    func symlinksAreReadAndNotFollowed(kind: FileSystemKind) throws {
        let tree = kind.make()
        let target: [UInt8] = Array("../some/\u{e4}".utf8) + [0xff]
        tree.symlink(tree.path("link"), to: target)
        let directory = try tree.fileSystem.openRoot(tree.top)
        #expect(try directory.readSymlink(Array("link".utf8)) == target)
        #expect(try directory.status(of: Array("link".utf8)).kind == .symlink)
        #expect(try tree.fileSystem.status(ofRoot: tree.path("link")).kind == .symlink)
    }

    @Test(arguments: FileSystemKind.allCases)
    func rootsMayBeReachedThroughSymlinks(kind: FileSystemKind) throws {
        let tree = kind.make()
        tree.makeDirectory(tree.path("real"))
        tree.makeDirectory(tree.path("real/sub"))
        tree.symlink(tree.path("link"), to: tree.path("real"))
        #expect(
            try tree.fileSystem.openRoot(tree.path("link")).entries().map(\.name) == [
                Array("sub".utf8)
            ])
        #expect(try tree.fileSystem.openRoot(tree.path("link/sub")).entries().isEmpty)
        #expect(code { _ = try tree.fileSystem.openRoot(tree.path("missing")) } == ENOENT)
        #expect(code { _ = try tree.fileSystem.status(ofRoot: tree.path("missing")) } == ENOENT)
    }

    @Test(arguments: FileSystemKind.allCases)
    func parentsAreFoundFromBelow(kind: FileSystemKind) throws {
        let tree = kind.make()
        tree.makeDirectory(tree.path("a"))
        tree.makeDirectory(tree.path("a/b"))
        let top = try tree.fileSystem.openRoot(tree.top)
        let a = try top.openDirectory(Array("a".utf8))
        let b = try a.openDirectory(Array("b".utf8))
        #expect(try b.openParent().status().inode == a.status().inode)
        #expect(try b.openParent().openParent().status().inode == top.status().inode)
    }

    @Test(arguments: FileSystemKind.allCases)
    func removedDirectoriesStayOpenAndAreNotListed(kind: FileSystemKind) throws {
        let tree = kind.make()
        tree.makeDirectory(tree.path("a"))
        let directory = try tree.fileSystem.openRoot(tree.path("a"))
        tree.remove(tree.path("a"))
        #expect(code { _ = try directory.entries() } == ENOENT)
        #expect(try directory.status().kind == .directory)
    }

    @Test(arguments: FileSystemKind.allCases)
    func attributesAreReadOfFilesDirectoriesAndNames(kind: FileSystemKind) throws {
        let tree = kind.make()
        tree.write(tree.path("file"), [1])
        tree.makeDirectory(tree.path("directory"))
        let expected = [ExtendedAttribute(name: Array("user.test".utf8), value: [0, 1, 255])]
        guard tree.setAttribute(tree.path("file"), "user.test", [0, 1, 255]) else {
            // The machine's /tmp keeps none: nothing to compare.
            return
        }
        _ = tree.setAttribute(tree.path("directory"), "user.test", [0, 1, 255])
        let directory = try tree.fileSystem.openRoot(tree.top)
        #expect(try directory.openFile(Array("file".utf8)).attributes().values == expected)
        #expect(
            try directory.openDirectory(Array("directory".utf8)).attributes().values == expected)
        #expect(try directory.attributes(of: Array("file".utf8)).values == expected)
        #expect(try directory.attributes().values == [])
    }

    @Test(arguments: FileSystemKind.allCases)
    func namesMayBe255BytesLong(kind: FileSystemKind) throws {
        let tree = kind.make()
        let name = [UInt8](repeating: UInt8(ascii: "x"), count: 255)
        tree.write(tree.top + [ItemPath.separator] + name, [1])
        let directory = try tree.fileSystem.openRoot(tree.top)
        #expect(try directory.entries().map(\.name) == [name])
        #expect(code { _ = try directory.status(of: name + name) } == ENAMETOOLONG)
    }

    @Test(arguments: FileSystemKind.allCases)
    func largeDirectoriesAreListedWhole(kind: FileSystemKind) throws {
        let tree = kind.make()
        let names = (0..<3_000).map { Array("file with a name of some length \($0)".utf8) }
        for name in names { tree.write(tree.top + [ItemPath.separator] + name, []) }
        let directory = try tree.fileSystem.openRoot(tree.top)
        let sorted = names.sorted { $0.lexicographicallyPrecedes($1) }
        #expect(try directory.entries().map(\.name) == sorted)
        // And again from the same descriptor.
        #expect(try directory.entries().count == 3_000)
    }

    private func read(_ file: any SourceFile, at offset: UInt64, _ count: Int) throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0xaa, count: count)
        let got = try buffer.withUnsafeMutableBytes { buffer throws(SystemError) in
            try file.read(at: offset, into: buffer)
        }
        return Array(buffer[..<got])
    }
}
