import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// Packs as they are written and read. - Source: FORMAT.md §6.
@Suite struct PackTests {
    private let storage = SimulatedStorage(seed: 1)
    private let description = BackupRig.description(compression: .none)

    private func writer() throws -> PackWriter {
        try storage.makeDirectory("packs/open")
        return PackWriter(storage, description, SeededRandomness(seed: 1), nextID: 1)
    }

    private func block(_ generator: inout SplitMix64, _ count: Int) -> (
        bytes: [UInt8], check: Hash128, chunk: ChunkReference
    ) {
        let plain = generator.bytes(count)
        let chunk = ChunkReference(id: Digest.h256(plain), length: UInt32(count))
        var writer = ByteWriter()
        let check = plain.withUnsafeBytes {
            BlockHeader.write(
                codec: .none, plainBytes: count, chunks: [chunk], payload: $0, into: &writer)
        }
        return (writer.bytes, check, chunk)
    }

    private func scanner(_ path: String) throws -> PackScanner {
        let length = try #require(try storage.size(of: path))
        return PackScanner(
            try storage.openForReading(path), length: length, repository: description.repository,
            coding: .plain)
    }

    @Test func aFullPackIsSealedUnderTheHashOfItsFooter() throws {
        let packs = try writer()
        var generator = SplitMix64(seed: 1)
        var stored: [StoredBlock] = []
        for _ in 0..<9 {
            let (bytes, check, chunk) = block(&generator, 10_000)
            stored.append(try packs.append(bytes, check: check, chunks: [chunk]))
        }
        let sealed = try PackFiles.list(storage).filter(\.isSealed)
        #expect(sealed.count == 1)
        let path = sealed[0].path
        let (footer, bytes) = try #require(try scanner(path).footer())
        #expect(
            PackFiles.sealedID(path)
                == PackFooter.packID(repository: description.repository, footer: bytes))
        #expect(footer.entries.map(\.offset) == stored.filter { $0.pack == 1 }.map(\.offset))
        #expect(footer.entries.map(\.length) == stored.filter { $0.pack == 1 }.map(\.length))
        try scanner(path).checkHeader()
        let survey = try scanner(path).survey(checksPayloads: true)
        #expect(survey.gaps.isEmpty)
        #expect(survey.blocks.map(\.header.chunks) == stored.filter { $0.pack == 1 }.map(\.chunks))
        // All of it is on the disk before it has its name.
        #expect(storage.crash(seed: 1).contents[path]?.count == Int(sealed[0].length))
    }

    @Test func anOpenPackIsDurableAfterASync() throws {
        let packs = try writer()
        try storage.syncDirectory("")
        try storage.syncDirectory("packs")
        var generator = SplitMix64(seed: 2)
        let (bytes, check, chunk) = block(&generator, 5_000)
        _ = try packs.append(bytes, check: check, chunks: [chunk])
        try packs.sync()
        for seed in 0..<20 {
            let found = storage.copy(seed: 1).crash(seed: UInt64(seed)).contents
            #expect(found.values.contains { $0.count == 32 + bytes.count })
        }
    }

    @Test func aTornTailIsAGapAndNothingBeforeIt() throws {
        let packs = try writer()
        var generator = SplitMix64(seed: 3)
        var ends: [UInt64] = [32]
        for _ in 0..<4 {
            let (bytes, check, chunk) = block(&generator, 3_000)
            ends.append(ends.last! + UInt64(bytes.count))
            _ = try packs.append(bytes, check: check, chunks: [chunk])
        }
        let path = try #require(try PackFiles.list(storage).first).path
        let whole = try #require(storage.contents[path])
        for length in stride(from: 33, to: whole.count, by: 97) {
            storage.overwrite(path, with: Array(whole[..<length]))
            let survey = try scanner(path).survey(checksPayloads: true)
            let end = survey.gaps.first?.offset ?? UInt64(length)
            let expected = ends.last { $0 <= length }
            #expect(end == expected, "cut to \(length)")
            #expect(survey.blocks.count == ends.count { $0 <= length } - 1)
            #expect(survey.gaps.isEmpty == (end == UInt64(length)))
        }
    }

    @Test func aFailedSyncIsCutOffAgain() throws {
        let packs = try writer()
        var generator = SplitMix64(seed: 4)
        let (first, firstCheck, firstChunk) = block(&generator, 2_000)
        _ = try packs.append(first, check: firstCheck, chunks: [firstChunk])
        try packs.sync()
        let (second, secondCheck, secondChunk) = block(&generator, 2_000)
        _ = try packs.append(second, check: secondCheck, chunks: [secondChunk])
        storage.failAt(operation: storage.operationCount + 1, with: .error(5))
        #expect(throws: SystemError.self) { try packs.sync() }
        let path = try #require(try PackFiles.list(storage).first).path
        #expect(try storage.size(of: path) == UInt64(32 + first.count))
        #expect(throws: SystemError.self) {
            try packs.append(second, check: secondCheck, chunks: [secondChunk])
        }
    }

    @Test func anOpenPackWithATornBlockIsNotGoneOnWith() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/file", "content")
        try rig.backUp()
        let path = try #require(try PackFiles.list(rig.storage).first).path
        // A block that a crash tore: its header is whole, its payload is not.
        var generator = SplitMix64(seed: 6)
        var torn = block(&generator, 1_000).bytes
        torn[torn.count - 1] ^= 1
        rig.storage.overwrite(path, with: try #require(rig.storage.contents[path]) + torn)
        let length = try rig.storage.size(of: path)
        for number in 0..<20 { rig.tree.write("/home/\(number)", generator.bytes(9_000)) }
        try rig.backUp()
        #expect(try rig.storage.size(of: path) == length)
        let sealed = try PackFiles.list(rig.storage).filter(\.isSealed)
        #expect(!sealed.isEmpty)
        for pack in sealed {
            let scanner = PackScanner(
                try rig.storage.openForReading(pack.path), length: pack.length,
                repository: description.repository, coding: .plain)
            #expect(try scanner.survey(checksPayloads: true).gaps.isEmpty)
        }
        #expect(try rig.differences(rebuilt: true) == [])
    }

    @Test func aPackOfAnotherRepositoryIsRefused() throws {
        let packs = try writer()
        var generator = SplitMix64(seed: 5)
        let (bytes, check, chunk) = block(&generator, 100)
        _ = try packs.append(bytes, check: check, chunks: [chunk])
        let path = try #require(try PackFiles.list(storage).first).path
        let other = PackScanner(
            try storage.openForReading(path), length: 500, repository: Hash128(generator.bytes(16)),
            coding: .plain)
        #expect(throws: PackScanner.Problem.self) { try other.checkHeader() }
    }

    /// A file of other bytes, as large as whoever put it there likes.
    private final class Endless: StoredReader {
        func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) -> Int {
            _ = buffer.initializeMemory(as: UInt8.self, repeating: 0x43)
            return buffer.count
        }
        func size() -> UInt64 { 1 << 50 }
    }

    @Test func aSearchThroughAFileWithoutBlocksEndsAtASignal() {
        let signal = Cancellation()
        signal.request()
        let scanner = PackScanner(
            Endless(), length: 1 << 50, repository: description.repository, coding: .plain,
            interruption: signal)
        #expect(throws: Cancelled.self) { try scanner.survey(checksPayloads: false) }
    }
}

