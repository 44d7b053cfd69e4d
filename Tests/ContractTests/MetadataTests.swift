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
