import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// Whole runs on encrypted repositories, key slots through crashes, and what a client remembers.
@Suite struct EncryptedRunTests {
    private static func rig(_ compression: Compression = .auto) throws -> BackupRig {
        try BackupRig(
            description: TestKeys.encrypted(BackupRig.description(compression: compression)))
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func randomHistoriesComeBack(seed: UInt64) throws {
        let rig = try Self.rig(Compression.allCases[Int(seed % 4)])
        var generator = SplitMix64(seed: seed)
        for _ in 0..<5 {
            for _ in 0..<20 { rig.tree.mutate("/home", &generator, largestFile: 60_000) }
            _ = try rig.backUp(readers: seed % 2 == 0 ? 2 : 0)
            #expect(try rig.differences().isEmpty, "seed \(seed)")
            #expect(try rig.differences(rebuilt: true).isEmpty, "seed \(seed)")
        }
        #expect(try rig.commits().count == 5)
    }

    /// The same files are cut elsewhere and named otherwise: nothing of one repository is known in
    /// another.
    @Test func nothingIsSharedBetweenKeys() throws {
        let storage = SimulatedStorage(seed: 1)
        let description = try TestKeys.encrypted(BackupRig.description())
        let one = try TestKeys.create(in: storage, description)
        let other = RepositoryKeys(master: .random(count: 32))
        let bytes = SplitMix64(seed: 5).filled(200_000)
        let ids = bytes.withUnsafeBytes {
            [one.chunkID(of: $0), RepositoryCoding(keys: other).chunkID(of: $0), Digest.h256($0)]
        }
        #expect(Set(ids).count == 3)
        func cuts(_ gear: GearTable) -> [Int] {
            bytes.withUnsafeBytes { bytes in
                var ends: [Int] = []
                while (ends.last ?? 0) < bytes.count {
                    ends.append(
                        (ends.last ?? 0)
                            + description.fine.nextCut(
                                in: UnsafeRawBufferPointer(rebasing: bytes[(ends.last ?? 0)...]),
                                gear))
                }
                return ends
            }
        }
        let all = [cuts(one.coding.gear), cuts(other.gear), cuts(.fixed)]
        #expect(Set(all).count == 3 && all.allSatisfy { $0.count > 20 })
    }

    @Test func withoutKeysAnEncryptedRepositoryDoesNotOpen() throws {
        let rig = try Self.rig()
        #expect(throws: RepositoryError.passwordNeeded) { try Repository.open(rig.storage) }
        #expect(throws: RepositoryError.self) {
            try Repository.open(rig.storage, unlock: { _ in .generate() })
        }
        #expect(try Repository.description(in: rig.storage).slots.count == 1)
    }

    // MARK: Key slots

    /// The power goes at every operation in turn: one of the two passwords opens it, and nothing
    /// else is hurt.
    @Test func slotsChangeAtomically() throws {
        let old = TestKeys.password
        let new = SecretBytes(copying: Array("another".utf8))
        var wasOld = false
        var wasNew = false
        for operation in 1...20 {
            let rig = try Self.rig()
            rig.tree.makeDirectory("/home/a")
            _ = try rig.backUp()
            let repository = try TestKeys.open(rig.storage)
            let id = repository.description.repository
            let slot = try TestKeys.slot(id, new)
            rig.storage.failAt(operation: rig.storage.operationCount + operation, with: .crash)
            try? repository.changeSlots { _ in [slot] }
            rig.storage = rig.storage.crash(seed: UInt64(operation))
            let slots = try Repository.description(in: rig.storage).slots
            #expect(slots.count == 1)
            let opensOld = try slots[0].open(password: old, repository: id) != nil
            let opensNew = try slots[0].open(password: new, repository: id) != nil
            #expect(opensOld != opensNew)
            wasOld = wasOld || opensOld
            wasNew = wasNew || opensNew
            #expect(try rig.differences().isEmpty)
        }
        // Both were seen, so the crashes fell on both sides of the change.
        #expect(wasOld && wasNew)
    }

