import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnSource

/// What the kernel makes up when somebody looks (proc, sysfs, cgroup) is never read in a root.
@Suite struct KernelFileSystemTests {
    private static let (made, other): (UInt64, UInt64) = (9, 10)

    private static func rig() throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "a")
        for path in ["/home/sub", "/home/sub/proc"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/sub/proc/version", "made up")
        rig.tree.setDevice("/home/sub/proc", made)
        rig.tree.setOrigin(made, .made)
        rig.rules = RuleBook()
        return rig
    }

    @Test func itIsNotEvenListed() throws {
        let rig = try Self.rig()
        let listed = Mutex(false)
        rig.tree.onList("/home/sub/proc") { listed.withLock { $0 = true } }
        for _ in 0..<2 {
            let result = try rig.backUp()
            #expect(result.failures.isEmpty)
            #expect(Set(try rig.stored().keys) == ["".bytes, "a".bytes, "sub".bytes])
        }
        #expect(!listed.withLock { $0 })
    }

    @Test func whySaysIt() throws {
        let rig = try Self.rig()
        let judge = RuleJudge(rig.tree, rules: RuleBook(), roots: ["/home".bytes])
        #expect(judge.judge("/home/sub/proc/version".bytes).verdict == .madeByKernel)
        #expect(judge.judge("/home/sub".bytes).isKept)
    }

    /// Somebody named the root. Other file systems of the kernel in it are not read.
    @Test func aRootOnOneIsReadWithoutTheOthersInIt() throws {
        let rig = try Self.rig()
        rig.tree.makeDirectory("/home/sub/proc/debug")
        rig.tree.write("/home/sub/proc/debug/x", "x")
        rig.tree.setDevice("/home/sub/proc", Self.made)
        rig.tree.setDevice("/home/sub/proc/debug", Self.other)
        rig.tree.setOrigin(Self.other, .made)
        try rig.backUp(["/home/sub/proc"])
        #expect(
            Set(try rig.stored("/home/sub/proc").keys) == ["".bytes, "version".bytes])
    }

    /// What was backed up before keeps its versions and counts as excluded, not as deleted.
    @Test func whatWasBackedUpBeforeIsExcluded() throws {
        let rig = try Self.rig()
        rig.tree.setOrigin(Self.made, .local)
        try rig.backUp()
        #expect(try rig.stored()["sub/proc/version".bytes] != nil)
        rig.tree.setOrigin(Self.made, .made)
        let result = try rig.backUp()
        #expect(result.failures.isEmpty && result.counts.deleted == 0 && result.excluded > 0)
        #expect(try rig.stored()["sub".bytes] != nil)
    }
}