/// The journal as it is written and read. - Source: FORMAT.md §7.
@Suite struct JournalTests {
    private let storage = SimulatedStorage(seed: 1)
    private let repository = Hash128(Array(1...16))

    private func begin() throws {
        try storage.makeDirectory("journal")
        try storage.syncDirectory("")
        let head = JournalHead(repository: repository, record: 0, hash: Hash256())
        try storage.replace(JournalFiles.head, in: JournalFiles.directory, with: head.encode())
    }

    private func writer(_ position: JournalPosition = .start, segmentBytes: UInt64 = 500)
        -> JournalWriter
    {
        JournalWriter(
            JournalReader(storage, repository: repository, coding: .plain), compression: .none,
            position: position, segmentBytes: segmentBytes)
    }

    private func commit(_ number: Int) -> Commit {
        Commit(
            id: Hash128([UInt8](repeating: UInt8(number), count: 16)), run: Hash128(),
            kind: .complete,
            time: Timestamp(seconds: Int64(number)), began: Timestamp(seconds: 0))
    }

    private func payload(_ number: Int) -> [UInt8] {
        var encoder = ChangesEncoder()
        encoder.append(.dropRoot(UInt64(number)))
        return encoder.finish()
    }

    private func write(_ count: Int, from first: Int = 1, _ journal: JournalWriter) throws {
        for number in first..<first + count {
            try journal.append(changes: payload(number))
            try journal.commit(commit(number))
        }
    }

