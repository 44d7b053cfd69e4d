import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnRemote

/// Packs whose bytes lie in a remote alone.
@Suite struct TieringTests {
    /// A rig with several sealed packs that were pushed.
    private func pushed(_ seed: UInt64, isEncrypted: Bool = false) throws -> RemoteRig {
        let rig = try RemoteRig(seed: seed, isEncrypted: isEncrypted)
        for _ in 0..<6 { try rig.backUp(changes: 8) }
        try rig.push()
        return rig
    }

    private func away(_ rig: RemoteRig) throws -> RemoteAwayPacks {
        let storage = try #require(try rig.open()).storage
        return RemoteAwayPacks(clock: rig.rig.clock) {
            [try RemoteAwayPacks.Remote("there", storage)]
        }
    }

    @discardableResult
    private func giveUp(_ rig: RemoteRig, _ kept: KeptLocally = .bytes(0)) throws
        -> TieringRun.Result
    {
        let keys = rig.rig.repository.description.isEncrypted ? TestKeys.keys(seed: 77) : nil
        let run = try TieringRun(
            rig.rig.storage, rig.state, scratch: rig.scratch, keys: keys, clock: rig.rig.clock,
            cancellation: Cancellation())
        return try #require(run).run(keeping: kept)
    }

    private func sealed(_ storage: any Storage) throws -> [String: UInt64] {
        Dictionary(
            uniqueKeysWithValues: try PackFiles.list(storage).filter(\.isSealed).map {
                ($0.path, $0.length)
            })
    }

