import CairnCore
import CairnFormat
import CairnRepository

/// Gives up the bytes here of old packs that a remote holds, so that the repository becomes a
/// bounded part of an unbounded one.
///
/// - What it promises: a pack goes only after all its bytes, and its parity's, were read back from
///   the remote and are those here; the remote's files are not those here under another name; the
///   remote's newest manifest names the pack; a crash leaves it here, or there and noted.
/// - What it does not: to fetch anything again for keeps, or to delete in the remote.
/// - Source: FORMAT.md §15.7.
public struct TieringRun {
    public struct Result: Equatable, Sendable {
        public var packs = 0
        public var bytes: UInt64 = 0
        /// Packs that stay because the remote does not have the bytes that its manifest names: path
        /// and reason. What the manifest does not name yet stays until the next push.
        public var differing: [RemoteLoss] = []
        /// Whether the rest stays for now, because somebody reads.
        public var isInUse = false

        public init() {}
    }

    private let storage: any Storage
    /// The remotes from which this process reads packs that it gives up; nil without any.
    private let away: RemoteAwayPacks?
    private let state: RemoteState
    private let keys: RepositoryKeys?
    /// The manifest of the push before, and the lengths of the files that it names.
    private let manifest: [UInt8]
    private let named: [String: UInt64]
    private let clock: any Clock
    private let cancellation: Cancellation

    private static let pieceBytes = 4 << 20

    /// - Parameters:
    ///   - storage: the repository's files.
    ///   - scratch: what a push that has just ended left.
    /// - Returns: nil when that left nothing.
    public init?(
        _ storage: any Storage, _ state: RemoteState, scratch: RemoteScratch,
        keys: RepositoryKeys?, clock: any Clock, cancellation: Cancellation
    ) throws(SystemError) {
        guard let record = try scratch.record() else { return nil }
        // What is away already is none of its business.
        let tiered = storage as? TieredStorage
        self.storage = tiered?.local ?? storage
        away = tiered?.away as? RemoteAwayPacks
        self.state = state
        self.keys = keys
        manifest = record.manifest
        named = record.files
        self.clock = clock
        self.cancellation = cancellation
    }

    private struct Pack {
        let id: Hash256
        let bytes: UInt64
        /// Nil where the storage keeps no times.
        let written: Int64?
    }

    /// - Throws: ``RemoteIsRepository``, ``RemoteError``, ``SystemError``, ``Cancelled``.
    public func run(keeping kept: KeptLocally) throws -> Result {
        var result = Result()
        let packs = try surplus(kept)
        // Another may have pushed since.
        guard !packs.isEmpty, try state.newest(keys: keys)?.bytes == manifest else { return result }
        try state.requireNoRepository()
        var separate: Set<String> = []
        for pack in packs {
            if cancellation.isRequested { throw Cancelled() }
            let files = try files(of: pack.id)
            guard files.allSatisfy({ named[$0.path] != nil }) else { continue }
            let directory = PackFiles.sealedDirectory(pack.id)
            if separate.insert(directory).inserted { try requireSeparate(directory) }
            if let difference = try difference(files) {
                result.differing.append(difference)
                continue
            }
            guard case .held(let lock) = try storage.lockReaders(exclusive: true) else {
                result.isInUse = true
                return result
            }
            let freed = try withExtendedLifetime(lock) {
                try AwayPack.put(pack.id, awayFrom: storage)
            }
            away?.reopen()
            result.packs += freed > 0 ? 1 : 0
            result.bytes += freed
        }
        return result
    }

    /// Checks that a file that is made in a directory here does not appear in the remote: if it
    /// does, the remote's packs are those here, and only mounts, links or aliases make them two.
    ///
    /// - Cost: one request. A crash leaves an unfinished replacement. - Source: FORMAT.md §2.
    private func requireSeparate(_ directory: String) throws {
        let now = clock.now()
        let path = "\(directory)/probe-\(now.seconds)-\(now.nanoseconds).tmp"
        try storage.create(path).close()
        let found = Swift.Result { try state.store.size(of: state.key(path)) }
        // If another process has already removed the file, its absence there proves nothing.
        try storage.remove(path)
        guard try found.get() == nil else { throw RemoteIsRepository(state.store.name) }
    }

    /// The packs that need not be here, oldest first.
    private func surplus(_ kept: KeptLocally) throws -> [Pack] {
        if kept == .all { return [] }
        var packs: [Pack] = []
        for directory in try storage.directories(in: PackFiles.directory) where directory != "open"
        {
            let listed = try storage.files(in: "\(PackFiles.directory)/\(directory)")
            let lengths = Dictionary(
                listed.map { ($0.name, $0.length) }, uniquingKeysWith: { first, _ in first })
            for file in listed {
                let path = "\(PackFiles.directory)/\(directory)/\(file.name)"
                guard let id = PackFiles.sealedID(path) else { continue }
                packs.append(
                    Pack(
                        id: id, bytes: file.length + (lengths["\(id).parity"] ?? 0),
                        written: file.modified?.seconds))
            }
        }
        packs.sort {
            ($0.written ?? .min, $0.id.description) < ($1.written ?? .min, $1.id.description)
        }
        switch kept {
        case .all: return []
        case .seconds(let age):
            let now = clock.now().seconds
            return packs.filter { $0.written.map { UInt64(clamping: now &- $0) > age } ?? false }
        case .bytes(let most):
            var rest = packs.saturatedSum(\.bytes)
            return packs.filter { pack in
                guard rest > most else { return false }
                rest -= pack.bytes
                return true
            }
        }
    }

    /// A pack and its parity, as far as they are here.
    private func files(of id: Hash256) throws -> [(path: String, length: UInt64)] {
        try [PackFiles.sealed(id), PackFiles.parity(id)].compactMap { path in
            try storage.size(of: path).map { (path: path, length: $0) }
        }
    }

    /// Compares a pack and its parity with what the remote holds, byte for byte.
    ///
    /// - Returns: nil when they are the same.
    private func difference(_ files: [(path: String, length: UInt64)]) throws -> RemoteLoss? {
        for (path, length) in files {
            guard named[path] == length else {
                return RemoteLoss(
                    path, "the remote's newest manifest lists this file with a different length")
            }
            do {
                guard try isSame(path, length) else {
                    return RemoteLoss(
                        path, "the remote's copy differs from the one in the repository")
                }
            } catch let error as RemoteError where error.kind == .missing || error.kind == .broken {
                return RemoteLoss(
                    path, "cannot read the whole file from the remote: \(error.reason)")
            }
        }
        return nil
    }

    private func isSame(_ path: String, _ length: UInt64) throws -> Bool {
        let here = try storage.openForReading(path)
        let count = Int(min(length, UInt64(Self.pieceBytes)))
        var (one, other) = (
            [UInt8](repeating: 0, count: count), [UInt8](repeating: 0, count: count)
        )
        var offset: UInt64 = 0
        while offset < length {
            if cancellation.isRequested { throw Cancelled() }
            let piece = Int(min(UInt64(count), length - offset))
            let read = try one.withUnsafeMutableBytes {
                try here.read(at: offset, into: $0.part(..<piece))
            }
            guard read == piece else { return false }
            try other.withUnsafeMutableBytes {
                try state.store.get(state.key(path), at: offset, into: $0.part(..<piece))
            }
            guard one[..<piece] == other[..<piece] else { return false }
            offset += UInt64(piece)
        }
        return true
    }
}