    private func read(_ storage: SimulatedStorage) throws -> (
        kinds: [RecordHeader.Kind], end: JournalReader.End
    ) {
        var kinds: [RecordHeader.Kind] = []
        let end = try JournalReader(storage, repository: repository, coding: .plain).read(
            from: .start
        ) {
            record, _, _ in
            kinds.append(record.kind)
        }
        return (kinds, end)
    }

    /// One commit with a tag of 65,537 bytes locked the whole repository.
    @Test func whatReadersRefuseIsNotAppended() throws {
        try begin()
        let journal = writer()
        try write(1, journal)
        var long = commit(2)
        long.tags = [[UInt8](repeating: 1, count: Limits.pathBytes + 1)]
        try journal.append(changes: payload(2))
        #expect(throws: FormatError.self) { try journal.commit(long) }
        try journal.commit(commit(2))
        #expect(try read(storage).kinds == [.changes, .commit, .changes, .commit])
    }

    /// A root named `.` locked the whole repository.
    @Test func rowsThatReadersRefuseAreNotAppended() throws {
        func text(_ text: String) -> [UInt8] { Array(text.utf8) }
        let long = text(String(repeating: "n", count: Limits.nameBytes + 1))
        let paths = [
            text("."), text(".."), text("a/./b"), text("a/../b"), text("/a"), text("a/"),
            text("a//b"), [0x61, 0], long, [UInt8](repeating: 0x61, count: Limits.pathBytes + 1),
        ]
        let moment = Timestamp(seconds: 0, nanoseconds: 0)
        let id = Hash128()
        let item = Item(body: .directory, mode: 0o755, uid: 0, gid: 0, modified: moment)
        func container(_ path: [UInt8], _ id: [UInt8], _ name: [UInt8]) -> Change {
            .container(
                ContainerPart(
                    root: 1, path: path, role: .documents,
                    container: ContainerName(shape: .flatpak, id: id), name: name))
        }
        func purge(_ directory: [UInt8], _ path: [UInt8]) -> Change {
            .purge(
                Purge(
                    role: .caches, directory: directory, path: path, reason: .age, bytes: 0,
                    time: moment))
        }
        func root(_ name: [UInt8], _ path: [UInt8]) -> Change {
            .defineRoot(RootDefinition(number: 1, name: name, path: path, role: .documents))
        }
        var changes: [Change] = [
            root([], text("/a")), root(text("a"), text("a")), root(text("a"), [0x2f, 0]),
            container([], long, text("a")), container([], text("a"), []), purge(text("/a"), []),
            purge(text("a"), text("b")), .hide(commit: id, root: 1, path: []),
            .tags(commit: id, [[UInt8](repeating: 1, count: Limits.pathBytes + 1)]),
            .dropRoot(.max), .expire(commitsBefore: .max), .closeGap(number: .max, ended: moment),
        ]
        for path in paths {
            changes += [
                root(path, text("/a")), root(text("a"), text("/a/../b")),
                .put(root: 1, path: path, item),
                .remove(root: 1, path: path), .erase(root: 1, path: path),
                .hide(commit: id, root: 1, path: path),
                .move(root: 1, path: path, fromRoot: 1, fromPath: text("a")),
                .move(root: 1, path: text("a"), fromRoot: 1, fromPath: path),
                .openGap(Gap(number: 1, root: 1, path: path, cause: .unreadable, began: moment)),
                .exclude(Exclusion(root: 1, path: path, rule: .noDump, inode: 1)),
                .include(root: 1, path: path, .cleared), container(path, text("a"), text("a")),
                container([], text("a"), path), purge(text("/a"), path),
            ]
        }
        try begin()
        let journal = writer()
        for change in changes {
            var encoder = ChangesEncoder()
            encoder.append(change)
            let payload = encoder.finish()
            #expect(throws: FormatError.self, "\(change)") { try journal.append(changes: payload) }
            var rows = CheckpointEncoder()
            rows.append(.holds(change, CheckpointSpan(first: 1, last: nil, how: 0)))
            #expect(throws: FormatError.self, "\(change)") {
                try journal.checkpoint { append in
                    try append(rows.finish())
                    return (1, 0)
                }
            }
        }
        try write(1, journal)
        #expect(try read(storage).kinds == [.changes, .commit])
    }

    @Test func recordsAreReadInOrderAcrossSegments() throws {
        try begin()
        let journal = writer()
        try write(10, journal)
        let (kinds, end) = try read(storage)
        #expect(kinds == (0..<20).map { $0 % 2 == 0 ? .changes : .commit })
        #expect(end.tornBytes == 0)
        #expect(end.position == journal.position)
        #expect(end.position.segment > 2)
    }

    @Test func reopenedJournalsGoOnWithTheChain() throws {
        try begin()
        let first = writer()
        try write(3, first)
        let second = writer(first.position)
        try write(3, from: 4, second)
        #expect(try read(storage).kinds.count == 12)
        #expect(try read(storage).end.position.record == 12)
    }

    @Test func aCommitIsDurableWhenItReturns() throws {
        try begin()
        let journal = writer()
        for number in 1...6 {
            try write(1, from: number, journal)
            for seed in 0..<20 {
                let after = storage.copy(seed: 1).crash(seed: UInt64(seed))
                #expect(try read(after).end.position == journal.position)
            }
        }
    }

    @Test func whatWasAppendedWithoutACommitIsCutOff() throws {
        try begin()
        let journal = writer()
        try write(2, journal)
        let before = journal.position
        try journal.append(changes: payload(99))
        #expect(journal.pendingRecords == 1)
        try journal.abandon()
        #expect(journal.position == before && journal.pendingRecords == 0)
        #expect(try read(storage).end == JournalReader.End(position: before, tornBytes: 0))
        try write(2, from: 3, journal)
        #expect(try read(storage).kinds.count == 8)
    }

    @Test func aTornTailBehindTheHeadIsInOrder() throws {
        try begin()
        let journal = writer(segmentBytes: 1 << 20)
        try write(2, journal)
        let whole = journal.position
        try journal.append(changes: payload(3))
        let path = JournalFiles.segment(1)
        let bytes = try #require(storage.contents[path])
        for length in Int(whole.offset)..<bytes.count {
            storage.overwrite(path, with: Array(bytes[..<length]))
            let (kinds, end) = try read(storage)
            #expect(kinds.count == 4)
            #expect(
                end == JournalReader.End(position: whole, tornBytes: UInt64(length) - whole.offset))
        }
    }

    @Test func aTailCutOffBeforeTheHeadIsDamage() throws {
        try begin()
        let journal = writer(segmentBytes: 1 << 20)
        try write(2, journal)
        let path = JournalFiles.segment(1)
        let bytes = try #require(storage.contents[path])
        for length in 0..<bytes.count {
            storage.overwrite(path, with: Array(bytes[..<length]))
            #expect(throws: JournalDamage.self, "cut to \(length)") { try read(storage) }
        }
    }

    @Test func aNewSegmentWhoseHeaderIsLostIsATornTail() throws {
        try begin()
        let journal = writer()
        try write(2, journal)
        // The first commit passed 500 bytes; the next record begins a segment.
        while journal.position.offset <= 500 { try write(1, from: 3, journal) }
        let last = journal.position
        try journal.append(changes: payload(9))
        let path = JournalFiles.segment(last.segment + 1)
        let bytes = try #require(storage.contents[path])
        for lost in [
            [UInt8](), Array(bytes[..<40]), [UInt8](repeating: 0, count: 64) + bytes[64...],
        ] {
            storage.overwrite(path, with: lost)
            #expect(try read(storage).end.position.record == last.record)
        }
    }

    @Test func aMissingSegmentAndAMissingHeadAreDamage() throws {
        try begin()
        let journal = writer()
        try write(10, journal)
        for path in [JournalFiles.segment(1), JournalFiles.segment(2), JournalFiles.head] {
            let copy = storage.copy(seed: 1)
            try copy.remove(path)
            #expect(throws: JournalDamage.self, "\(path)") { try read(copy) }
        }
    }

    @Test func aJournalOfAnotherHistoryIsNotTheOneACatalogRemembers() throws {
        try begin()
        let journal = writer(segmentBytes: 1 << 20)
        try write(3, journal)
        let reader = JournalReader(storage, repository: repository, coding: .plain)
        #expect(try reader.contains(journal.position))
        var other = journal.position
        other.hash = Digest.h256([1])
        #expect(try !reader.contains(other))
        other = journal.position
        other.offset -= 1
        #expect(try !reader.contains(other))
    }
}

