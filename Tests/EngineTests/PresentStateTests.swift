import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnRestore

/// What a restore in place may replace: what the commit before it holds, and nothing else.
@Suite struct PresentStateTests {
    private static let device: UInt64 = 77

    private func makeRig(_ origin: FileSystemOrigin) throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.write("/home/f", "one")
        rig.tree.setDevice("/home", Self.device)
        rig.tree.setOrigin(Self.device, origin)
        rig.clock.advance(seconds: 60)
        try rig.backUp()
        return rig
    }

    private func holds(_ rig: BackupRig, _ name: String) throws -> Bool {
        let writer = try rig.openWriter()
        let state = try PresentState(
            writer.repository, writer.catalog, rig.tree, of: nil, Cancellation())
        let found = try rig.tree.openRoot("/home".bytes).status(of: name.bytes)
        return try state.holds("/home/\(name)".bytes, found)
    }

    /// A save within the tick of a server leaves every stamp as it was: the content decides.
    @Test func aStampOfAServerIsNoProof() throws {
        let rig = try makeRig(.served)
        #expect(try holds(rig, "f"))
        rig.tree.overwriteInTick("/home/f", "two")
        #expect(try !holds(rig, "f"))
    }

    /// This machine's clock stamps its own files, and nothing is read for them.
    @Test func aStampOfThisMachineIsProof() throws {
        let rig = try makeRig(.local)
        #expect(try holds(rig, "f"))
        rig.tree.deny("/home/f")
        #expect(try holds(rig, "f"))
    }

    /// Where the content cannot be compared, nothing is replaced.
    @Test func aFileOfAServerThatCannotBeReadIsNotHeld() throws {
        let rig = try makeRig(.served)
        rig.tree.deny("/home/f")
        #expect(throws: SystemError.self) { try holds(rig, "f") }
    }

    @Test(arguments: [FileSystemOrigin.local, .served])
    func whatNoCommitHoldsIsNotHeld(origin: FileSystemOrigin) throws {
        let rig = try makeRig(origin)
        rig.tree.write("/home/g", "new")
        #expect(try !holds(rig, "g"))
    }
}
