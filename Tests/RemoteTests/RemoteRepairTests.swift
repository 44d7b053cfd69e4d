import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import TestSupport
import Testing

@testable import CairnRemote

/// Repairs of a repository whose packs lie in remotes alone.
@Suite struct RemoteRepairTests {
    private struct Block {
        let range: Range<Int>
        let chunks: [ChunkID]
    }

    /// A rig whose sealed packs lie in its remote alone, and the blocks of each.
    private func tiered(_ seed: UInt64, isEncrypted: Bool) throws -> (
        rig: RemoteRig, blocks: [String: [Block]]
    ) {
        let rig = try RemoteRig(seed: seed, isEncrypted: isEncrypted)
        for _ in 0..<6 { try rig.backUp(changes: 8) }
        try rig.push()
        var blocks: [String: [Block]] = [:]
        for file in try PackFiles.list(rig.rig.storage) where file.isSealed {
            let scanner = try rig.rig.repository.scanner(file.path, length: file.length)
            let entries = try #require(try scanner.footer()).footer.entries
            try #require(entries.count > 1)
            blocks[file.path] = try entries.map { entry in
                let end = entry.offset + entry.length
                return Block(
                    range: Int(entry.offset)..<Int(end),
                    chunks: try scanner.block(at: entry.offset, end: end).header.chunks.map(\.id))
            }
        }
        let run = try TieringRun(
            rig.rig.storage, rig.state, scratch: rig.scratch,
            keys: isEncrypted ? TestKeys.keys(seed: 77) : nil, clock: rig.rig.clock,
            cancellation: Cancellation())
        try #require(try run?.run(keeping: .bytes(0)).packs == blocks.count)
        return (rig, blocks)
    }

    private func damage(_ remote: SimulatedRemote, _ key: String, _ block: Block) {
        for index in block.range { remote.objects[key]?[index] ^= 0x5a }
    }

    private func repair(_ repository: Repository, _ rig: RemoteRig, _ catalog: String) throws
        -> RepairReport
    {
        try RepairRun(
            repository, catalogPath: catalog, fileSystem: rig.rig.fileSystem, clock: rig.rig.clock,
            randomness: SeededRandomness(seed: 5),
            request: RepairRequest(readers: 1),
            cancellation: Cancellation(), observer: nil
        ).run()
    }

    /// The intact chunks of packs with one bad block each are stored here, from whichever remote
    /// has them; then no pack there is taken for one that gives what is lost.
    @Test(arguments: [false, true])
    func onlyTheBadBlocksOfPacksThereAreLost(isEncrypted: Bool) throws {
        let (rig, blocks) = try tiered(31, isEncrypted: isEncrypted)
        // All of a block, so that no chunk of it is left.
        for (path, blocks) in blocks { damage(rig.remote, rig.state.key(path), blocks[0]) }
        let storage = try #require(try rig.open()).storage
        let away = RemoteAwayPacks(clock: rig.rig.clock) {
            [try RemoteAwayPacks.Remote("there", storage)]
        }
        let tiered = TieredStorage(rig.rig.storage, away: away)
        let repository = try TestKeys.open(tiered, seed: 5)
        let directory = TemporaryDirectory(inMemory: true)
        let report = try repair(repository, rig, directory.file("catalog"))
        #expect(report.packs.quarantined == blocks.count && report.packs.chunksSalvaged > 0)
        #expect(try AwayPack.all(in: rig.rig.storage).isEmpty)
        let bad = Set(blocks.values.flatMap { $0[0].chunks })
        #expect(report.healing.chunksLost > 0 && report.healing.chunksLost <= bad.count)
        let reader = try CatalogReader(
            Catalog(
                path: directory.file("catalog"), repository: repository.description.repository))
        #expect(try LackingChunks(reader, tiered).count(without: bad) == 0)
        func lost(besides givenUp: Set<String>) throws -> Int {
            try away.noteLost(
                repository, reader, clock: rig.rig.clock, writes: false, besides: givenUp
            ).packs
        }
        #expect(try lost(besides: []) > 0)
        #expect(try lost(besides: Set(report.quarantined)) == 0)
    }

    /// Where each remote has another block of a pack whole, nothing is lost.
    @Test func twoDamagedCopiesMakeAWholeOne() throws {
        let (rig, blocks) = try tiered(32, isEncrypted: false)
        let other = SimulatedRemote(seed: 2)
        other.objects = rig.remote.objects
        for (path, blocks) in blocks {
            damage(rig.remote, rig.state.key(path), blocks[0])
            damage(other, rig.state.key(path), blocks[1])
        }
        let opened = try #require(try rig.open())
        let remotes = try [("one", rig.remote), ("other", other)].map { name, store in
            try RemoteAwayPacks.Remote(
                name,
                RemoteStorage(
                    RemoteState(store, repository: rig.state.repository), opened.found,
                    opened.files))
        }
        let away = RemoteAwayPacks(clock: rig.rig.clock) { remotes }
        let repository = try TestKeys.open(TieredStorage(rig.rig.storage, away: away), seed: 5)
        let directory = TemporaryDirectory(inMemory: true)
        let report = try repair(repository, rig, directory.file("catalog"))
        #expect(report.healing.chunksLost == 0)
        #expect(try rig.differences(repository) == [])
    }
}
