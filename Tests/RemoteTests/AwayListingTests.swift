import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnRemote

/// What was opened of a remote, when packs go there later.
@Suite struct AwayListingTests {
    private func sealed(_ rig: RemoteRig) throws -> Set<String> {
        Set(try PackFiles.list(rig.rig.storage).filter(\.isSealed).map(\.path))
    }

    /// - Returns: packs that were opened before the newest push, and one that only it brought.
    private func opened() throws -> (rig: RemoteRig, away: RemoteAwayPacks, new: String) {
        let rig = try RemoteRig(seed: 10)
        for _ in 0..<6 { try rig.backUp(changes: 8) }
        try rig.push()
        let first = try #require(try rig.open()).storage
        let early = try sealed(rig)
        for _ in 0..<4 { try rig.backUp(changes: 8) }
        try rig.push()
        let second = try #require(try rig.open()).storage
        let states = Mutex([second, first])
        let away = RemoteAwayPacks(clock: rig.rig.clock) {
            try states.withLock { states in
                [
                    try RemoteAwayPacks.Remote(
                        "there", states.count > 1 ? states.removeLast() : states[0])
                ]
            }
        }
        let old = try #require(early.min())
        _ = try away.openForReading(old).bytes(at: 0, count: 10)
        let new = try #require(try sealed(rig).subtracting(early).min())
        return (rig, away, new)
    }

    /// The next push could not read it for seconds, as if no remote had it.
    @Test func whatThisProcessGivesUpIsFoundAtOnce() throws {
        let (rig, away, new) = try opened()
        let tiered = TieredStorage(rig.rig.storage, away: away)
        let run = try TieringRun(
            tiered, rig.state, scratch: rig.scratch, keys: nil, clock: rig.rig.clock,
            cancellation: Cancellation())
        #expect(try #require(run).run(keeping: .bytes(0)).packs > 0)
        #expect(try tiered.isElsewhere(new))
        #expect(try tiered.openForReading(new).bytes(at: 0, count: 10).count == 10)
    }

    /// Another process pushes, too.
    @Test func aPackWhoseNoteIsNewerIsFoundAtOnce() throws {
        let (rig, away, new) = try opened()
        let now = rig.rig.clock.now()
        let minute: UInt64 = 60_000_000_000
        for time in [nil, now.before(nanoseconds: minute), now.after(nanoseconds: minute)] {
            #expect(throws: SystemError.self) {
                try away.openForReading(new, awaySince: { time }).bytes(at: 0, count: 10)
            }
        }
        rig.rig.clock.advance(seconds: 1)
        let reader = try away.openForReading(new, awaySince: { now })
        #expect(try reader.bytes(at: 0, count: 10).count == 10)
    }

    private final class Asked: AwayPacks {
        let time = Mutex<Timestamp?>(nil)

        func openForReading(_ path: String) throws(SystemError) -> any StoredReader {
            throw SystemError("read", path: Array(path.utf8), code: SystemError.elsewhere)
        }
        func openForReading(_ path: String, awaySince noted: () -> Timestamp?) throws(SystemError)
            -> any StoredReader
        {
            let told = noted()
            time.withLock { $0 = told }
            return try openForReading(path)
        }
        func mayHave(_ path: String) -> Bool { true }
        func mayComeBack(_ path: String) -> Bool { true }
        func lost(of paths: [String]) -> Set<String> { [] }
    }

    @Test func theTimeOfTheNoteIsTold() throws {
        let directory = TemporaryDirectory()
        let storage = try LinuxStorage(at: Array(directory.path.utf8))
        let id = Hash256(Array(1...32))
        try storage.makeDirectory(PackFiles.sealedDirectory(id))
        let pack = try storage.create(PackFiles.sealed(id))
        try pack.append(Array("pack".utf8))
        try pack.close()
        _ = try AwayPack.put(id, awayFrom: storage)
        let asked = Asked()
        let tiered = TieredStorage(storage, away: asked)
        #expect(throws: SystemError.self) { try tiered.openForReading(PackFiles.sealed(id)) }
        let noted = try storage.files(in: PackFiles.sealedDirectory(id)).first?.modified
        let told = asked.time.withLock { $0 }
        #expect(noted != nil && told == noted)
    }
}
