import CairnCore
import CairnFormat
import Synchronization

/// Appends blocks to the open pack and seals it when it is full. Any thread may append.
///
/// Invariants: at most one pack of this writer is open; a pack is sealed only after its blocks are
/// synced; a pack's name is its content's hash. After an error the writer refuses to continue,
/// because the state of the disk is unknown. Content of a failed sync is cut off again: it reads
/// well until the machine stops (fsync(2), NOTES), and the next run would build on it.
public final class PackWriter: Sendable {
    private struct OpenPack {
        let id: Int64
        let name: Hash128
        let file: any StoredWriter
        var entries: [PackFooter.Entry]
        /// The bytes known to be on the disk.
        var syncedBytes: UInt64

        var path: String { PackFiles.open(name) }
    }

    /// What there was when a run began that may be taken back.
    private struct Mark {
        /// The open pack, its length then, and where it is now.
        let pack: (path: String, length: UInt64)?
        var path: String?
        /// The packs made since.
        var created: Set<String> = []

        mutating func moved(from path: String, to target: String) {
            if self.path == path { self.path = target }
            if created.remove(path) != nil { created.insert(target) }
        }
    }

    private struct State {
        var pack: OpenPack?
        var nextID: Int64
        /// Packs as the catalog must record them.
        var changes: [CatalogPack] = []
        var unsyncedDirectory = false
        var failure: (any Error)?
        var mark: Mark?
        var bytesAppended: UInt64 = 0

        mutating func note(_ pack: Int64, _ path: String, isSealed: Bool = false, length: UInt64) {
            changes.append(CatalogPack(id: pack, path: path, isSealed: isSealed, length: length))
        }
    }

    private let storage: any Storage
    private let description: RepositoryDescription
    private let randomness: any Randomness
    private let state: Mutex<State>

    /// - Parameter nextID: the number the next new pack gets in the catalog.
    public init(
        _ storage: any Storage, _ description: RepositoryDescription, _ randomness: any Randomness,
        nextID: Int64
    ) {
        self.storage = storage
        self.description = description
        self.randomness = randomness
        state = Mutex(State(nextID: nextID))
    }

    /// Continues an open pack of an earlier run.
    ///
    /// - Parameter end: the end of its last block and of the file.
    public func resume(pack id: Int64, path: String, blocks: [PackScanner.Block], end: UInt64)
        throws
    {
        guard let name = path.split(separator: "/").last.flatMap({ Hash128(hex: $0.dropLast(5)) })
        else { return }
        let file = try storage.openForAppending(path, length: end)
        let entries = blocks.map {
            PackFooter.Entry(
                offset: $0.offset, length: UInt64($0.header.totalBytes),
                headerCheck: $0.header.check)
        }
        try state.withLock { state in
            precondition(state.pack == nil)
            state.pack = OpenPack(
                id: id, name: name, file: file, entries: entries, syncedBytes: end)
            if end >= UInt64(description.packBytes) { try seal(&state) }
        }
    }

    /// The catalog's number of the open pack.
    public var openPackID: Int64? { state.withLock { $0.pack?.id } }

    /// Plain numbers since this writer was made.
    public var bytesAppended: UInt64 { state.withLock { $0.bytesAppended } }

    /// Appends one block.
    ///
    /// - Parameter block: the whole block, as
    ///   ``BlockHeader/write(codec:plainBytes:chunks:payload:into:)`` laid it out.
    /// - Throws: ``SystemError``; then nothing may be committed any more.
    public func append(_ block: [UInt8], check: Hash128, chunks: [ChunkReference]) throws
        -> StoredBlock
    {
        try write { state in
            var pack = try openPack(&state)
            let offset = pack.file.length
            try pack.file.append(block)
            pack.entries.append(
                PackFooter.Entry(offset: offset, length: UInt64(block.count), headerCheck: check))
            state.pack = pack
            state.bytesAppended += UInt64(block.count)
            let stored = StoredBlock(
                pack: pack.id, offset: offset, length: UInt64(block.count), chunks: chunks)
            if pack.file.length >= UInt64(description.packBytes) { try seal(&state) }
            return stored
        }
    }

    /// Runs `body` unless an earlier write has failed: then that is the reason.
    private func write<R: Sendable>(_ body: (inout State) throws -> R) throws -> R {
        try state.withLock { state in
            if let failure = state.failure { throw failure }
            do {
                return try body(&state)
            } catch {
                state.failure = error
                throw error
            }
        }
    }

