import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import TestSupport
import Testing

/// How runs commit, end and go on.
@Suite struct RunTests {
    @Test func anUnchangedTreeIsNotReadAgain() throws {
        let rig = try BackupRig()
        for number in 0..<50 { rig.tree.write("/home/\(number)", "content \(number)") }
        try rig.backUp()
        let again = try rig.backUp()
        #expect(again.counts.unchanged == 50)
        #expect(again.counts.bytesRead == 0)
        #expect(again.counts.bytesStored == 0)
    }

    @Test func equalContentIsStoredOnce() throws {
        let rig = try BackupRig(description: BackupRig.description(compression: .none))
        var generator = SplitMix64(seed: 7)
        let content = generator.bytes(5_000)
        for number in 0..<10 { rig.tree.write("/home/\(number)", content) }
        let result = try rig.backUp()
        #expect(result.counts.bytesNew == 5_000)
        rig.tree.write("/home/later", content)
        #expect(try rig.backUp().counts.bytesNew == 0)
        #expect(try rig.differences() == [])
    }

    /// Otherwise a stream that is too large would fill the disk for all backups after it.
    @Test(arguments: [5_000, 200_000])
    func aRunThatKeepsNothingGivesItsBytesBack(bytes: Int) throws {
        let rig = try BackupRig()
        var generator = SplitMix64(seed: 9)
        rig.tree.write("/home/kept", generator.bytes(20_000))
        try rig.backUp()
        func packs() throws -> [String: UInt64] {
            Dictionary(
                uniqueKeysWithValues: try PackFiles.list(rig.storage).map {
                    ($0.path, $0.length)
                })
        }
        let before = try packs()
        rig.tree.write("/home/large", generator.bytes(bytes))
        #expect(throws: Cancelled.self) {
            try rig.backUp {
                $0.isAllOrNothing = true
                $0.confirm = { throw Cancelled() }
            }
        }
        #expect(try packs() == before)
        try rig.backUp()
        #expect(try rig.differences() == [])
    }

    @Test(arguments: [0, 1, 3])
    func commitsOnTheWayAreWholeAndReplayToTheSameTree(readers: Int) throws {
        let rig = try BackupRig()
        var generator = SplitMix64(seed: 3)
        for directory in 0..<6 {
            rig.tree.makeDirectory("/home/\(directory)")
            for number in 0..<120 {
                rig.tree.write(
                    "/home/\(directory)/\(number)", generator.bytes(200 + generator.below(3_000)))
            }
            rig.tree.write("/home/\(directory)/large", generator.bytes(1_200_000))
        }
        let result = try rig.backUp(readers: readers) { $0.commitBytes = 100_000 }
        #expect(result.ending == .complete)
        let commits = try rig.commits()
        #expect(commits.count >= 2)
        #expect(commits.dropLast().allSatisfy { $0.commit.kind == .partial })
        #expect(commits.last?.commit.kind == .complete)
        #expect(Set(commits.map(\.commit.run)).count == 1)
        #expect(try rig.differences() == [])
        for commit in commits {
            let live = try rig.stored(at: commit.number)
            #expect(try rig.stored(at: commit.number, rebuilt: true) == live)
        }
    }

    @Test func aFullDiskEndsTheRunWithACommitAndTheNextGoesOn() throws {
        let reserve: UInt64 = 8 << 20
        let rig = try BackupRig(freeBytes: 1 << 30)
        var generator = SplitMix64(seed: 5)
        for number in 0..<400 { rig.tree.write("/home/\(number)", generator.bytes(25_000)) }
        // One unit of files fits, and a part of the next.
        rig.storage.setFreeBytes(reserve + 6_000_000)
        let result = try rig.backUp()
        guard case .full(_, let needed) = result.ending else {
            Issue.record("the run ended \(result.ending)")
            return
        }
        #expect(needed >= reserve)
        #expect(result.commit?.commit.kind == .partial)
        let kept = try rig.stored()
        #expect(kept.count > 1 && kept.count < 401)
        let expected = rig.tree.snapshot("/home")
        #expect(kept.allSatisfy { expected[$0.key] == $0.value })
        // Not one byte into the reserve but what journal and catalog need.
        #expect(try rig.storage.freeBytes() > reserve - 200_000)
        rig.storage.setFreeBytes(reserve - 1)
        #expect(throws: RepositoryError.self) { try rig.backUp() }
        rig.storage.setFreeBytes(1 << 30)
        let next = try rig.backUp()
        #expect(next.ending == .complete)
        #expect(next.counts.unchanged == UInt64(kept.count - 1))
        #expect(try rig.differences() == [])
    }

    @Test func aCancelledRunCommitsWhatItHas() throws {
        let rig = try BackupRig()
        var generator = SplitMix64(seed: 5)
        for number in 0..<300 { rig.tree.write("/home/\(number)", generator.bytes(9_000)) }
        let cancellation = Cancellation()
        rig.tree.onRead("/home/205") { _ in cancellation.request() }
        let result = try rig.backUp(cancellation: cancellation)
        #expect(result.ending == .cancelled)
        let kept = try rig.stored()
        let expected = rig.tree.snapshot("/home")
        #expect(kept.count > 100 && kept.count < 301)
        #expect(kept.allSatisfy { expected[$0.key] == $0.value })
        rig.tree.onRead("/home/205", nil)
        #expect(try rig.backUp().ending == .complete)
        #expect(try rig.differences() == [])
    }

    /// What a failed commit may have left in the journal stays whole, also where a run that keeps
    /// nothing gives its bytes back.
    @Test(arguments: [false, true])
    func everyFailingWriteEndsTheRunAndTheNextSucceeds(isAllOrNothing: Bool) throws {
        for operation in 1...40 {
            let rig = try BackupRig()
            rig.tree.write("/home/file", "first")
            try rig.backUp()
            rig.clock.advance(seconds: 1)
            rig.tree.write("/home/file", "second")
            let met = rig.storage.faultsMet
            rig.storage.failAt(operation: rig.storage.operationCount + operation, with: .error(5))
            do {
                _ = try rig.backUp { $0.isAllOrNothing = isAllOrNothing }
                if rig.storage.faultsMet == met { return }
            } catch {
                #expect(error is SystemError, "operation \(operation): \(error)")
            }
            rig.storage.clearFaults()
            // Otherwise what a failed commit lacks would be read again from the file.
            rig.clock.advance(seconds: 1)
            rig.tree.write("/home/file", "third")
            try rig.backUp()
            #expect(try rig.differences() == [], "operation \(operation)")
            rig.storage = rig.storage.crash(seed: UInt64(operation))
            #expect(try rig.differences() == [], "operation \(operation)")
            for commit in try rig.commits() {
                let content = try rig.stored(at: commit.number)["file".bytes]?.content
                #expect(
                    ["first", "second", "third"].map(\.bytes).contains(content),
                    "operation \(operation), commit \(commit.number)")
            }
        }
        Issue.record("a run of one file takes more than 40 operations")
    }

    /// The process dies at any operation of a run; the power goes while the next one opens what it
    /// left unsynced.
    @Test(arguments: 1...5)
    func aPowerCutWhileAKilledRunIsTakenUpLosesNothing(opening: Int) throws {
        for operation in 1...24 {
            for seed in 0..<3 {
                let rig = try BackupRig()
                rig.tree.write("/home/file", "first")
                try rig.backUp()
                rig.clock.advance(seconds: 1)
                rig.tree.write("/home/file", "second")
                rig.tree.write("/home/other", "new")
                rig.storage.failAt(operation: rig.storage.operationCount + operation, with: .crash)
                _ = try? rig.backUp()
                rig.storage = rig.storage.kill(seed: UInt64(seed))
                rig.storage.failAt(operation: opening, with: .crash)
                _ = try? rig.openWriter()
                rig.storage = rig.storage.crash(seed: UInt64(operation * 100 + opening * 10 + seed))
                let place = "operation \(operation), seed \(seed)"
                #expect(try rig.stored(at: 1)["file".bytes]?.content == "first".bytes, "\(place)")
                try rig.backUp()
                #expect(try rig.differences() == [], "\(place)")
                rig.storage = rig.storage.crash(seed: 1)
                #expect(try rig.differences(rebuilt: true) == [], "\(place)")
            }
        }
    }

    @Test func twoWritersExcludeEachOther() throws {
        let rig = try BackupRig()
        let writer = try rig.openWriter()
        #expect(throws: RepositoryError.self) { try rig.openWriter() }
        withExtendedLifetime(writer) {}
    }

    @Test func aDirectoryOfSomethingElseBecomesNoRepository() throws {
        let storage = SimulatedStorage(seed: 1)
        try storage.create("thesis.tex").close()
        #expect(throws: RepositoryError.notEmpty("thesis.tex")) {
            try Repository.create(in: storage, BackupRig.description())
        }
        let other = try BackupRig()
        #expect(throws: RepositoryError.alreadyExists) {
            try Repository.create(in: other.storage, BackupRig.description())
        }
    }

    @Test(arguments: [UInt64(11), 12, 13, 14])
    func aRebuiltCatalogEqualsTheLiveOneAtEveryCommit(seed: UInt64) throws {
        let rig = try BackupRig()
        var generator = SplitMix64(seed: seed)
        for _ in 0..<12 {
            for _ in 0..<15 { rig.tree.mutate("/home", &generator) }
            try rig.backUp()
        }
        let kept = try rig.openWriter()
        let live = try StoredTree(kept.repository, kept.catalog)
        let commits = try live.commits()
        let trees = try commits.map { try live.read(root: "/home", at: $0.number) }
        let rebuilt = try rig.storageFreed(kept) {
            let writer = try rig.openWriter(catalogPath: rig.directory.file("rebuilt.sqlite"))
            let stored = try StoredTree(writer.repository, writer.catalog)
            #expect(try stored.commits() == commits)
            return try commits.map { try stored.read(root: "/home", at: $0.number) }
        }
        #expect(rebuilt == trees, "seed \(seed)")
        #expect(commits.count == 12)
    }
}

extension BackupRig {
    /// Lets `body` open the same files although `writer` holds the lock.
    fileprivate func storageFreed<R>(_ writer: RepositoryWriter, _ body: () throws -> R) rethrows
        -> R
    {
        let mine = storage
        storage = mine.copy(seed: 1)
        defer { storage = mine }
        return try withExtendedLifetime(writer, body)
    }
}
