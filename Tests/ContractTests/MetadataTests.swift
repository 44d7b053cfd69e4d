import CLinux
import CairnCore
import CairnFormat
import Glibc
import TestSupport
import Testing

@testable import CairnLinux

/// What the system refuses of an item's metadata costs itself.
@Suite struct MetadataTests {
    private let place = TemporaryDirectory()

    private func item(_ attributes: [ExtendedAttribute]) -> Item {
        Item(
            body: .file(FileContent(size: 2, extents: nil, chunks: [])), mode: 0o640,
            uid: geteuid(), gid: getegid(), modified: Timestamp(seconds: 1_700_000_000),
            attributes: attributes)
    }

    private func put(_ item: Item) throws -> [MetadataLoss] {
        let directory = try LinuxRestoreTarget().open(Array(place.path.utf8), creating: false)
        let file = try directory.createFile(for: item, isNameFree: true)
        try [1, 2].withUnsafeBytes { try file.write($0, at: 0) }
        return try file.place(as: Array("name".utf8), item, over: nil)
    }

    /// Issue 37, C11: more than the file system holds, and a namespace that it does not know.
    @Test func anAttributeThatCannotBeSetIsNamedAndTheRestIsThere() throws {
        let large = ExtendedAttribute(
            name: Array("user.large".utf8), value: [UInt8](repeating: 7, count: 65_537))
        let strange = ExtendedAttribute(name: Array("nowhere.known".utf8), value: [1])
        let losses = try put(item([strange, large]))
        #expect(
            losses.map(\.part) == [.attribute(strange.name), .attribute(large.name)], "\(losses)")
        #expect(losses.allSatisfy { $0.code != 0 })
        var found = stat()
        #expect(stat(place.file("name"), &found) == 0)
        #expect(found.st_mode & 0o7777 == 0o640 && found.st_mtim.tv_sec == 1_700_000_000)
    }

    private typealias Entry = (tag: UInt8, permissions: UInt8, id: UInt8)

    private static func list(_ entries: [Entry]) -> [UInt8] {
        [2, 0, 0, 0]
            + entries.flatMap { entry -> [UInt8] in
                let number: [UInt8] = entry.id == 0 ? [255, 255, 255, 255] : [entry.id, 3, 0, 0]
                return [entry.tag, 0, entry.permissions, 0] + number
            }
    }

    private static func access(_ entries: [Entry]) -> ExtendedAttribute {
        ExtendedAttribute(name: AccessList.access, value: list(entries))
    }

    private func mode(_ name: String = "name") throws -> UInt32 {
        var found = stat()
        try #require(stat(place.file(name), &found) == 0)
        return found.st_mode & 0o7777
    }

    /// With an access list, the bits of the group are its mask: the kernel refuses a list without
    /// the entry of all others, as any list where the file system has none.
    @Test func withoutItsAccessListAnItemIsOpenToNobodyElse() throws {
        let list = Self.access([(1, 6, 0), (2, 6, 1), (4, 0, 0), (16, 6, 0)])
        var item = item([list])
        item.mode = 0o660
        // New files inherit a list there.
        let inherited = Self.list([(1, 7, 0), (2, 7, 1), (4, 0, 0), (16, 7, 0), (32, 0, 0)])
        _ = setxattr(place.path, "system.posix_acl_default", inherited, inherited.count, 0)
        let losses = try put(item)
        #expect(losses.map(\.part) == [.attribute(list.name)], "\(losses)")
        #expect(try mode() == 0o600)
        #expect(getxattr(place.file("name"), "system.posix_acl_access", nil, 0) < 0)

        let target = try LinuxRestoreTarget().open(Array(place.path.utf8), creating: false)
        var directory = item
        directory.body = .directory
        directory.mode = 0o770
        #expect(target.apply(directory).contains { $0.part == .attribute(list.name) })
        #expect(try mode("") == 0o700)

        var pipe = item
        pipe.body = .fifo
        _ = try target.place(pipe, as: Array("pipe".utf8), over: nil, isNameFree: true)
        #expect(try mode("pipe") == 0o600)
    }

    @Test func anAccessListThatCanBeSetKeepsItsMask() throws {
        let list = Self.access([(1, 6, 0), (2, 6, 1), (4, 0, 0), (16, 6, 0), (32, 0, 0)])
        var item = item([list])
        item.mode = 0o660
        let losses = try put(item)
        #expect(try mode() == (losses.isEmpty ? 0o660 : 0o600), "\(losses)")
    }

    /// Nobody may do more with an item than before, whatever is lost.
    @Test func aModeGoesWithTheOwnerAndTheAccessList() {
        let narrow = Self.access([
            (1, 6, 0), (2, 0, 1), (4, 4, 0), (8, 0, 2), (16, 6, 0), (32, 4, 0),
        ])
        let cases: [(UInt16, ExtendedAttribute?, isLost: Bool, Metadata.Owner, UInt16)] = [
            (0o640, nil, false, .stored, 0o640),
            (0o4750, nil, false, .otherUser, 0o750),
            (0o640, nil, false, .otherUserAlone, 0o640),
            (0o604, nil, false, .otherUserAlone, 0o600),
            (0o640, nil, false, .otherGroup, 0o600),
            (0o1775, nil, false, .otherGroup, 0o1755),
            // A user and a group that the list shuts out are others without it.
            (0o664, narrow, false, .stored, 0o664),
            (0o664, narrow, true, .stored, 0o600),
            (0o664, narrow, false, .otherGroup, 0o664),
            (0o664, narrow, true, .otherGroup, 0o600),
        ]
        for (mode, list, isLost, owner, expected) in cases {
            var item = item(list.map { [$0] } ?? [])
            item.mode = mode
            let losses = isLost ? [MetadataLoss(.attribute(AccessList.access), code: EPERM)] : []
            let found = Metadata.mode(of: item, without: losses, owner)
            #expect(
                found == expected,
                "\(String(mode, radix: 8)) became \(String(found, radix: 8)): \(owner)")
        }
    }

    /// A program with these bits would run as another; a directory only passes on its group.
    @Test func theBitsOfOwnerAndGroupGoWithThem() {
        let cases: [(ItemBody, Metadata.Owner, UInt16)] = [
            (.directory, .stored, 0o6775), (.directory, .otherUser, 0o2775),
            (.directory, .otherGroup, 0o755), (.directory, .otherUserAlone, 0o775),
            (item([]).body, .otherUser, 0o775), (item([]).body, .otherGroup, 0o755),
        ]
        for (body, owner, expected) in cases {
            var item = item([])
            (item.body, item.mode) = (body, 0o6775)
            let found = Metadata.mode(of: item, without: [], owner)
            #expect(found == expected, "\(body) \(owner): \(String(found, radix: 8))")
        }
    }

    private static let trusted = "trusted.cairn-test"
    /// Root may set them, but not in every container.
    private static let setsTrusted: Bool = {
        let place = TemporaryDirectory()
        return setxattr(place.path, Self.trusted, "1", 1, 0) == 0
    }()

    @Test(.enabled(if: setsTrusted, "the system lets nobody set trusted attributes"))
    func aDirectoryKeepsNoAttributeThatIsNotRestored() throws {
        let names = [Self.trusted, "security.cairn-test"]
        for name in names { try #require(setxattr(place.path, name, "1", 1, 0) == 0) }
        var directory = item([])
        directory.body = .directory
        let target = try LinuxRestoreTarget().open(Array(place.path.utf8), creating: false)
        #expect(target.apply(directory).isEmpty)
        for name in names { #expect(getxattr(place.path, name, nil, 0) < 0, "\(name)") }
    }

    @Test func whatTheSystemGivesToItemsIsItsOwn() {
        for name in ["user.a", "trusted.a", "security.capability", "system.posix_acl_default"] {
            #expect(!Metadata.isOfSystem(Array(name.utf8)), "\(name)")
        }
        for name in [
            "security.selinux", "security.ima", "security.evm", "security.SMACK64EXEC",
            "system.nfs4_acl", "cairn.flags", "btrfs.compression",
        ] {
            #expect(Metadata.isOfSystem(Array(name.utf8)), "\(name)")
        }
    }

    @Test func whatCanBeSetIsNoLoss() throws { #expect(try put(item([])).isEmpty) }

    @Test(arguments: [EINVAL, EIO, E2BIG, ENOTSUP]) func anAttributeThatCannotBeReadIsNamed(
        code: Int32
    ) {
        let names = "user.bad\0user.good\0".utf8.map { CChar(bitPattern: $0) }
        let reading = ExtendedAttributes.read(
            list: { buffer, _ in
                if let buffer {
                    for (index, byte) in names.enumerated() { buffer[index] = byte }
                }
                return names.count
            },
            get: { name, _, _ in
                if String(cString: name) == "user.good" { return 0 }
                errno = code
                return -1
            })
        #expect(reading.values.map(\.name) == [Array("user.good".utf8)])
        #expect(reading.losses == [MetadataLoss(.attribute(Array("user.bad".utf8)), code: code)])
    }

    @Test func attributesThatCannotBeListedCostThemselves() {
        let reading = ExtendedAttributes.read(
            list: { _, _ in
                errno = EIO
                return -1
            }, get: { _, _, _ in 0 })
        #expect(reading.values.isEmpty)
        #expect(reading.losses == [MetadataLoss(.attributes, code: EIO)])
    }

    /// rclone 1.60 answers EIO to everything; one that answers otherwise to a name has attributes.
    @Test(arguments: [EIO, ENODATA], [true, false])
    func aServedFileSystemThatAnswersNothingHasNoAttributes(absent: Int32, isFUSE: Bool) {
        let reading = ExtendedAttributes.read(
            list: { _, _ in
                errno = EIO
                return -1
            },
            get: { _, _, _ in
                errno = absent
                return -1
            }, isFUSE: { isFUSE })
        #expect(reading.losses.isEmpty == (isFUSE && absent == EIO))
    }

    @Test func aFileSystemWithoutAttributesLosesNone() {
        for code in [ENOTSUP, ENOSYS] {
            let reading = ExtendedAttributes.read(
                list: { _, _ in
                    errno = code
                    return -1
                }, get: { _, _, _ in 0 })
            #expect(reading.values.isEmpty && reading.losses.isEmpty)
        }
    }
}