    /// Closes the open pack without sealing it: the next block opens another. Nothing was appended
    /// since the last ``sync()``.
    public func leaveOpenPack() throws {
        try state.withLock { state in
            try state.pack?.file.close()
            state.pack = nil
        }
    }

    // MARK: Taking back

    /// Remembers the present end for ``takeBack()``.
    public func mark() {
        state.withLock { state in
            let pack = state.pack.map { ($0.path, $0.file.length) }
            state.mark = Mark(pack: pack, path: pack?.0)
        }
    }

    /// Removes what was appended since ``mark()``, of which nothing was committed; the next block
    /// opens another pack. Nobody reads meanwhile.
    public func takeBack() throws {
        try state.withLock { state in
            guard let mark = state.mark.take() else { return }
            try? state.pack.take()?.file.close()
            state.changes = []
            for path in mark.created {
                try SealedPacks.release(path, storage)
                try storage.remove(path)
                try storage.syncDirectory(Self.directory(of: path))
            }
            guard let (path, length) = mark.pack, let present = mark.path else { return }
            // First the name: a sealed pack never changes.
            if present != path {
                try SealedPacks.release(present, storage)
                try storage.rename(present, to: path)
                try storage.syncDirectory(Self.directory(of: path))
                try storage.syncDirectory(Self.directory(of: present))
            }
            try cut(path, length)
        }
    }

    private static func directory(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }

    // MARK: Packs

    /// Makes everything appended durable.
    public func sync() throws {
        try write { state in
            if let pack = state.pack {
                try sync(pack, &state)
                state.note(pack.id, pack.path, length: pack.file.length)
            }
            if state.unsyncedDirectory {
                try storage.syncDirectory(PackFiles.openDirectory)
                state.unsyncedDirectory = false
            }
        }
    }

    /// The changed packs since the last call, in order, as the catalog must record them.
    public func takeChanges() -> [CatalogPack] { state.withLock { $0.changes.takeAll() } }

    private func openPack(_ state: inout State) throws -> OpenPack {
        if let pack = state.pack { return pack }
        let name = randomness.hash128()
        let path = PackFiles.open(name)
        try storage.makeDirectory(PackFiles.openDirectory)
        let file = try storage.create(path)
        state.mark?.created.insert(path)
        try file.append(PackHeader.encode(repository: description.repository))
        // Before any block: a crash may tear what follows, but never leaves blocks without a
        // header.
        try file.sync()
        let headerBytes = UInt64(PackHeader.byteCount)
        let pack = OpenPack(
            id: state.nextID, name: name, file: file, entries: [], syncedBytes: headerBytes)
        state.nextID += 1
        state.unsyncedDirectory = true
        state.bytesAppended += UInt64(PackHeader.byteCount)
        state.note(pack.id, path, length: headerBytes)
        state.pack = pack
        return pack
    }

    private func sync(_ pack: OpenPack, _ state: inout State) throws {
        do {
            try pack.file.sync()
            state.pack?.syncedBytes = pack.file.length
        } catch {
            // As far as possible; the first error is reported.
            try? cut(pack.path, pack.syncedBytes)
            throw error
        }
    }

    private func cut(_ path: String, _ length: UInt64) throws {
        let file = try storage.openForAppending(path, length: length)
        try file.sync()
        try file.close()
    }

    private func seal(_ state: inout State) throws {
        guard let pack = state.pack else { return }
        let footer = PackFooter(entries: pack.entries).encode()
        let id = PackFooter.packID(repository: description.repository, footer: footer)
        try pack.file.append(footer)
        try sync(pack, &state)
        let length = pack.file.length
        try pack.file.close()
        SealedPacks.guardContent(of: pack.path, storage)
        state.pack = nil
        let target = PackFiles.sealed(id)
        try storage.makeDirectory(PackFiles.sealedDirectory(id))
        try storage.syncDirectory(PackFiles.directory)
        try storage.rename(pack.path, to: target)
        state.mark?.moved(from: pack.path, to: target)
        try storage.syncDirectory(PackFiles.sealedDirectory(id))
        try storage.syncDirectory(PackFiles.openDirectory)
        state.unsyncedDirectory = false
        state.bytesAppended += UInt64(footer.count)
        state.note(pack.id, target, isSealed: true, length: length)
    }
}