    @Test func slotsAreHeldToTheirRules() throws {
        let rig = try Self.rig()
        let repository = try TestKeys.open(rig.storage)
        let slot = try TestKeys.slot(repository.description.repository)
        #expect(throws: RepositoryError.lastKey) { try repository.changeSlots { _ in [] } }
        #expect(throws: RepositoryError.tooManyKeys) {
            try repository.changeSlots { Array(repeating: $0[0], count: 33) }
        }
        // Two of one id would be no description that can be read.
        #expect(throws: (any Error).self) { try repository.changeSlots { $0 + $0 } }
        #expect(try Repository.description(in: rig.storage).slots.count == 1)
        try repository.changeSlots { $0 + [slot] }
        #expect(try Repository.description(in: rig.storage).slots.count == 2)
        let plain = try BackupRig()
        #expect(throws: RepositoryError.notEncrypted) { try plain.repository.changeSlots { $0 } }
    }

    // MARK: Forgery

    /// Records of the journal in another order, with everything made right that needs no key.
    @Test func forgedJournalIsDamage() throws {
        let rig = try Self.rig()
        for name in ["a", "b", "c"] {
            rig.tree.makeDirectory("/home/\(name)")
            _ = try rig.backUp()
        }
        let repository = try TestKeys.open(rig.storage)
        let path = JournalFiles.segment(1)
        let bytes = try #require(try rig.storage.read(path, limit: 1 << 20))
        var records: [[UInt8]] = []
        var offset = SegmentHeader.byteCount
        while offset < bytes.count {
            let frame = try repository.coding.frame(
                ofRecord: Array(bytes[offset..<offset + RecordHeader.byteCount]))
            let end = offset + RecordHeader.byteCount + frame.storedBytes
            records.append(Array(bytes[offset..<end]))
            offset = end
        }
        #expect(records.count >= 6)
        func read(_ records: [[UInt8]]) throws -> Int {
            let storage = rig.storage
            try Self.write(
                records, header: Array(bytes[..<SegmentHeader.byteCount]),
                repository: repository.description.repository, to: storage)
            var count = 0
            _ = try JournalReader(
                storage, repository: repository.description.repository, coding: repository.coding
            ).read(from: .start) { _, _, _ in count += 1 }
            return count
        }
        #expect(try read(records) == records.count)
        #expect(throws: JournalDamage.self) { try read(Array(records.dropFirst(2))) }
        #expect(throws: JournalDamage.self) { try read([records[0], records[1]] + records[4...]) }
        #expect(throws: JournalDamage.self) {
            try read([records[2], records[3], records[0], records[1]] + records[4...])
        }
        #expect(throws: JournalDamage.self) { try read(records + records.suffix(2)) }
        // The end cut off is in order for a reader: that is what the memory is for.
        #expect(try read(Array(records.dropLast(2))) == records.count - 2)
    }

    /// Writes records with numbers, chain, hashes and head that fit together.
    private static func write(
        _ records: [[UInt8]], header: [UInt8], repository: Hash128, to storage: SimulatedStorage
    ) throws {
        var bytes = header
        var last = Hash256()
        for (index, record) in records.enumerated() {
            var writer = ByteWriter()
            writer.raw(record[..<8])
            writer.fixed(UInt64(index + 1))
            writer.raw(record[16..<24])
            writer.raw(last.bytes)
            let front = writer.bytes
            last = Digest.h256(front + record[RecordHeader.byteCount...])
            bytes += front + last.bytes + record[RecordHeader.byteCount...]
        }
        try storage.replace(JournalFiles.segment(1), in: JournalFiles.directory, with: bytes)
        let head = JournalHead(repository: repository, record: UInt64(records.count), hash: last)
        try storage.replace(JournalFiles.head, in: JournalFiles.directory, with: head.encode())
    }

    // MARK: What is remembered

    private final class Memory: CommitMemory {
        let commit = Mutex<RememberedCommit?>(nil)
        func recall() throws(SystemError) -> RememberedCommit? { commit.withLock { $0 } }
        func remember(_ new: RememberedCommit) throws(SystemError) { commit.withLock { $0 = new } }
    }

    private static func open(_ rig: BackupRig, _ memory: Memory, accepting: Bool = false) throws
        -> Repository
    {
        try Repository.open(
            rig.storage, memory: { _ in memory }, acceptsRollBack: accepting,
            unlock: { _ in TestKeys.keys(seed: 99) })
    }

    private static func commit(_ rig: BackupRig, _ repository: Repository, _ name: String) throws {
        rig.tree.makeDirectory("/home/\(name)")
        rig.clock.advance(seconds: 5)
        let writer = try RepositoryWriter(
            repository, catalogPath: rig.catalogPath,
            randomness: SeededRandomness(seed: UInt64(name.utf8.first ?? 0)))
        _ = try BackupRun(
            writer, fileSystem: rig.fileSystem, clock: rig.clock,
            request: BackupRequest(sources: [.init(path: Array("/home".utf8))], readers: 0),
            cancellation: Cancellation(), observer: nil
        ).run()
    }

    @Test func everyAcknowledgedCommitIsRemembered() throws {
        let rig = try Self.rig()
        let memory = Memory()
        for name in ["a", "b", "c"] {
            try Self.commit(rig, Self.open(rig, memory), name)
            let head = try TestKeys.open(rig.storage).journal.head()
            let seen = try #require(try memory.recall())
            #expect(
                seen.position.record == head.record && seen.position.hash == head.hash
                    && seen.isEncrypted)
        }
    }

    @Test func whatIsOlderOrAnotherIsRefused() throws {
        let rig = try Self.rig()
        let memory = Memory()
        try Self.commit(rig, Self.open(rig, memory), "a")
        let old = rig.storage.kill(seed: 1)
        rig.storage = rig.storage.kill(seed: 2)
        try Self.commit(rig, Self.open(rig, memory), "b")
        rig.storage = old
        #expect(throws: RollBack.journal(seen: 4, found: 2)) { try Self.open(rig, memory) }
        // Gone on with by somebody who has seen nothing of it.
        for name in ["x", "y", "z"] { try Self.commit(rig, Self.open(rig, Memory()), name) }
        #expect(throws: RollBack.self) { try Self.open(rig, memory) }
        let accepted = try Self.open(rig, memory, accepting: true)
        let writer = try RepositoryWriter(
            accepted, catalogPath: rig.directory.file("fresh"),
            randomness: SeededRandomness(seed: 6))
        try accepted.acceptAsSeen(writer.journal.position)
        _ = try Self.open(rig, memory)
    }

    @Test func whatIsNoLongerEncryptedIsRefused() throws {
        let rig = try Self.rig()
        let memory = Memory()
        try Self.commit(rig, Self.open(rig, memory), "a")
        // Another repository with the same id.
        let plain = try BackupRig()
        #expect(throws: RollBack.unencrypted) {
            try Repository.open(plain.storage, memory: { _ in memory })
        }
        _ = try Repository.open(plain.storage, memory: { _ in memory }, acceptsRollBack: true)
    }

    @Test func rememberedCommitsAreReadAsTheyWereWritten() {
        let position = JournalPosition(segment: 3, offset: 9999, record: 77, hash: Digest.h256([1]))
        let repository = Hash128(Array(1...16))
        for isEncrypted in [true, false] {
            let bytes = RememberedCommit(position: position, isEncrypted: isEncrypted).encode(
                repository: repository)
            #expect(
                RememberedCommit(decoding: bytes, repository: repository)
                    == RememberedCommit(position: position, isEncrypted: isEncrypted))
            #expect(RememberedCommit(decoding: bytes, repository: Hash128()) == nil)
            for index in bytes.indices {
                var altered = bytes
                altered[index] ^= 4
                #expect(RememberedCommit(decoding: altered, repository: repository) == nil)
                #expect(
                    RememberedCommit(decoding: Array(bytes[..<index]), repository: repository)
                        == nil)
            }
        }
    }
}

extension SplitMix64 {
    fileprivate func filled(_ count: Int) -> [UInt8] {
        var generator = self
        return generator.bytes(count)
    }
}
