import CairnCore
import CairnFormat
import CairnRepository

/// Brings packs back whose bytes lie in remotes alone.
///
/// - What it promises: a pack is here only after all its bytes were read through and found to be
///   what its name says; a crash leaves it there and noted, or here; what an earlier run brought is
///   not fetched again.
/// - What it does not: to keep a later push with `keep-local` from giving it up again.
/// - Source: FORMAT.md §15.7.
public struct PullRun: Sendable {
    public struct Pack: Equatable, Sendable {
        let id: Hash256
        /// With its parity.
        public let bytes: UInt64
        let note: AwayPack
    }

    public struct Result: Equatable, Sendable {
        public var packs = 0
        public var bytes: UInt64 = 0
        /// Packs that no remote gives whole: path and reason.
        public var losses: [RemoteLoss] = []
        public var findings: [Finding] = []

        public init(packs: Int = 0, bytes: UInt64 = 0) { (self.packs, self.bytes) = (packs, bytes) }

        /// What one remote holds otherwise than its state says, whether or not another gave it.
        public func damage(of remote: String) -> RemoteHealth.Damage? {
            let found = findings.filter { $0.remote == remote }
            if found.isEmpty { return nil }
            // What the listing shows a listing disproves.
            let isListed = found.allSatisfy(\.isMissing)
            return RemoteHealth.Damage(
                isListed ? .structure : .everything, paths: Set(found.map(\.path)), versions: 0)
        }
    }

    /// A pack, or its parity, that a remote does not give as its state names it.
    public struct Finding: Equatable, Sendable {
        let remote: String
        let path: String
        /// Otherwise its bytes are altered.
        let isMissing: Bool
    }

    /// Those that are away, by their notes.
    public let packs: [Pack]
    private let local: any Storage
    private let away: RemoteAwayPacks
    private let check: SealedPackCheck
    private let clock: any Clock
    private let cancellation: Cancellation

    /// Packs on their way at the same time, each with a piece and a block in memory.
    public var transfers = 4

    /// - Parameters:
    ///   - repository: whose packs are meant.
    ///   - away: the remotes that are asked.
    public init(
        _ repository: Repository, from away: RemoteAwayPacks, clock: any Clock,
        cancellation: Cancellation
    ) throws(SystemError) {
        let storage = repository.storage
        local = (storage as? TieredStorage)?.local ?? storage
        self.away = away
        check = SealedPackCheck(
            repository: repository.description.repository, coding: repository.coding)
        self.clock = clock
        self.cancellation = cancellation
        packs = try AwayPack.all(in: local).map { id, note in
            Pack(id: id, bytes: note.length.addingSaturated(note.parityLength), note: note)
        }
    }

    /// By path.
    public var lengths: [String: UInt64] {
        Dictionary(
            packs.map { (PackFiles.sealed($0.id), $0.note.length) },
            uniquingKeysWith: { first, _ in first })
    }

    public var bytes: UInt64 { packs.saturatedSum(\.bytes) }

    /// - Throws: ``RemoteError``, ``SystemError``, ``Cancelled``.
    public func run(observe: @escaping @Sendable (PushProgress) -> Void = { _ in }) throws -> Result
    {
        let result = Monitor(Result())
        let progress = Monitor(PushProgress(packsInAll: packs.count, bytesInAll: bytes))
        observe(progress.inspect { $0 })
        try inParallel(packs, threads: transfers, cancellation) { pack in
            let outcome = try bring(pack)
            result.update { result in
                result.losses += outcome.losses
                result.findings += outcome.findings
                guard outcome.isHere else { return }
                result.packs += 1
                result.bytes.addSaturated(pack.bytes)
            }
            observe(
                progress.update { progress in
                    progress.packs += 1
                    progress.bytes.addSaturated(pack.bytes)
                    return progress
                })
        }
        return result.inspect { result in
            var result = result
            result.losses.sort { $0.path < $1.path }
            return result
        }
    }

