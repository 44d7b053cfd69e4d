import CairnFormat
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnRestore
@testable import CairnSource

/// Several machines in one repository: each undoes what it restored itself.
@Suite struct RestoreMakersTests {
    private final class Rig {
        let rig: BackupRig
        let machines: [RootHost]

        /// Two machines with a backup of the same path each.
        init(names: [String]) throws {
            rig = try BackupRig()
            machines = names.indices.map {
                RootHost(machine: Array("\($0)".utf8), name: Array(names[$0].utf8))
            }
            rig.tree.makeDirectory("/home/d")
            rig.tree.write("/home/d/a", "first")
            for machine in machines.indices { try backUp(machine, .complete) }
        }

        var reader: CatalogReader { get throws { try CatalogReader(rig.openWriter().catalog) } }

        @discardableResult
        func backUp(
            _ machine: Int, _ kind: CommitKind, restored: CatalogCommit? = nil
        ) throws -> CatalogCommit {
            rig.clock.advance(seconds: 5)
            var request = BackupRequest(sources: [.init(path: "/home".bytes)], readers: 0)
            request.machine = machines[machine]
            request.host = machines[machine].name
            request.kind = kind
            request.restored = restored?.commit.id
            let result = try BackupRun(
                rig.openWriter(), fileSystem: rig.fileSystem, clock: rig.clock, request: request,
                cancellation: Cancellation(), observer: nil
            ).run()
            return try #require(result.commit)
        }

        /// - Returns: the state before.
        @discardableResult
        func restore(_ machine: Int, undoing point: CatalogCommit? = nil) throws -> CatalogCommit {
            let of = try point ?? reader.firstCommit()
            let before = try backUp(machine, .beforeRestore, restored: of)
            rig.tree.write("/home/d/a", "restored at \(before.number)")
            try backUp(machine, point == nil ? .afterRestore : .afterUndo, restored: of)
            return before
        }

        func undoable(_ machine: Int, known: Hash128? = nil) throws -> Int64? {
            try InPlaceRestore.undoable(reader, of: machines[machine], known: known)?.number
        }
    }

    private static let names = [["ada", "ada"], ["ada", "bob"]]

    @Test(arguments: names) func eachMachineUndoesItsOwn(_ names: [String]) throws {
        let rig = try Rig(names: names)
        let one = try rig.restore(0)
        #expect(try rig.undoable(0) == one.number && rig.undoable(1) == nil)
        let two = try rig.restore(1)
        #expect(try rig.undoable(0) == one.number && rig.undoable(1) == two.number)
        // Undone by the other machine, as an earlier version did, it is still to be undone here.
        try rig.restore(0, undoing: two)
        #expect(try rig.undoable(1) == two.number)
        let undo = try rig.restore(1, undoing: two)
        #expect(try rig.undoable(1) == undo.number)
        let undone = try UndoneRestore(before: undo, rig.reader)
        #expect(try undone.isUndo && undone.takenBack(rig.reader)?.before.number == two.number)
        #expect(try RestoreMakers(rig.reader).maker(of: two) == rig.machines[1])
    }

    /// Of one that was killed before it changed anything the repository may not tell whose it is.
    @Test(arguments: names) func aKilledOneIsKnownWhereItBegan(_ names: [String]) throws {
        let rig = try Rig(names: names)
        try rig.backUp(0, .complete)
        let begun = try rig.backUp(0, .beforeRestore, restored: rig.reader.firstCommit())
        #expect(try rig.undoable(0, known: begun.commit.id) == begun.number)
        #expect(try rig.undoable(1) == nil)
        let two = try rig.restore(1)
        #expect(try rig.undoable(0, known: begun.commit.id) == begun.number)
        #expect(try rig.undoable(1) == two.number)
    }

    @Test func theOnlyMachineUndoesEverything() throws {
        let rig = try Rig(names: ["ada"])
        let before = try rig.restore(0)
        #expect(try rig.undoable(0) == before.number)
        #expect(try InPlaceRestore.undoable(rig.reader, of: nil)?.number == before.number)
    }
}
