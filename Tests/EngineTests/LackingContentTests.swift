import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// What a pack held that is gone is stored anew, whatever `stat` says of the files.
@Suite struct LackingContentTests {
    /// Two files in packs of their own, an earlier version, and a document that is a directory.
    private func makeRig() throws -> BackupRig {
        let rig = try BackupRig()
        var generator = SplitMix64(seed: 7)
        func noise(_ count: Int) -> [UInt8] {
            (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next() >> 24) }
        }
        rig.tree.makeDirectory("/home/a.rtfd")
        for name in ["/home/1", "/home/2", "/home/a.rtfd/TXT.rtf"] {
            rig.tree.write(name, noise(70_000))
        }
        try backUp(rig)
        rig.tree.write("/home/2", noise(70_000))
        try backUp(rig)
        return rig
    }

    @discardableResult
    private func backUp(
        _ rig: BackupRig, readers: Int = 0, _ change: (inout BackupRequest) -> Void = { _ in }
    ) throws -> BackupResult {
        try rig.backUp(readers: readers) {
            $0.bundles = BundleCapture(.standard, quiet: 0)
            change(&$0)
        }
    }

    /// Damages bytes of each pack, whose length stays.
    private func damagePacks(_ rig: BackupRig) throws {
        for file in try PackFiles.list(rig.storage) {
            var bytes = try #require(try rig.storage.read(file.path, limit: 1 << 20))
            for index in stride(from: 2_000, to: bytes.count - 2_000, by: 1_000) {
                bytes[index] ^= 1
            }
            rig.storage.overwrite(file.path, with: bytes)
        }
    }

    private func removePacks(_ rig: BackupRig) throws {
        for file in try PackFiles.list(rig.storage) { try rig.storage.remove(file.path) }
    }

    /// Whether each chunk of the present version can be read.
    private func isHeld(
        _ rig: BackupRig, _ name: String, in opened: RepositoryWriter? = nil
    ) throws -> Bool {
        let writer = try opened ?? rig.openWriter()
        let blocks = try BlockReader(writer.repository, writer.catalog)
        let reader = try CatalogReader(writer.catalog)
        let root = try #require(reader.roots().first)
        let version = try #require(try reader.versions(root, path: name.bytes).last)
        return try #require(version.item.content).chunks.allSatisfy(blocks.holds)
    }

    private func lacking(_ rig: BackupRig) throws -> LackingContent {
        try rig.openWriter().catalog.lackingContent()
    }

    /// Bytes of a pack are damaged, its length is as before, and a command has found that.
    @Test(arguments: [0, 2], [false, true])
    func whereDamageIsKnownAChunkThatCannotBeReadIsStoredAgain(readers: Int, isKnown: Bool) throws {
        let rig = try makeRig()
        try damagePacks(rig)
        for name in ["/home/1", "/home/2"] { rig.tree.setMode(name, 0o600) }
        let result = try backUp(rig, readers: readers) { $0.isDamaged = { _ in isKnown } }
        #expect(result.counts.changed == 2 && (result.counts.bytesNew > 100_000) == isKnown)
        guard isKnown else { return }
        #expect(try ["1", "2"].allSatisfy { try isHeld(rig, $0) })
        // What is whole now is not stored once more.
        for name in ["/home/1", "/home/2"] { rig.tree.setMode(name, 0o640) }
        let again = try backUp(rig, readers: readers) { $0.isDamaged = { _ in true } }
        #expect(again.counts.changed == 2 && again.counts.bytesNew == 0)
    }

    /// A verification read the packs, and knows the damaged versions.
    @Test(arguments: [0, 2]) func unchangedFilesThatAreKnownToBeDamagedAreStoredAnew(
        readers: Int
    ) throws {
        let rig = try makeRig()
        let reader = try CatalogReader(rig.openWriter().catalog)
        var known: [DamagedPlace] = []
        try reader.forEachVersion {
            guard $0.item.content != nil else { return }
            known.append(DamagedPlace($0.place, first: $0.first))
        }
        #expect(known.count == 4)
        try damagePacks(rig)
        let left = Mutex(known)
        let backUp = {
            try self.backUp(rig, readers: readers) {
                $0.isDamaged = { _ in true }
                $0.damage = DamageRecord(
                    versions: { _ in left.withLock { $0 } },
                    repaired: { _, repaired in
                        left.withLock { $0.removeAll(where: repaired.contains) }
                    })
            }
        }
        let result = try backUp()
        #expect(result.counts.changed == 0 && result.repaired == 3)
        #expect(try ["1", "2", "a.rtfd/TXT.rtf"].allSatisfy { try isHeld(rig, $0) })
        #expect(try rig.differences() == [])
        // The earlier version stays known, and costs no reading.
        #expect(left.withLock { $0.count } == 1)
        let next = try backUp()
        #expect(next.counts.bytesRead == 0 && next.repaired == 0)
    }

    /// The service compares a whole root, and finds nothing else that differs.
    @Test func theServiceStoresWhatIsKnownToBeDamagedToo() throws {
        let rig = try makeRig()
        let writer = try rig.openWriter()
        let reader = try CatalogReader(writer.catalog)
        let root = try #require(reader.roots().first)
        let first = try #require(reader.versions(root, path: "1".bytes).last?.first)
        let known = DamagedPlace(
            RepositoryPath(root: root.definition.number, path: "1".bytes), first: first)
        try damagePacks(rig)
        var request = BackupRequest(sources: [], kind: .capture, readers: 0)
        request.bundles = BundleCapture(.standard, quiet: 0)
        request.isDamaged = { _ in true }
        let repaired = Mutex<[DamagedPlace]>([])
        request.damage = DamageRecord(
            versions: { _ in [known] }, repaired: { _, found in repaired.withLock { $0 += found } })
        let result = try CaptureRun(
            writer, fileSystem: rig.fileSystem, clock: rig.clock, request: request,
            cancellation: Cancellation(), observer: nil
        ).run(
            [
                CaptureTask(
                    RepositoryPath(root: root.definition.number, path: []), .subtree,
                    dirtySince: 0)
            ],
            in: [TreeScanner.Target(root: root.definition, anchor: root.anchor, focus: [])],
            ledger: CaptureRun.Ledger())
        #expect(result.repaired == 1 && repaired.withLock { $0 } == [known])
        #expect(try isHeld(rig, "1", in: writer) && !isHeld(rig, "2", in: writer))
    }

    /// A file that was saved since is no copy of the version that is damaged.
    @Test func whatCannotBeStoredAnewStaysKnown() throws {
        let rig = try makeRig()
        let root = try #require(try CatalogReader(rig.openWriter().catalog).roots().first)
        let reader = try CatalogReader(rig.openWriter().catalog)
        let first = try #require(reader.versions(root, path: "1".bytes).last?.first)
        let known = DamagedPlace(
            RepositoryPath(root: root.definition.number, path: "1".bytes), first: first)
        try removePacks(rig)
        rig.tree.write("/home/1", "saved since")
        let result = try backUp(rig) {
            $0.damage = DamageRecord(
                versions: { _ in [known] }, repaired: { _, _ in Issue.record("not repaired") })
        }
        #expect(result.counts.changed == 1 && result.repaired == 0)
    }

    @Test(arguments: [0, 2]) func unchangedFilesOfAPackThatIsGoneAreStoredAnew(readers: Int) throws
    {
        let rig = try makeRig()
        #expect(try lacking(rig) == .none)
        try removePacks(rig)
        // Whoever opens it first learns of it, and the next one still knows.
        #expect(try lacking(rig) == .present)
        let result = try backUp(rig, readers: readers)
        #expect(
            result.storedAnew == 3 && result.lost == 0 && result.lostEarlier == 1
                && result.counts.changed == 0)
        #expect(try rig.differences() == [])
        #expect(try lacking(rig) == .earlier)
        let next = try backUp(rig, readers: readers)
        #expect(next.storedAnew == 0 && next.counts.bytesRead == 0 && next.lost == 0)
        #expect(try rig.differences(rebuilt: true) == [])
    }

    @Test func whatIsNotThereAnyMoreIsNamed() throws {
        let rig = try makeRig()
        try removePacks(rig)
        rig.tree.deny("/home/1")
        let result = try backUp(rig)
        #expect(result.storedAnew == 2 && result.lost == 1)
        #expect(result.lostPlaces.map(\.path) == ["1".bytes])
        #expect(try lacking(rig) == .present)
        rig.tree.deny("/home/1", false)
        #expect(try backUp(rig).storedAnew == 1)
        #expect(try rig.differences() == [])
    }

    /// A pack that shrank, and a catalog that is made anew where a pack is missing.
    @Test func aShorterPackAndANewCatalogAreNoticedToo() throws {
        let rig = try makeRig()
        let pack = try #require(try PackFiles.list(rig.storage).first)
        let bytes = try #require(try rig.storage.read(pack.path, limit: 1 << 30))
        rig.storage.overwrite(pack.path, with: Array(bytes.prefix(bytes.count / 3)))
        #expect(try lacking(rig) == .present)
        let result = try backUp(rig)
        #expect(result.storedAnew > 0 && result.lost == 0)
        #expect(try rig.differences() == [])
        let other = try makeRig()
        try removePacks(other)
        let writer = try other.openWriter(catalogPath: other.directory.file("new.sqlite"))
        #expect(try writer.catalog.lackingContent() == .present)
    }

    @Test func whatTurnsOutToBeThereIsNoLoss() throws {
        let rig = try makeRig()
        try rig.openWriter().catalog.note(.present)
        let result = try backUp(rig)
        #expect(result.storedAnew == 0 && result.lost == 0)
        #expect(try lacking(rig) == .none)
    }

    @Test func foundDamageReadsBack() {
        let damage = FoundDamage(
            .reading, at: Timestamp(seconds: 1_700_000_000), versions: 4, present: 2,
            isContentAlone: true)
        #expect(FoundDamage(decoding: damage.encode()) == damage)
        #expect(FoundDamage(decoding: damage.encode().dropLast(3) + "9\n".bytes) == nil)
        #expect(FoundDamage(decoding: []) == nil)
        var named = damage
        named.places = ["a", "", "b c\n"].map {
            DamagedPlace(RepositoryPath(root: 3, path: $0.bytes), first: 7)
        }
        #expect(FoundDamage(decoding: named.encode()) == named)
        #expect(!damage.isDisproved(by: .none) && damage.isDisproved(by: .all))
        #expect(!damage.isDisproved(by: .sample(fraction: 0.5)))
    }

    /// Packs may still hold damaged chunks after all that is known was stored again.
    @Test(arguments: [false, true]) func foundDamageEndsWithItsVersions(isContentAlone: Bool) {
        let places = (1...3).map {
            DamagedPlace(RepositoryPath(root: 1, path: "a".bytes), first: $0)
        }
        var damage = FoundDamage(
            .reading, at: Timestamp(seconds: 1), versions: 3, present: 1,
            isContentAlone: isContentAlone)
        damage.places = places
        #expect(damage.without([]) == damage)
        let left = damage.without([places[0]])
        #expect(left?.versions == 2 && left?.present == 0 && left?.isOpen == true)
        let end = left?.without(places)
        #expect(isContentAlone ? end == nil : end?.isOpen == false && end?.versions == 0)
        #expect(isContentAlone || end?.isDisproved(by: .all) == true)
    }
}
