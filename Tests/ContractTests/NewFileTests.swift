import CLinux
import CairnCore
import CairnFormat
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import CairnLinux

/// A file whose name is free is written without a name and linked to its own; any other is renamed
/// from a temporary one. Both come to the same.
@Suite struct NewFileTests {
    private let place = TemporaryDirectory()
    private static let name = Array("name".utf8)

    /// - Parameter interlude: between the content and the name of a nameless file.
    private func opened(_ interlude: @escaping @Sendable () -> Void = {}) throws
        -> any TargetDirectory
    {
        let target = LinuxRestoreTarget { step, _ in if step == .linkingNew { interlude() } }
        let directory = try target.open(Array(place.path.utf8), creating: false)
        // The first file on a file system shows that nameless files can be linked there.
        _ = try directory.createFile()
        return directory
    }

    private func item(_ size: UInt64 = 8) -> Item {
        Item(
            body: .file(FileContent(size: size, extents: nil, chunks: [])), mode: 0o4751,
            uid: geteuid(), gid: getegid(), modified: Timestamp(seconds: 1_700_000_000),
            attributes: [
                ExtendedAttribute(name: Array("user.note".utf8), value: Array("v".utf8))
            ])
    }

    private func put(
        _ text: String, _ name: [UInt8], in directory: any TargetDirectory, isNameFree: Bool,
        over mayReplace: MayReplace? = nil
    ) throws -> MetadataLoss {
        let file = try directory.createFile(isNameFree: isNameFree)
        try Array(text.utf8).withUnsafeBytes { try file.write($0, at: 0) }
        return try file.place(as: name, item(), over: mayReplace)
    }

    private func names() throws -> [String] {
        try opened().entries().map { String(decoding: $0.name, as: UTF8.self) }
    }

    private func text() -> String? {
        let file = Glibc.open(place.file("name"), O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    private static func write(_ text: String, to path: String) {
        let file = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        _ = Glibc.write(file, text, text.utf8.count)
        close(file)
    }

    @Test func aFileThatIsNotPlacedLeavesNothing() throws {
        let directory = try opened()
        do {
            let file = try directory.createFile(isNameFree: true)
            try Array("half".utf8).withUnsafeBytes { try file.write($0, at: 0) }
            #expect(try names() == [])
        }
        #expect(try names() == [])
    }

    @Test func bothWaysGiveTheSame() throws {
        let linked = Mutex(0)
        let directory = try opened { linked.withLock { $0 += 1 } }
        let other = Array("other".utf8)
        let losses = [
            try put("restored", Self.name, in: directory, isNameFree: true),
            try put("restored", other, in: directory, isNameFree: false),
        ]
        #expect(losses[0] == losses[1] && linked.withLock { $0 } == 1)
        let one = try #require(try directory.status(of: Self.name))
        let two = try #require(try directory.status(of: other))
        #expect(one.mode == two.mode && one.mode == 0o4751 && one.links == 1 && two.links == 1)
        #expect(one.uid == two.uid && one.gid == two.gid && one.size == two.size)
        #expect(one.modified == two.modified && one.modified == item().modified)
        for name in ["name", "other"] {
            var value = [UInt8](repeating: 0, count: 8)
            #expect(losses[0].isEmpty == (getxattr(place.file(name), "user.note", &value, 8) == 1))
        }
        #expect(try names() == ["name", "other"])
    }

    /// A mode that the process's files can have is theirs from the start, any other is set.
    @Test(arguments: [0o644, 0o600, 0o444, 0, 0o755, 0o664, 0o777, 0o2755, 0o1644] as [UInt16])
    func everyModeIsTheItems(mode: UInt16) throws {
        let directory = try opened()
        var item = item()
        item.attributes = []
        item.mode = mode
        for (name, owner) in [("own", item.uid), ("others", geteuid() == 0 ? 12_345 : item.uid)] {
            item.uid = owner
            let file = try directory.createFile(for: item, isNameFree: true)
            _ = try file.place(as: Array(name.utf8), item, over: nil)
            let status = try #require(try directory.status(of: Array(name.utf8)))
            #expect(status.mode == mode && status.uid == owner, "\(name)")
        }
    }

    /// What a directory hands down to its files is none of the item's.
    @Test func aDefaultListOfADirectoryIsNotInherited() throws {
        let directory = try opened()
        // u::rwx, g::---, o::---: 32-bit version 2, then tag, permissions and id of each entry.
        let entries: [(UInt16, UInt16)] = [(1, 7), (4, 0), (32, 0)]
        var list = withUnsafeBytes(of: UInt32(2).littleEndian) { Array($0) }
        for (tag, permissions) in entries {
            for word in [tag, permissions] { list += [UInt8(word & 0xff), UInt8(word >> 8)] }
            list += [0xff, 0xff, 0xff, 0xff]
        }
        guard setxattr(place.path, "system.posix_acl_default", list, list.count, 0) == 0 else {
            return
        }
        var item = item()
        item.attributes = []
        item.mode = 0o644
        let later = try opened()
        let file = try later.createFile(for: item, isNameFree: true)
        _ = try file.place(as: Self.name, item, over: nil)
        #expect(try directory.status(of: Self.name)?.mode == 0o644)
    }

    /// Where anything may be replaced, so may what took the name.
    @Test func aNameThatIsTakenMeanwhileIsReplacedWhole() throws {
        let path = place.file("name")
        let directory = try opened { Self.write("somebody's", to: path) }
        _ = try put("restored", Self.name, in: directory, isNameFree: true)
        #expect(try text() == "restored" && names() == ["name"])
    }

    @Test func aNameThatIsTakenMeanwhileStaysWhereItMayNotBeReplaced() throws {
        let path = place.file("name")
        let directory = try opened { Self.write("somebody's", to: path) }
        let asked = Mutex<[UInt64]>([])
        #expect(throws: SystemError.replacing(Self.name, .changed)) {
            _ = try put(
                "restored", Self.name, in: directory, isNameFree: true,
                over: MayReplace { status in
                    asked.withLock { $0.append(status.size) }
                    return false
                })
        }
        #expect(try text() == "somebody's" && names() == ["name"])
        #expect(asked.withLock { $0 } == [10])
    }
}