    private func bring(_ pack: Pack) throws
        -> (isHere: Bool, losses: [RemoteLoss], findings: [Finding])
    {
        let path = PackFiles.sealed(pack.id)
        var fetched: [String] = []
        var losses: [RemoteLoss] = []
        var findings: [Finding] = []
        // One that is cut here is no more use than none.
        if try local.size(of: path) != pack.note.length {
            if let loss = try fetch(path, pack.note.length, pack.id, &findings) {
                return (false, [loss], findings)
            }
            fetched.append(path)
        }
        let parity = PackFiles.parity(pack.id)
        if pack.note.parityLength > 0, try local.size(of: parity) == nil {
            // Without it the pack is whole; parity can be made anew.
            if let loss = try fetch(parity, pack.note.parityLength, pack.id, &findings) {
                losses.append(loss)
            } else {
                fetched.append(parity)
            }
        }
        // Whoever removes a pack for good holds this lock alone.
        let lock = try ReadersLock.share(local, clock: clock)
        defer { withExtendedLifetime(lock) {} }
        let note = AwayPack.path(of: pack.id)
        guard try local.size(of: note) != nil else {
            for path in fetched { try local.remove(path + Self.suffix) }
            return (false, losses, findings)
        }
        for path in fetched {
            if try local.size(of: path) != nil { try SealedPacks.release(path, local) }
            try local.rename(path + Self.suffix, to: path)
        }
        SealedPacks.guardContent(of: path, local)
        let directory = PackFiles.sealedDirectory(pack.id)
        try local.syncDirectory(directory)
        try local.remove(note)
        try local.syncDirectory(directory)
        return (true, losses, findings)
    }

    /// Brings a copy of a pack that is damaged here beside it, durable and checked.
    ///
    /// - Returns: its path; nil when no remote gives it whole.
    public func copy(of id: Hash256) throws -> String? {
        let path = PackFiles.sealed(id)
        var findings: [Finding] = []
        guard let length = try away.length(of: path),
            try fetch(path, length, id, &findings) == nil
        else { return nil }
        return path + Self.suffix
    }

    private static let suffix = ".tmp"

    /// Writes a file beside its place, durable and checked, from the first remote that gives it
    /// whole.
    private func fetch(
        _ path: String, _ length: UInt64, _ id: Hash256, _ findings: inout [Finding]
    ) throws -> RemoteLoss? {
        let copies = try away.openForCopying(path)
        var reasons: [String] = []
        func find(_ remote: String, _ why: String, isMissing: Bool) {
            findings.append(Finding(remote: remote, path: path, isMissing: isMissing))
            reasons.append("\(remote): \(why)")
        }
        for remote in try away.lacking(path) {
            find(remote, "the file is missing or truncated", isMissing: true)
        }
        for copy in copies {
            do {
                try write(path, length, id, from: copy.reader)
                return nil
            } catch let loss as RemoteLoss {
                find(copy.name, loss.why, isMissing: false)
            } catch let error as SystemError where error.isMissing {
                find(copy.name, "the file is missing", isMissing: true)
            }
            if try local.size(of: path + Self.suffix) != nil {
                try local.remove(path + Self.suffix)
            }
        }
        let unreachable = try away.remotes().compactMap { remote in
            remote.obstacle.map { "cannot reach \(remote.name): \($0)" }
        }
        return RemoteLoss(
            path,
            reasons.isEmpty && unreachable.isEmpty
                ? "none of the remotes that Cairn contacted still lists this file"
                : (reasons + unreachable).joined(separator: "; "))
    }

    private func write(
        _ path: String, _ length: UInt64, _ id: Hash256, from reader: any StoredReader
    ) throws {
        let temporary = path + Self.suffix
        if try local.size(of: temporary) != nil { try local.remove(temporary) }
        let writer = try local.create(temporary)
        try copyWhole(path, length, from: reader, to: writer, cancellation)
        try writer.sync()
        try writer.close()
        guard PackFiles.sealedID(path) != nil else { return }
        try check.run(temporary, id, path, length, in: local)
    }
}