/// Which root a path belongs to.
@Suite struct RootPlanTests {
    private func root(_ number: UInt64, _ path: String) -> CatalogRoot {
        CatalogRoot(
            definition: RootDefinition(
                number: number, name: Array(path.dropFirst().utf8), path: path.bytes, role: .adHoc),
            anchor: Int64(number), first: 1, last: nil)
    }

    private func plan(_ paths: [String], live: [CatalogRoot] = []) -> [RootPlan.Step] {
        RootPlan(paths.map { .init(path: $0.bytes) }, live: live, nextNumber: 10).steps
    }

    @Test func aNewPathBecomesARootUnderItsOwnName() {
        let steps = plan(["/home/me"])
        #expect(steps.count == 1)
        #expect(
            steps[0].root
                == RootDefinition(
                    number: 10, name: "home/me".bytes, path: "/home/me".bytes, role: .adHoc))
        #expect(steps[0].isNew && steps[0].focus.isEmpty && steps[0].absorbed.isEmpty)
    }

    @Test func aPathWithinALiveRootIsAPartOfIt() {
        let steps = plan(["/home/me/work/code"], live: [root(1, "/home/me")])
        #expect(steps.map(\.root.number) == [1])
        #expect(steps[0].focus == ["work".bytes, "code".bytes])
        #expect(!steps[0].isNew)
        // A shared beginning of a name is not a shared directory.
        #expect(plan(["/home/meadow"], live: [root(1, "/home/me")])[0].isNew)
    }

    @Test func anOuterPathTakesInLiveRoots() {
        let steps = plan(
            ["/home"], live: [root(1, "/home/me"), root(2, "/home/you"), root(3, "/srv")])
        #expect(steps.count == 1)
        #expect(steps[0].isNew && steps[0].absorbed == [1, 2])
    }

    @Test func innerPathsOfOneRequestAreExcluded() {
        #expect(plan(["/a/b", "/a", "/a/b/c", "/a"]).map(\.root.path) == ["/a".bytes])
        let parts = plan(["/a/b/c", "/a/b", "/a/b"], live: [root(1, "/a")])
        #expect(parts.map(\.focus) == [["b".bytes]])
    }

    @Test func theRootOfTheSystemHasNoName() {
        let steps = plan(["/"])
        #expect(steps[0].root.name == [])
        #expect(
            plan(
                ["/etc"],
                live: [CatalogRoot(definition: steps[0].root, anchor: 1, first: 1, last: nil)])[0]
                .focus == ["etc".bytes])
    }

    @Test func twoSourcesOfOneNameGetTwoNames() {
        let steps = RootPlan(
            [
                .init(path: "/a".bytes, name: "Documents".bytes, role: .documents),
                .init(path: "/b".bytes, name: "Documents".bytes, role: .documents),
            ], live: [], nextNumber: 1
        ).steps
        #expect(steps.map(\.root.name) == ["Documents".bytes, "Documents-2".bytes])
    }
}
