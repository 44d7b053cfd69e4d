import CairnCore
import CairnFormat

/// Reads chunks: finds the block, reads it, decodes it, and checks the chunk's id.
///
/// Invariant: bytes that do not hash to the chunk's id are never returned. One thread at a time;
/// each restoring thread has its own.
public final class BlockReader {
    private let repository: Repository
    private let catalog: CatalogReader
    private let decoder: PayloadDecoder
    private var packs: [Int64: any StoredReader] = [:]
    private var packPaths: [Int64: String]
    /// The blocks read last, newest at the end: small files of one directory share them.
    private var cache: [(block: Int64, buffer: PlainBuffer, plain: UnsafeRawBufferPointer)] = []
    private static let cachedBlocks = 3
    private let stored = PlainBuffer()
    /// The places that ``locate(_:)`` found.
    private var located: [ChunkID: ChunkLocation] = [:]
    private var locatedBlocks: [Int64: BlockRow] = [:]
    private static let openPacks = 64
    /// Which copy of a pack is read, where the first gave wrong bytes: the place in `copies()`.
    private var chosenCopies: [Int64: Int] = [:]
    private var searches = 0
    /// Why a pack could not be searched that a remote may have.
    private var unreadPack: SystemError?
    /// Packs of a remote that are missing or of another length, and why: a state names each for
    /// ever, so none is asked for again.
    private var lostPacks: [Int64: String] = [:]
    private static let searchesMaximum = 64

    public var coding: RepositoryCoding { repository.coding }

    public init(_ repository: Repository, _ catalog: Catalog) throws {
        self.repository = repository
        decoder = PayloadDecoder(repository.coding)
        self.catalog = try CatalogReader(catalog)
        packPaths = Dictionary(
            uniqueKeysWithValues: try self.catalog.packs().map { ($0.id, $0.path) })
    }

    /// Looks up where chunks are that are read next, in one read transaction of the catalog. Each
    /// call forgets the chunks of the one before.
    ///
    /// The transaction ends here and not after the chunks were read and written: a target that
    /// answers slowly would keep SQLite's log from being emptied as long. A chunk that moves
    /// meanwhile is looked up again, like any that is not where the catalog said.
    public func locate(_ chunks: [ChunkReference]) throws {
        forgetLocations()
        try catalog.inOneTransaction {
            for chunk in chunks where located[chunk.id] == nil {
                guard let place = try catalog.location(of: chunk.id) else { continue }
                located[chunk.id] = place
                if locatedBlocks[place.block] == nil {
                    locatedBlocks[place.block] = try catalog.location(ofBlock: place.block)
                }
            }
        }
    }

    private func forgetLocations() {
        located.removeAll(keepingCapacity: true)
        locatedBlocks.removeAll(keepingCapacity: true)
    }

    /// Passes the bytes of a chunk to `body`, valid for the call.
    ///
    /// - Throws: ``ChunkUnavailable`` when they are lost or damaged.
    public func withChunk<R>(
        _ chunk: ChunkReference, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
        try body(foundAgain(chunk))
    }

    /// Whether the bytes of a chunk are there and undamaged. What is only in remotes is read from
    /// there.
    ///
    /// - Throws: ``SystemError/elsewhere`` when no remote gives it.
    public func holds(_ chunk: ChunkReference) throws -> Bool {
        do { return try withChunk(chunk) { _ in true } } catch is ChunkUnavailable {
            return false
        } catch let error as SystemError where error.code != SystemError.elsewhere {
            return false
        }
    }

    /// Looks a chunk up again, because a prune may have rewritten the pack since the catalog was
    /// asked. The catalog has its new place, or, if another process prunes, the packs do.
    ///
    /// - Returns: its bytes, valid until the next block is read.
    private func foundAgain(_ chunk: ChunkReference) throws -> UnsafeRawBufferPointer {
        do {
            return try find(chunk)
        } catch let failure as ChunkUnavailable {
            // What a remote's state names never moves.
            if repository.storage.remoteName != nil { throw failure }
            packs.removeAll()
            cache.removeAll()
            forgetLocations()
            packPaths = Dictionary(
                uniqueKeysWithValues: try catalog.packs().map { ($0.id, $0.path) })
        }
        do {
            return try find(chunk)
        } catch let failure as ChunkUnavailable {
            if let found = try findInCopies(chunk) { return found }
            guard let found = try findInUnknownPack(chunk) else { throw failure }
            return found
        }
    }

