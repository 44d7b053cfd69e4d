import CairnBackup
import CairnCore
import CairnFormat
import CairnSimulation
import Glibc
import TestSupport
import Testing

/// An extended attribute that cannot be read costs itself: the content is stored, the attribute is
/// named, and the next backup tries again.
@Suite struct UnreadableAttributeTests {
    private static func attribute(_ name: String) -> ExtendedAttribute {
        ExtendedAttribute(name: name.bytes, value: "v".bytes)
    }

    private static func rig() throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/d")
        for path in ["/home/f", "/home/d/g"] { rig.tree.write(path, "content of \(path)") }
        rig.tree.symlink("/home/link", to: "nowhere".bytes)
        for path in ["/home/f", "/home/d", "/home/link", "/home/d/g"] {
            rig.tree.setAttributes(path, [attribute("user.bad"), attribute("user.good")])
        }
        return rig
    }

    private static func names(_ item: SnapshotItem?) -> [String]? {
        item?.attributes.map { String(decoding: $0.name, as: UTF8.self) }
    }

    @Test(arguments: [EINVAL, EIO, E2BIG, ENOTSUP]) func costsItselfAndIsTriedAgain(code: Int32)
        throws
    {
        let rig = try Self.rig()
        let failing = ["/home/d", "/home/f", "/home/link"]
        for path in failing { rig.tree.failAttribute(path, "user.bad", code: code) }
        let first = try rig.backUp()
        #expect(first.failures.map { String(decoding: $0.path, as: UTF8.self) }.sorted() == failing)
        for failure in first.failures {
            guard case .metadata(let losses) = failure.reason else {
                Issue.record("\(failure)")
                continue
            }
            #expect(losses == [MetadataLoss(.attribute("user.bad".bytes), code: code)])
        }
        let stored = try rig.stored()
        #expect(stored["f".bytes]?.content == "content of /home/f".bytes)
        #expect(Self.names(stored["f".bytes]) == ["user.good"])
        #expect(Self.names(stored["d".bytes]) == ["user.good"])
        #expect(stored["d/g".bytes]?.content == "content of /home/d/g".bytes)

        // The next run asks for the attributes, and reads no content.
        let second = try rig.backUp()
        #expect(second.failures.count == 3 && second.counts.bytesRead == 0)
        #expect(second.counts.changed == 0)

        for path in failing { rig.tree.failAttribute(path, "user.bad", code: nil) }
        let third = try rig.backUp()
        #expect(third.failures.isEmpty && third.counts.bytesRead == 0)
        #expect(try rig.differences() == [])
        #expect(try rig.backUp().counts.unchanged >= 3)
    }

    @Test func contentThatChangedMeanwhileIsRead() throws {
        let rig = try Self.rig()
        rig.tree.failAttribute("/home/f", "user.bad", code: EIO)
        try rig.backUp()
        rig.clock.advance(seconds: 1)
        rig.tree.write("/home/f", "new content")
        let result = try rig.backUp()
        #expect(result.failures.count == 1)
        #expect(try rig.stored()["f".bytes]?.content == "new content".bytes)
    }

    /// FORMAT.md bounds a name; a file system in user space may have a longer one.
    @Test func aNameThatTheFormatCannotHoldCostsItself() throws {
        let rig = try Self.rig()
        let long = String(repeating: "x", count: Limits.attributeNameBytes + 1)
        rig.tree.setAttributes("/home/f", [Self.attribute(long), Self.attribute("user.good")])
        let result = try rig.backUp()
        #expect(result.failures.map(\.path) == ["/home/f".bytes])
        #expect(Self.names(try rig.stored()["f".bytes]) == ["user.good"])
    }
}