    @Test(arguments: [false, true])
    func whatWentIsReadFromTheRemoteAndListedAsBefore(isEncrypted: Bool) throws {
        let rig = try pushed(1, isEncrypted: isEncrypted)
        let before = try sealed(rig.rig.storage)
        try #require(before.count >= 3)
        let result = try giveUp(rig)
        #expect(result.packs == before.count && result.differing.isEmpty && !result.isInUse)
        #expect(result.bytes == before.values.reduce(0, +))
        #expect(try sealed(rig.rig.storage).isEmpty)
        let tiered = TieredStorage(rig.rig.storage, away: try away(rig))
        #expect(try sealed(tiered) == before)
        for path in before.keys { #expect(try tiered.isElsewhere(path)) }
        #expect(try rig.differences(TestKeys.open(tiered, seed: 5)) == [])
        // Nothing goes twice, through whichever storage.
        #expect(try giveUp(rig).packs == 0)
        let run = try TieringRun(
            tiered, rig.state, scratch: rig.scratch,
            keys: isEncrypted ? TestKeys.keys(seed: 78) : nil, clock: rig.rig.clock,
            cancellation: Cancellation())
        #expect(try run?.run(keeping: .bytes(0)).packs == 0)
        #expect(try sealed(tiered) == before)
    }

    @Test func theNewestStayWithinTheBound() throws {
        let rig = try pushed(2)
        let all = try sealed(rig.rig.storage).values.reduce(0, +)
        try giveUp(rig, .bytes(all / 2))
        let left = try sealed(rig.rig.storage).values.reduce(0, +)
        #expect(left <= all / 2 && left > 0)
        #expect(try giveUp(rig, .all).packs == 0)
        #expect(try giveUp(rig, .seconds(1_000_000_000)).packs == 0)
    }

    /// One bit there is enough for a pack to stay here, and to be named.
    @Test func whatTheRemoteHoldsOtherwiseStays() throws {
        let rig = try pushed(3)
        let before = try sealed(rig.rig.storage)
        let altered = try #require(before.keys.sorted().first)
        let key = rig.state.key(altered)
        let middle = try #require(rig.remote.objects[key]).count / 2
        rig.remote.objects[key]?[middle] ^= 1
        let gone = try #require(before.keys.sorted().last)
        rig.remote.objects[rig.state.key(gone)] = nil
        let result = try giveUp(rig)
        #expect(Set(result.differing.map(\.path)) == [altered, gone])
        #expect(Set(try sealed(rig.rig.storage).keys) == [altered, gone])
    }

    /// The remote leads to the repository's directory, for example through an alias of rclone.
    @Test func nothingGoesWhereTheRemoteIsARepository() throws {
        let rig = try pushed(8)
        let before = try sealed(rig.rig.storage)
        rig.remote.objects[rig.state.key(JournalFiles.head)] = [1]
        #expect(throws: RemoteIsRepository("simulated:")) { try giveUp(rig) }
        #expect(try sealed(rig.rig.storage) == before)
        rig.scratch = RemoteScratch(storage: SimulatedStorage(seed: 9), path: { _ in nil })
        #expect(throws: RemoteIsRepository("simulated:")) { try rig.push() }
    }

    /// The remote has a directory of its own, in which only the packs are those here.
    @Test func nothingGoesWhereTheRemoteHasThePacksHere() throws {
        let rig = try pushed(9)
        let before = try sealed(rig.rig.storage)
        let state = RemoteState(
            SharedPacks(rig.remote, rig.rig.storage), repository: rig.state.repository)
        let run = try TieringRun(
            rig.rig.storage, state, scratch: rig.scratch, keys: nil, clock: rig.rig.clock,
            cancellation: Cancellation())
        #expect(throws: RemoteIsRepository("simulated:")) { try run?.run(keeping: .bytes(0)) }
        #expect(try sealed(rig.rig.storage) == before)
        for directory in try rig.rig.storage.directories(in: PackFiles.directory) {
            let files = try rig.rig.storage.files(in: "\(PackFiles.directory)/\(directory)")
            #expect(!files.contains { $0.name.hasSuffix(".tmp") })
        }
    }

    /// A remote whose packs are those of a repository.
    private struct SharedPacks: RemoteStore {
        private let remote: SimulatedRemote
        private let packs: DirectoryStore
        var name: String { remote.name }

        init(_ remote: SimulatedRemote, _ storage: any Storage) {
            self.remote = remote
            packs = DirectoryStore(storage, name: "packs", randomness: SeededRandomness(seed: 1))
        }

        /// The store that has an object, and its key there.
        private func find(_ key: String) -> (any RemoteStore, String) {
            let path = key[key.index(after: key.firstIndex(of: "/") ?? key.startIndex)...]
            return path.hasPrefix(PackFiles.directory) ? (packs, String(path)) : (remote, key)
        }

        func put(_ key: String, _ content: RemoteContent) throws(RemoteError) {
            try remote.put(key, content)
        }
        func get(_ key: String, at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer)
            throws(RemoteError)
        {
            let (store, key) = find(key)
            try store.get(key, at: offset, into: buffer)
        }
        func list(_ directory: String) throws(RemoteError) -> [RemoteObject] {
            try remote.list(directory)
        }
        func tops() throws(RemoteError) -> [String] { try remote.tops() }
        func size(of key: String) throws(RemoteError) -> UInt64? {
            let (store, key) = find(key)
            return try store.size(of: key)
        }
        func delete(_ key: String) throws(RemoteError) { try remote.delete(key) }
    }

    /// A pack that was sealed during the push waits for the next one.
    @Test func whatNoManifestNamesYetStaysUntilTheNextPush() throws {
        let rig = try pushed(4)
        let named = try sealed(rig.rig.storage)
        for _ in 0..<4 { try rig.backUp(changes: 8) }
        try #require(try sealed(rig.rig.storage).count > named.count)
        let result = try giveUp(rig)
        #expect(result.packs == named.count && result.differing.isEmpty)
        #expect(try Set(sealed(rig.rig.storage).keys).isDisjoint(with: named.keys))
        rig.away = try away(rig)
        try rig.push()
        #expect(try giveUp(rig).differing.isEmpty)
        #expect(try sealed(rig.rig.storage).isEmpty)
    }

    @Test func nothingGoesWhileSomebodyReads() throws {
        let rig = try pushed(5)
        let lock = try rig.rig.storage.lockReaders(exclusive: false)
        let result = try giveUp(rig)
        #expect(result.isInUse && result.packs == 0)
        withExtendedLifetime(lock) {}
    }

    /// Wherever the disk loses power: each pack is here whole, or noted and there.
    @Test func aPowerCutLosesNothing() throws {
        var operations = 1
        while true {
            let rig = try pushed(6)
            let before = try sealed(rig.rig.storage)
            let storage = rig.rig.storage
            storage.failAt(operation: storage.operationCount + operations, with: .crash)
            let ended = Result { try giveUp(rig) }
            storage.clearFaults()
            if storage.hasCrashed { rig.rig.storage = storage.crash(seed: UInt64(operations)) }
            let tiered = TieredStorage(rig.rig.storage, away: try away(rig))
            #expect(try sealed(tiered) == before, "\(operations) operations")
            #expect(try rig.differences(TestKeys.open(tiered, seed: 5)) == [])
            if case .success = ended { break }
            operations += 1
        }
        #expect(operations > 10)
    }

    /// A pack that no version needs goes with its note.
    @Test func aNoteIsRemovedAsThePackThatItStandsFor() throws {
        let rig = try pushed(7)
        try giveUp(rig)
        let tiered = TieredStorage(rig.rig.storage, away: try away(rig))
        let path = try #require(try sealed(tiered).keys.first)
        try tiered.protect(path, .none)
        try tiered.remove(path)
        #expect(try tiered.size(of: path) == nil && !tiered.isElsewhere(path))
        #expect(throws: SystemError.self) { try tiered.openForReading(path) }
    }

    @Test func aNoteThatIsNoneIsShownAsAFile() throws {
        let rig = try pushed(8)
        try giveUp(rig)
        let tiered = TieredStorage(rig.rig.storage, away: try away(rig))
        let path = try #require(try sealed(tiered).keys.sorted().first)
        let note = AwayPack.path(of: try #require(PackFiles.sealedID(path)))
        var bytes = try #require(try rig.rig.storage.read(note, limit: 100))
        for index in bytes.indices {
            bytes[index] ^= 0x40
            #expect(throws: FormatError.self) { try AwayPack(decoding: bytes) }
            bytes[index] ^= 0x40
        }
        try rig.rig.storage.replace(
            note, in: PackFiles.directory(of: note), with: Array(bytes.dropLast()))
        #expect(try tiered.size(of: path) == nil)
        #expect(
            try tiered.files(in: PackFiles.directory(of: note)).contains {
                note.hasSuffix($0.name)
            })
    }

    /// A push after packs went sends none of them again, and its manifest names all.
    @Test func thePushesGoOn() throws {
        let rig = try pushed(9)
        let before = try sealed(rig.rig.storage)
        try giveUp(rig)
        let puts = rig.remote.puts.values.reduce(0, +)
        rig.away = try away(rig)
        try rig.backUp()
        try rig.push()
        #expect(rig.remote.puts.values.reduce(0, +) - puts <= 3)
        let opened = try #require(try rig.open())
        for (path, length) in before { #expect(try opened.storage.size(of: path) == length) }
        #expect(try rig.faults() == [])
    }

    /// Of a pack that is wrong at one remote, and right at the next, nothing is lost.
    @Test(arguments: [false, true])
    func wrongBytesOfOneRemoteAreReadFromTheNext(isEncrypted: Bool) throws {
        let rig = try pushed(12, isEncrypted: isEncrypted)
        let before = try sealed(rig.rig.storage)
        let other = SimulatedRemote(seed: 2)
        other.objects = rig.remote.objects
        try giveUp(rig)
        for path in before.keys {
            let key = rig.state.key(path)
            let count = try #require(rig.remote.objects[key]).count
            for offset in stride(from: 60, to: count, by: 100) {
                rig.remote.objects[key]?[offset] ^= 1
            }
        }
        let opened = try #require(try rig.open())
        func tiered() throws -> TieredStorage {
            let remotes = try [rig.remote, other].map { store in
                let state = RemoteState(store, repository: rig.state.repository)
                return try RemoteAwayPacks.Remote(
                    store === other ? "good" : "bad",
                    RemoteStorage(state, opened.found, opened.files))
            }
            return TieredStorage(
                rig.rig.storage, away: RemoteAwayPacks(clock: rig.rig.clock) { remotes })
        }
        #expect(try rig.differences(TestKeys.open(tiered(), seed: 5)) == [])
        #expect(try verify(tiered(), rig).findings.isEmpty)
        // Where both are wrong, that is said.
        let path = try #require(before.keys.min())
        let middle = try #require(other.objects[rig.state.key(path)]).count / 2
        other.objects[rig.state.key(path)]?[middle] ^= 1
        #expect(try verify(tiered(), rig).isDamaged)
    }

    /// Content behind a note is intact only if the remote gives it now.
    @Test func contentIsReadBackFromTheRemote() throws {
        let rig = try pushed(13)
        let packs = try sealed(rig.rig.storage).keys.map { rig.state.key($0) }
        let catalog = try rig.rig.openWriter().catalog
        try giveUp(rig)
        let reader = try CatalogReader(catalog)
        let last = try #require(try reader.latestCommit()).number
        var contents: [FileContent] = []
        for root in try reader.roots() {
            try reader.walk(root, at: last) { step in
                if case .enter(_, let entry) = step, let content = try entry.item().content {
                    contents.append(content)
                }
                return true
            }
        }
        func intact() throws -> [Result<Bool, any Error>] {
            let tiered = TieredStorage(rig.rig.storage, away: try away(rig))
            let stored = StoredContent(try TestKeys.open(tiered, seed: 5), catalog)
            return contents.map { content in Result { try stored.isIntact(content) } }
        }
        #expect(try intact().allSatisfy { try $0.get() })
        for key in packs {
            let count = try #require(rig.remote.objects[key]).count
            for offset in stride(from: 60, to: count, by: 100) {
                rig.remote.objects[key]?[offset] ^= 1
            }
        }
        #expect(try intact().contains { try !$0.get() })
        for key in packs { rig.remote.objects[key] = nil }
        #expect(
            try intact().contains {
                guard case .failure(let error as SystemError) = $0 else { return false }
                return error.code == SystemError.elsewhere
            })
    }

    private func verify(_ storage: any Storage, _ rig: RemoteRig) throws -> VerifyReport {
        let directory = TemporaryDirectory(inMemory: true)
        let run = VerifyRun(
            try TestKeys.open(storage, seed: 7), catalogPath: directory.file("catalog"),
            clock: rig.rig.clock, randomness: SeededRandomness(seed: 1),
            cancellation: Cancellation(), observer: nil)
        return try run.run(VerifyRequest(readData: .all, readers: 2))
    }

    /// A service runs for months: what was given up since it looked is found.
    @Test func aPackGivenUpLaterIsFound() throws {
        let rig = try pushed(10)
        let first = try #require(try rig.open()).storage
        let early = try sealed(rig.rig.storage)
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
        let new = try #require(try sealed(rig.rig.storage).first { early[$0.key] == nil })
        _ = try away.openForReading(try #require(early.keys.first)).bytes(at: 0, count: 10)
        // Not for each of many that are missing, but after a while.
        #expect(throws: SystemError.self) {
            try away.openForReading(new.key).bytes(at: 0, count: 10)
        }
        rig.rig.clock.advance(seconds: 11)
        #expect(try away.openForReading(new.key).bytes(at: 0, count: 10).count == 10)
        #expect(try away.obstacles(to: [new.key: new.value]).isEmpty)
    }

    /// Why a pack is not read: the remotes that may have it are named, and no other.
    @Test func onlyRemotesThatMayHaveAPackAreNamed() throws {
        let path = "packs/ab/\(String(repeating: "ab", count: 32)).pack"
        func why(_ remotes: [RemoteAwayPacks.Remote], mayComeBack: Bool = true) throws -> [String] {
            let away = RemoteAwayPacks(clock: SimulatedClock()) { remotes }
            for _ in 0..<3 {
                let error = #expect(throws: SystemError.self) {
                    try away.openForReading(path).bytes(at: 0, count: 10)
                }
                #expect(error?.code == SystemError.elsewhere)
            }
            #expect(away.mayComeBack == mayComeBack)
            return away.failures
        }
        #expect(try why([]) == ["the settings name no remote"])
        let rig = try pushed(13)
        let there = try RemoteAwayPacks.Remote("there", #require(try rig.open()).storage)
        #expect(try why([there], mayComeBack: false) == ["no remote still lists this file"])
        let unknown = RemoteAwayPacks.Remote("unknown", unreachable: "away")
        let never = RemoteAwayPacks.Remote("never", unreachable: "away", named: [:])
        let once = RemoteAwayPacks.Remote("once", unreachable: "gone", named: [path: 1])
        #expect(try why([there, never, once]) == ["cannot reach once: gone"])
        #expect(try why([unknown, never]) == ["cannot reach unknown: away"])
    }

    /// Another machine may have it in a remote that the settings here do not name.
    @Test func whatNoRemoteHereEverHadIsNotTakenForLost() throws {
        let rig = try pushed(18)
        let stored = try #require(try sealed(rig.rig.storage).keys.min())
        let there = try RemoteAwayPacks.Remote("there", #require(try rig.open()).storage)
        let had = "packs/ab/\(String(repeating: "ab", count: 32)).pack"
        let never = "packs/cd/\(String(repeating: "cd", count: 32)).pack"
        #expect(there.hasHad(stored) && !there.hasHad(never))
        let away = RemoteAwayPacks(clock: SimulatedClock()) {
            [there, RemoteAwayPacks.Remote(ofOtherMachine: { $0 == never })]
        }
        #expect(away.mayComeBack(never) && !away.mayComeBack(had) && !away.mayComeBack(stored))
        let absence = try away.absence(of: [stored, had, never])
        #expect(absence.lost == [had] && absence.waiting == [never])
        #expect(absence.obstacles.map(\.isOfOtherMachine) == [true])
        #expect(try away.obstacles(to: [had: 1]).isEmpty)
        #expect(try away.obstacles(to: [never: 1]).map(\.isOfOtherMachine) == [true])
        #expect(throws: SystemError.self) { try away.openForReading(never).size() }
        #expect(away.mayComeBack)
        #expect(
            away.failures == [
                "cannot reach a remote of another machine: this machine's settings do not name it"
            ])
    }

    /// What a remote that can be reached has lost does not come back by waiting.
    @Test func aPackThatIsMissingOrCutThereIsToldAsLost() throws {
        let rig = try pushed(14)
        let packs = try sealed(rig.rig.storage)
        let path = try #require(packs.keys.min())
        let length = try #require(packs[path])
        let away = try away(rig)
        func read() -> SystemError? {
            #expect(throws: SystemError.self) {
                try away.openForReading(path).bytes(at: 0, count: Int(length))
            }
        }
        let key = rig.state.key(path)
        rig.remote.objects[key] = rig.remote.objects[key]?.dropLast(10)
        #expect(read()?.code == SystemError.elsewhere)
        rig.remote.objects[key] = nil
        #expect(read()?.code == SystemError.elsewhere)
        #expect(
            away.failures == [
                "there: it is \(length - 10) bytes long there, not \(length)",
                "there: it is missing there",
            ])
        #expect(!away.mayComeBack)
        let later = try self.away(rig)
        #expect(throws: SystemError.self) { try later.openForReading(path).size() }
        #expect(later.failures == ["no remote has it any longer"])
        rig.remote.fail(ofHundred: 100)
        #expect(read()?.code == SystemError.elsewhere)
        #expect(away.mayComeBack)
    }

    /// As one that is missing: the pack is named, with the length that it has.
    @Test func aPackThatIsCutInARemoteIsNamedByItsReaders() throws {
        let rig = try pushed(15)
        for path in try sealed(rig.rig.storage).keys {
            let key = rig.state.key(path)
            rig.remote.objects[key] = rig.remote.objects[key].map { Array($0.prefix(100)) }
        }
        let failure = #expect(throws: ChunkUnavailable.self) {
            try rig.differences(#require(try rig.open()).repository)
        }
        let text = try #require(failure).description
        #expect(text.contains("its pack is 100 bytes long, not "), "\(text)")
        #expect(text.contains(" (packs/"), "\(text)")
    }

    @Test func whereNoRemoteIsNamedNothingIsJudged() throws {
        let away = RemoteAwayPacks(clock: SimulatedClock()) { [] }
        #expect(try away.obstacles(to: [:]).isEmpty)
        #expect(try away.obstacles(to: ["packs/00/a.pack": 1]).count == 1)
    }

    /// What lies there alone and is lost is not claimed by a new manifest, and keeps nothing that
    /// is new from it.
    @Test(arguments: [false, true])
    func noManifestNamesAPackThatIsNowhere(isCut: Bool) throws {
        let rig = try pushed(11)
        let before = try sealed(rig.rig.storage)
        let path = try #require(before.keys.min())
        try giveUp(rig)
        rig.away = try away(rig)
        let key = rig.state.key(path)
        let whole = try #require(rig.remote.objects[key])
        rig.remote.objects[key] = isCut ? whole.dropLast(1_000) : nil
        try rig.backUp()
        for isNew in [true, false] {
            let result = try rig.push()
            #expect(result.isNew == isNew && result.packsNowhere == 1 && result.chunksLost > 0)
            let named = try #require(try rig.open()).files.files
            #expect(Set(before.keys).subtracting(named.keys) == [path])
        }
        rig.remote.objects[key] = whole
        let result = try rig.push()
        #expect(result.packsNowhere == 0 && result.chunksLost == 0)
        #expect(try #require(try rig.open()).files.files[path] != nil)
        #expect(try rig.faults() == [])
    }

    /// Another remote that cannot be reached now may have it.
    /// A remote that cannot be reached keeps nothing that is here from another.
    @Test func whatMayBeElsewhereIsNotTakenForLost() throws {
        let rig = try pushed(16)
        let path = try #require(try sealed(rig.rig.storage).keys.min())
        try giveUp(rig)
        let storage = try #require(try rig.open()).storage
        rig.away = RemoteAwayPacks(clock: rig.rig.clock) {
            [
                try RemoteAwayPacks.Remote("there", storage),
                RemoteAwayPacks.Remote("gone", unreachable: "away", named: [path: 1]),
            ]
        }
        rig.remote.objects[rig.state.key(path)] = nil
        try rig.backUp()
        let result = try rig.push()
        #expect(result.isNew && result.packsNowhere == 0 && result.packsWaiting == 1)
        #expect(result.chunksLost > 0)
        #expect(result.unreachable == [UnreachableRemote(name: "gone", why: "away")])
        #expect(try #require(try rig.open()).files.files[path] == nil)
    }

    /// A remote that was returned to an older state gives what it has; the rest may come back.
    @Test func anOlderStateGivesWhatItHas() throws {
        let rig = try pushed(1)
        let paths = try sealed(rig.rig.storage).keys.sorted()
        try #require(paths.count >= 2)
        try giveUp(rig)
        let storage = try #require(try rig.open()).storage
        rig.remote.objects[rig.state.key(paths[1])] = nil
        let away = RemoteAwayPacks(clock: rig.rig.clock) {
            [try RemoteAwayPacks.Remote("there", storage, obstacle: "it is older")]
        }
        let reader = try TieredStorage(rig.rig.storage, away: away).openForReading(paths[0])
        #expect(try reader.bytes(at: 0, count: 8).count == 8)
        let absence = try away.absence(of: paths.prefix(2))
        #expect(absence.waiting == [paths[1]] && absence.lost.isEmpty)
        #expect(away.mayComeBack(paths[1]) && !away.mayComeBack(paths[0]))
    }

    /// The only remote is lost, and replaced by an empty one.
    @Test func anEmptyRemoteGetsWhatIsHere() throws {
        let rig = try pushed(17)
        let before = try sealed(rig.rig.storage)
        try giveUp(rig)
        rig.away = RemoteAwayPacks(clock: rig.rig.clock) {
            [RemoteAwayPacks.Remote("there", unreachable: "empty", named: before)]
        }
        rig.remote.objects = [:]
        try rig.backUp()
        #expect(throws: RemoteRollBack.self) { try rig.push() }
        let result = try rig.push(accepting: true)
        #expect(result.isNew && result.packsWaiting == before.count && result.chunksLost > 0)
        #expect(try rig.state.manifests().count == 1)
        // What it had is not looked for in remotes of other machines.
        #expect(rig.scratch.packsHad() == Set(before.keys))
        // The next one finds nothing new, and says the same.
        let next = try rig.push()
        #expect(next.packsWaiting == before.count && next.chunksLost > 0)
    }
}