    /// Tries each place that has the pack of a chunk. The one that is right is read from then on.
    private func findInCopies(_ chunk: ChunkReference) throws -> UnsafeRawBufferPointer? {
        guard let place = try catalog.location(of: chunk.id),
            let pack = try location(ofBlock: place.block)?.pack, let path = packPaths[pack],
            let file = try? repository.storage.openForReading(path)
        else { return nil }
        for copy in file.copies().indices {
            chosenCopies[pack] = copy
            packs[pack] = nil
            cache.removeAll { $0.block == place.block }
            do { return try find(chunk) } catch is ChunkUnavailable {} catch is SystemError {}
        }
        chosenCopies[pack] = nil
        packs[pack] = nil
        return nil
    }

    private func find(_ chunk: ChunkReference) throws -> UnsafeRawBufferPointer {
        guard let place = try located[chunk.id] ?? catalog.location(of: chunk.id) else {
            throw ChunkUnavailable(id: chunk.id, why: "no pack contains it", pack: nil)
        }
        func unavailable(_ why: String) throws -> ChunkUnavailable {
            let pack = try location(ofBlock: place.block).flatMap { packPaths[$0.pack] }
            return ChunkUnavailable(id: chunk.id, why: why, pack: pack, storage: repository.storage)
        }
        let plain = try block(place.block, for: chunk.id)
        guard place.length == Int(chunk.length), place.start >= 0,
            place.start + place.length <= plain.count
        else { throw try unavailable("its location in the catalog is invalid") }
        let bytes = plain.part(place.start..<place.start + place.length)
        guard repository.chunkID(of: bytes) == chunk.id else {
            throw try unavailable("its bytes are damaged")
        }
        return bytes
    }

    /// Searches packs that the catalog does not know. This is done rarely, because a lost chunk is
    /// not there either.
    ///
    /// - Throws: ``SystemError/elsewhere`` if it may be in a remote that cannot be read now.
    private func findInUnknownPack(_ chunk: ChunkReference) throws -> UnsafeRawBufferPointer? {
        guard searches < Self.searchesMaximum else {
            if let unreadPack { throw unreadPack }
            return nil
        }
        searches += 1
        let known = Set(try catalog.packs().map { "\($0.path) \($0.length)" })
        for file in try PackFiles.list(repository.storage)
        where !known.contains("\(file.path) \(file.length)") {
            do {
                let scanner = try repository.forgivingScanner(file.path, length: file.length)
                for block in try scanner.survey(checksPayloads: false).blocks {
                    guard let index = block.header.chunks.firstIndex(of: chunk) else { continue }
                    let plain = try scanner.payload(of: block).withUnsafeBytes {
                        payload throws(FormatError) in try decoder.block(payload, block.header)
                    }
                    let room = stored.room(for: plain.count)
                    room.copyBytes(from: plain)
                    let start = block.header.chunks[..<index].reduce(0) { $0 + Int($1.length) }
                    let bytes = UnsafeRawBufferPointer(room).part(
                        start..<start + Int(chunk.length))
                    if repository.chunkID(of: bytes) == chunk.id { return bytes }
                }
            } catch let error as SystemError {
                if error.code == SystemError.elsewhere { unreadPack = error }
            } catch is PackScanner.Problem {
            } catch is FormatError {}
        }
        if let unreadPack { throw unreadPack }
        return nil
    }

    /// The block of a chunk, by which work can be grouped; nil when no pack holds it.
    public func block(of chunk: ChunkID) throws -> Int64? { try catalog.location(of: chunk)?.block }

    private func block(_ id: Int64, for chunk: ChunkID) throws -> UnsafeRawBufferPointer {
        if let index = cache.lastIndex(where: { $0.block == id }) { return cache[index].plain }
        let buffer =
            cache.count < Self.cachedBlocks ? PlainBuffer() : cache.removeFirst().buffer
        let plain = try read(id, for: chunk, into: buffer)
        cache.append((id, buffer, plain))
        return plain
    }

    private func location(ofBlock block: Int64) throws -> BlockRow? {
        try locatedBlocks[block] ?? catalog.location(ofBlock: block)
    }

