import CairnCore
import CairnFormat
import CairnRepository

/// The files of a repository at one moment, as a remote is to have them.
///
/// What it promises: all chunks that the journal up to ``end`` needs are in ``files``; no byte of
/// them changes later. - Source: FORMAT.md §10, §15.4.
struct LocalState {
    let head: JournalHead
    /// `journal/head`, byte for byte.
    let headFile: [UInt8]
    /// After the record that the head names.
    let end: JournalPosition
    /// The last commit that was read on the way there; nil when there was none.
    let commit: Commit?
    /// Whether this journal still has the record up to which the remote has it, or was read on
    /// from it.
    let reachesBack: Bool
    /// `cairn.json`, byte for byte.
    var description: [UInt8]
    /// The length of each file.
    var files: [String: UInt64]

    /// - Parameters:
    ///   - start: a position whose record is known; the journal is read from there.
    ///   - last: the record up to which the remote has the journal.
    /// - Throws: ``RemoteDivergence`` when this journal does not have that record.
    init(
        _ repository: Repository, from start: JournalPosition,
        after last: (record: UInt64, hash: Hash256)?, clock: any Clock
    ) throws {
        let storage = repository.storage
        let lock = try ReadersLock.share(storage, clock: clock)
        defer { withExtendedLifetime(lock) {} }
        let head = try repository.journal.head()
        if let last, head.record < last.record {
            throw RemoteDivergence(remote: last.record, here: head.record)
        }
        let (end, commit, reachesBack) = try Self.end(repository, head, from: start, after: last)
        var files: [String: UInt64] = [:]
        for number in try repository.journal.segments() where number >= head.segment {
            guard number <= end.segment else { break }
            let path = JournalFiles.segment(number)
            guard let length = try storage.size(of: path) else { continue }
            files[path] = number == end.segment ? end.offset : length
        }
        for pack in try PackFiles.list(storage) where !pack.isSealed {
            // What is not on the disk may read otherwise after a power cut.
            do throws(SystemError) { try storage.syncFile(pack.path) } catch {
                // It was sealed meanwhile, and is among the sealed ones.
                guard error.isMissing else { throw error }
                continue
            }
            files[pack.path] = pack.length
        }
        for pack in try PackFiles.list(storage) where pack.isSealed {
            files[pack.path] = pack.length
        }
        for name in try storage.directories(in: PackFiles.directory) where name != "open" {
            for file in try storage.files(in: "\(PackFiles.directory)/\(name)") {
                let path = "\(PackFiles.directory)/\(name)/\(file.name)"
                if RemoteFileKind(path) == .parity { files[path] = file.length }
            }
        }
        self.head = head
        headFile = head.encode()
        files[JournalFiles.head] = UInt64(headFile.count)
        self.end = end
        self.commit = commit
        self.reachesBack = reachesBack
        description = try repository.presentDescription().found.bytes
        self.files = files
    }

    private static func end(
        _ repository: Repository, _ head: JournalHead, from start: JournalPosition,
        after last: (record: UInt64, hash: Hash256)?
    ) throws -> (JournalPosition, Commit?, reachesBack: Bool) {
        if head.record == 0 { return (.start, nil, true) }
        var start = start
        if start.segment < head.segment || start.record > head.record { start = .start }
        func reaches(_ record: UInt64) -> Bool { last.map { $0.record >= record } ?? true }
        if start.record == head.record, start.hash == head.hash {
            return (start, nil, reaches(start.record))
        }
        var first = start.record
        var found: JournalPosition?
        var commit: Commit?
        func read(from start: JournalPosition) throws {
            _ = try repository.journal.read(from: start) { record, payload, position in
                guard found == nil else { return }
                if first == 0 { first = record.number }
                if let last, record.number == last.record, record.hash != last.hash {
                    throw RemoteDivergence(remote: last.record, here: head.record)
                }
                switch record.kind {
                case .commit: commit = try Commit(parsing: payload)
                case .checkpoint:
                    try CheckpointDecoder.decode(payload) { row in
                        // The last one is the newest.
                        guard case .commit(let kept) = row else { return }
                        commit = try Commit(parsing: kept.payload)
                    }
                default: break
                }
                if record.number == head.record { found = position }
            }
        }
        do {
            try read(from: start)
        } catch let damage as JournalDamage {
            // Another journal than the one that was pushed: a repair made it anew.
            guard start.record > 0 else { throw damage }
            (found, commit, first) = (nil, nil, 0)
            try read(from: .start)
        }
        guard let found else {
            throw JournalDamage(
                file: JournalFiles.head, offset: 0,
                why: "record \(head.record), which it names, is not in the journal")
        }
        return (found, commit, reaches(first))
    }
}

/// The remote has commits that this repository lacks: another copy of it has pushed there.
public struct RemoteDivergence: Error, Equatable {
    /// The numbers of the last records.
    public let remote: UInt64
    public let here: UInt64
    /// Who pushed them.
    public var by: RemoteAuthor?

    public init(remote: UInt64, here: UInt64) { (self.remote, self.here) = (remote, here) }
}

extension LocalState {
    /// Takes the description of the remote's newest state where another machine has changed the
    /// keys, and this one has not since its last push: its own would bring a removed password back.
    ///
    /// - Parameter scratch: of the last push. - Source: FORMAT.md §15.4.
    mutating func takeKeys(of newest: RemoteManifest, knowing scratch: RemoteScratch) throws {
        let record = try scratch.record()
        guard description != newest.description,
            let record, let own = try? RemoteManifest(parsing: record.manifest),
            own.repository == newest.repository, try scratch.hasPushedKeys(description)
        else { return }
        description = newest.description
    }
}

extension RemoteScratch {
    private static let keys = "keys"

    /// Whether this repository's description is as it was at the last push from here. That push may
    /// have left the newer one of another machine in its place.
    public func hasPushedKeys(_ description: [UInt8]) throws -> Bool {
        if let digest = try storage.read(Self.keys, limit: Hash256.byteCount) {
            return digest == Digest.h256(description).bytes
        }
        let manifest = try record().map { try RemoteManifest(parsing: $0.manifest) }
        return manifest?.description == description
    }

    func savePushedKeys(_ description: [UInt8]) throws(SystemError) {
        let digest = Digest.h256(description).bytes
        guard try storage.read(Self.keys, limit: Hash256.byteCount) != digest else { return }
        try storage.replace(Self.keys, in: "", with: digest)
    }
}