    private func read(
        _ id: Int64, for chunk: ChunkID, into plain: PlainBuffer
    ) throws -> UnsafeRawBufferPointer {
        guard let place = try location(ofBlock: id) else {
            throw ChunkUnavailable(id: chunk, why: "the catalog has lost its block", pack: nil)
        }
        func unavailable(_ why: String) -> ChunkUnavailable {
            ChunkUnavailable(
                id: chunk, why: why, pack: packPaths[place.pack], storage: repository.storage)
        }
        if let why = lostPacks[place.pack] { throw unavailable(why) }
        func lost(_ why: String) -> ChunkUnavailable {
            if repository.storage.remoteName != nil { lostPacks[place.pack] = why }
            return unavailable(why)
        }
        let file: any StoredReader
        do {
            file = try open(place, holding: chunk)
        } catch let error as SystemError {
            guard let why = Self.absence(error) else { throw error }
            throw lost(why)
        }
        guard place.length <= UInt64(Limits.blockPlainBytes * 2 + 4 << 20) else {
            throw unavailable("its block is too long")
        }
        let room = stored.room(for: Int(place.length))
        do {
            guard try file.read(at: place.offset, into: room) == room.count else {
                throw unavailable("its pack is truncated")
            }
        } catch let error as SystemError {
            // Of a remote that lost it: its file here was opened.
            if let why = Self.absence(error) { throw lost(why) }
            guard !error.isRemoteAway, let length = file.otherLength() else { throw error }
            throw lost("its pack is \(length) bytes long, not \(try file.size()),")
        }
        let bytes = UnsafeRawBufferPointer(room)
        let coding = repository.coding
        do throws(FormatError) {
            let headerBytes = try coding.headerBytes(ofBlock: bytes)
            guard headerBytes <= bytes.count else { throw FormatError("block", "ends too early") }
            let header = try coding.header(ofBlock: Array(bytes[..<headerBytes]))
            guard header.totalBytes == bytes.count else {
                throw FormatError("block", "has another length")
            }
            let content = plain.room(for: header.plainBytes)
            try decoder.block(bytes.part(headerBytes...), header, into: content)
            return UnsafeRawBufferPointer(content)
        } catch {
            throw unavailable(error.description)
        }
    }

    /// Why there is no pack to read; nil when there is one.
    private static func absence(_ error: SystemError) -> String? {
        switch error.code {
        case ErrorCode.missing: "its pack is missing"
        case ErrorCode.noFile, ErrorCode.symlinkInTheWay, ErrorCode.isDirectory:
            "its pack was replaced by a link, a pipe or a directory"
        default: nil
        }
    }

    private func open(_ place: BlockRow, holding chunk: ChunkID) throws -> any StoredReader {
        let pack = place.pack
        if let file = packs[pack] { return file }
        guard let path = packPaths[pack] else { throw SystemError("open", code: ErrorCode.missing) }
        if packs.count >= Self.openPacks { packs.removeAll() }
        var file = try openFollowingSeal(place, path, holding: chunk)
        if let chosen = chosenCopies[pack] {
            let copies = file.copies()
            if copies.indices.contains(chosen) { file = copies[chosen] }
        }
        packs[pack] = file
        return file
    }

    /// Opens a pack that a writer may have sealed and renamed since the catalog was asked.
    private func openFollowingSeal(
        _ place: BlockRow, _ path: String, holding chunk: ChunkID
    ) throws -> any StoredReader {
        let storage = repository.storage
        if try storage.size(of: path) != nil { return try storage.openForReading(path) }
        let known = try catalog.packs()
        var now = known.first { $0.id == place.pack }?.path
        if let found = now, try storage.size(of: found) == nil {
            now = try newlySealed(place, holding: chunk, besides: Set(known.map(\.path)))
        }
        guard let now else {
            throw SystemError("open", path: Array(path.utf8), code: ErrorCode.missing)
        }
        packPaths[place.pack] = now
        return try storage.openForReading(now)
    }

    /// The sealed pack that the catalog will list with the writer's next commit. - Source:
    /// FORMAT.md §10.
    private func newlySealed(
        _ place: BlockRow, holding chunk: ChunkID, besides known: Set<String>
    ) throws -> String? {
        let end = place.offset + place.length
        for file in try PackFiles.list(repository.storage)
        where file.isSealed && !known.contains(file.path) && file.length >= end {
            let block = try? repository.scanner(file.path, length: file.length).block(
                at: place.offset, end: end)
            if let block, block.header.totalBytes == Int(place.length),
                block.header.chunks.contains(where: { $0.id == chunk })
            {
                return file.path
            }
        }
        return nil
    }
}

/// A chunk that cannot be read.
public struct ChunkUnavailable: Error, Equatable, CustomStringConvertible {
    public let id: ChunkID
    public let why: String
    /// Relative to the repository, when it is known.
    public let pack: String?

    public init(id: ChunkID, why: String, pack: String?) {
        self.id = id
        self.why = why
        self.pack = pack
    }

    /// - Parameter storage: names the remote, where it is one.
    init(id: ChunkID, why: String, pack: String?, storage: any Storage) {
        self.init(
            id: id, why: why + (storage.remoteName.map { " at \($0)" } ?? ""), pack: pack)
    }

    public var description: String {
        "chunk \(String(id.description.prefix(12))): \(why)" + (pack.map { " (\($0))" } ?? "")
    }
}
