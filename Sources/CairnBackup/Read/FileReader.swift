import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// Reads one item at a time: metadata, and content cut into chunks. Each thread needs its own.
///
/// Invariants: an item that is returned was the same before and after it was read (by its times
/// where those are reliable, else by reading it twice), or is marked as an inconsistent copy; a
/// chunk named in an item was passed to the store before the item leaves (``flush()``). Memory: one
/// window and one gathered block, whatever the size of a file.
/// - Source: Docs/CONSISTENCY.md.
public final class FileReader {
    private let store: ChunkStore
    private let description: RepositoryDescription
    let coding: RepositoryCoding
    let clock: any Clock
    let cancellation: Cancellation
    private let offload: RunChannel?
    private let maker: BlockMaker

    /// Small chunks that are gathered into one block, joined.
    private var gathered: UnsafeMutableRawBufferPointer
    private var gatheredBytes = 0
    private var gatheredChunks: [ChunkReference] = []
    /// The number of times that gathered chunks went to the store.
    private var flushes = 0
    /// Blocks of this unit that other readers store.
    private let spilled = OffloadedChunks()
    /// Whether the file read last begins as a database does, but has a size that none has.
    private var isCutShort = false
    /// Samples the file read last; nil where nobody asks.
    var sampler: ContentLook.Sampler?
    let looksAtContent: Bool
    /// Content of larger files, cut from its start.
    let window: UnsafeMutableRawBufferPointer
    private(set) var newBytes: UInt64 = 0
    /// Is told of each part of a large file: its absolute path, and the part's bytes.
    var observer: ((_ path: [UInt8], _ bytes: UInt64) -> Void)?
    /// The root of what is read next.
    var rootPath: [UInt8] = []
    var path: [UInt8] = []

    private static let attempts = 3
    /// Nanoseconds of reading after which the next attempt is the last.
    private static let patience: UInt64 = 1_000_000_000
    private static let gatheredChunksMaximum = 16_384
    private static let windowBytes = 8 << 20
    private static let pauseNanoseconds: UInt64 = 50_000_000
    /// What the kernel makes up may have no end.
    private static let unstatedBytesMaximum: UInt64 = 1 << 30

    package init(
        store: ChunkStore, repository: Repository, clock: any Clock, cancellation: Cancellation,
        offload: RunChannel? = nil, looksAtContent: Bool = true
    ) {
        self.looksAtContent = looksAtContent
        self.store = store
        description = repository.description
        coding = repository.coding
        self.clock = clock
        self.cancellation = cancellation
        self.offload = offload
        maker = BlockMaker(description.compression, coding)
        gathered = .allocate(
            byteCount: description.blockBytes + BlockPolicy.sharedChunkBytes + 1, alignment: 16)
        window = .allocate(
            byteCount: max(Self.windowBytes, 2 * description.regular.maximum), alignment: 4096)
    }

    deinit {
        gathered.deallocate()
        window.deallocate()
    }

    public struct Reading {
        let item: Item
        let stamp: Stamp
        let bytesRead: UInt64
        /// Whether somebody may still be writing to it, perhaps without an event.
        var hasWriter = false
        /// The time of reading, of ``Clock/monotonic()``.
        var readAt: UInt64 = 0
        /// Whether it changed each time, or its writer could not be excluded: a later attempt may
        /// do better.
        var isTorn = false
        /// Metadata that could not be read.
        var losses: [MetadataLoss] = []
        var look = ContentLook.ordinary
        /// A file's ctime after it was read; nil for other items.
        var changed: Timestamp?
    }

    var now: Timestamp { clock.now() }

    /// Reads an item of any kind except a directory.
    ///
    /// - Throws: ``SystemError`` for problems of the item, ``StoreFailure`` for problems of the
    ///   repository, ``Cancelled``.
    public func read(_ candidate: ReadCandidate) throws -> Reading {
        if candidate.status.kind == .file { return try readFile(candidate) }
        if let seen = candidate.seenAt { try awaitTick(of: candidate.status, since: seen) }
        let readAt = clock.now()
        let status = try candidate.directory.status(of: candidate.name)
        let isHeld = candidate.seenAt != nil && status.isSameFile(as: candidate.status)
        let body = try ItemBody(of: candidate.name, in: candidate.directory, status)
        let attributes = try candidate.directory.attributes(of: candidate.name)
        return Reading(
            item: Item(body: body, status: status, attributes: attributes.values),
            stamp: Stamp.of(status, readAt: readAt, isHeld: isHeld, attributes), bytesRead: 0,
            losses: attributes.losses)
    }

    private func readFile(_ candidate: ReadCandidate) throws -> Reading {
        path = candidate.path
        var bytesRead: UInt64 = 0
        var seen = candidate.seenAt.map { (status: candidate.status, at: $0) }
        let began = clock.monotonic()
        for attempt in 1...Self.attempts {
            // What costs seconds is read twice at most.
            let isLast =
                attempt == Self.attempts
                || attempt > 1 && clock.monotonic() - began >= Self.patience
            if let seen { try awaitTick(of: seen.status, since: seen.at) }
            let readAt = clock.now()
            let file = try candidate.directory.openFile(candidate.name)
            let isHeld = seen.map { file.openedStatus.isSameFile(as: $0.status) } ?? false
            if seen != nil, !isHeld, !isLast {
                seen = (file.openedStatus, clock.monotonic())
                continue
            }
            // After the clock was read: later writes have times that do not count as settled.
            // Looking for a writer also makes the kernel record the next write through a mapping.
            let isRecorded = file.recordsMappedWrites
            let hasWriter = file.findWriter()
            // The next write leaves the times as they are.
            let isTimed = isRecorded || !hasWriter
            // A file that is being written is read from a clone of one moment, where cloning costs
            // nothing.
            let moment = hasWriter || attempt > 1 ? file.clone() : nil
            var before = file.openedStatus
            if let moment {
                before.size = moment.openedStatus.size
                before.blocks = moment.openedStatus.blocks
            }
            let mark = (bytes: gatheredBytes, chunks: gatheredChunks.count, flushes: flushes)
            let content = try readContent(
                moment ?? file, before, name: candidate.name,
                asSparse: before.mayHaveHoles && before.origin == .local
                    && (moment != nil || !isLast))
            bytesRead += content.streamBytes
            if file.isStream {
                before.size = content.size
                isCutShort = false
            }
            let (stated, mayLie) = (before.size, before.mayLie)
            // What reading gives counts, not what the size says.
            if mayLie { before.size = content.size }
            // Where times cannot show a change, content can: if two reads agree, the file had that
            // content between them.
            let isProven =
                try file.isStream || moment != nil || isHeld || before.isSettled(at: readAt)
                || content.isHeld(by: file, window, coding, cancellation)
            let attributes = try file.attributes()
            let after = try file.status()
            let isUnchanged =
                (after.size == before.size || mayLie && after.size == stated)
                && after.modified == before.modified
                && after.changed == before.changed
            // What only grew had each of its beginnings.
            let hasGrown =
                try isLast && !isUnchanged && moment == nil && after.size > before.size
                && content.size == before.size && content.extents == nil
                && content.isHeld(by: file, window, coding, cancellation, isWhole: false)
            let isStable =
                content.size == before.size
                && (isProven && (moment != nil || isUnchanged) || hasGrown)
            if isStable || isLast {
                var status = after
                // Later writes have a later time. The restored copy must not be mistaken for them.
                if moment != nil || hasGrown { status.modified = before.modified }
                var item = Item(
                    body: .file(content), status: status, attributes: attributes.values)
                let isTorn = !isStable || file.consistency == .torn
                item.isInconsistent = isTorn || file.consistency == .unproven || isCutShort
                return Reading(
                    item: item,
                    stamp: Stamp.of(
                        after, readAt: isTorn || !isUnchanged || !isTimed ? nil : readAt,
                        isHeld: isHeld && !isTorn && isUnchanged && isTimed, attributes),
                    bytesRead: bytesRead, hasWriter: hasWriter, readAt: clock.monotonic(),
                    isTorn: isTorn, losses: attributes.losses, look: sampler?.look ?? .ordinary,
                    changed: after.changed)
            }
            // Gathered chunks of the torn copy need not be stored. After a flush, everything
            // gathered belongs to the torn copy.
            let isMarkValid = flushes == mark.flushes
            gatheredBytes = isMarkValid ? mark.bytes : 0
            gatheredChunks.removeSubrange((isMarkValid ? mark.chunks : 0)...)
        }
        preconditionFailure("the last attempt returns")
    }

    /// Lets time pass until a status has held for longer than a tick. Then a later write to the
    /// file changes its times, whatever clock they come from.
    private func awaitTick(of status: FileStatus, since seen: UInt64) throws {
        while !status.hasHeld(since: seen, now: clock.monotonic()) {
            if cancellation.isRequested { throw Cancelled() }
            clock.pause(nanoseconds: min(Self.pauseNanoseconds, UInt64(status.tickNanoseconds)))
        }
    }

    // MARK: Content

    private func readContent(
        _ file: any SourceFile, _ status: FileStatus, name: [UInt8], asSparse: Bool
    ) throws -> FileContent {
        isCutShort = false
        sampler = looksAtContent ? ContentLook.Sampler() : nil
        if status.mayLie { return try readToEnd(file, name) }
        if status.size == 0 { return FileContent(size: 0) }
        let extents = asSparse ? try extents(file, size: status.size) : nil
        if extents == nil, status.size < UInt64(BlockPolicy.smallFileBytes) {
            return try readSmall(file, size: Int(status.size))
        }
        var chunks: [ChunkReference] = []
        let source = ExtentStream(
            file: file, extents: extents ?? [Extent(hole: 0, data: status.size)])
        let head = try head(of: file)
        isCutShort = DatabaseHeader.isCutShort(head.prefix(16), size: status.size)
        let count = try readStream(
            source, size: source.byteCount, profile: profile(name, head: head), into: &chunks
        ).end
        guard let extents else { return FileContent(size: count, chunks: chunks) }
        // A short stream means that the file shrank; the size reports that to the caller.
        let size = count == source.byteCount ? status.size : 0
        return FileContent(size: size, extents: extents, chunks: chunks)
    }

    /// Reads a file whatever size it claims to have.
    private func readToEnd(_ file: any SourceFile, _ name: [UInt8]) throws -> FileContent {
        var first = [UInt8](repeating: 0, count: BlockPolicy.smallFileBytes)
        let count = try first.withUnsafeMutableBytes { buffer throws(SystemError) in
            try file.read(at: 0, into: buffer)
        }
        if count == 0 { return FileContent(size: 0) }
        if count < first.count { return try readSmall(file, size: count) }
        let status = file.openedStatus
        let limit =
            status.origin == .made || status.size == 0 ? Self.unstatedBytesMaximum : UInt64.max
        var chunks: [ChunkReference] = []
        let source = ExtentStream(file: file, extents: [Extent(hole: 0, data: limit)])
        let size = try readStream(
            source, size: limit, profile: profile(name, head: head(of: file)), into: &chunks
        ).end
        if size == limit { throw SystemError("read", path: name, code: ErrorCode.tooLarge) }
        return FileContent(size: size, chunks: chunks)
    }

    /// Reads a file that becomes one small chunk directly into the gathered block.
    private func readSmall(_ file: any SourceFile, size: Int) throws -> FileContent {
        try makeRoom(for: size + 1)
        let target = gathered.part(gatheredBytes..<gatheredBytes + size + 1)
        // Reading one more byte than expected shows whether the file grew.
        let count = try file.read(at: 0, into: target)
        guard count > 0 else { return FileContent(size: 0) }
        let kept = min(count, size)
        isCutShort = DatabaseHeader.isCutShort(target[..<min(kept, 16)], size: UInt64(size))
        sampler?.add(UnsafeRawBufferPointer(target.part(..<kept)))
        let chunk = take(UnsafeRawBufferPointer(target.part(..<kept)))
        // Only an unstable reading differs; the sizes of an inconsistent copy must still add up.
        return FileContent(size: UInt64(kept), chunks: [chunk])
    }

    /// Registers bytes that are already at the end of the gathered block.
    private func take(_ bytes: UnsafeRawBufferPointer) -> ChunkReference {
        let chunk = ChunkReference(id: coding.chunkID(of: bytes), length: UInt32(bytes.count))
        gatheredBytes += bytes.count
        gatheredChunks.append(chunk)
        return chunk
    }

    private func makeRoom(for count: Int) throws {
        if gatheredBytes + count > gathered.count || gatheredBytes >= description.blockBytes
            || gatheredChunks.count >= Self.gatheredChunksMaximum
        {
            try spill()
        }
    }

    /// Passes the gathered chunks to the store, or to another reader that stores them.
    private func spill() throws {
        guard gatheredBytes > 0 else { return }
        let plain = UnsafeRawBufferPointer(gathered.part(..<gatheredBytes))
        if let offload, offload.handOver(plain, .block(gatheredChunks), to: spilled) {
            // Stored elsewhere; ``flush()`` waits for it.
        } else {
            newBytes += UInt64(try store.store(gatheredChunks, plain: plain, with: maker))
        }
        flushes += 1
        gatheredBytes = 0
        gatheredChunks.removeAll(keepingCapacity: true)
    }

    /// Stores every chunk of every item read so far.
    public func flush() throws {
        defer { awaitStored(spilled) }
        try spill()
        awaitStored(spilled)
        newBytes += try spilled.takeNewBytes()
    }

    /// Cuts a stream into chunks.
    ///
    /// - Parameters:
    ///   - first: where the first chunk begins.
    ///   - mayRest: asked between two chunks; true ends the reading there.
    /// - Returns: the end of the last chunk, and whether nothing follows. It is less than `size`
    ///   when the file shrank.
    func readStream(
        _ stream: ExtentStream, size: UInt64, profile: ChunkProfile, from first: UInt64 = 0,
        into chunks: inout [ChunkReference], mayRest: () -> Bool = { false }
    ) throws -> (end: UInt64, isWhole: Bool) {
        let slots = offload.map { _ in OffloadedChunks() }
        var start = 0
        var end = 0
        var position = first
        var isAtEnd = false
        let known = chunks.count
        defer { awaitStored(slots) }
        while true {
            if !isAtEnd, end - start < profile.maximum {
                if chunks.count > known, mayRest() { break }
                if cancellation.isRequested { throw Cancelled() }
                window.copyWithinToFront(start..<end)
                end -= start
                start = 0
                let room = min(UInt64(window.count - end), size - position)
                let target = window.part(end..<end + Int(room))
                let count = try stream.read(at: position, into: target)
                end += count
                position += UInt64(count)
                observer?(ItemPath.join(rootPath, path), UInt64(count))
                isAtEnd = count < target.count || position == size
            }
            if start == end { break }
            let rest = UnsafeRawBufferPointer(window.part(start..<end))
            let cut = profile.nextCut(in: rest, coding.gear)
            sampler?.add(rest.part(..<cut))
            try handle(rest.part(..<cut), slots, into: &chunks)
            start += cut
        }
        if let slots {
            awaitStored(slots)
            newBytes += try slots.finish(&chunks)
        }
        return (position - UInt64(end - start), isAtEnd && start == end)
    }

    /// Waits for the chunks that were handed over, and works on those still in the queue.
    private func awaitStored(_ slots: OffloadedChunks?) {
        guard let slots else { return }
        while slots.isWaiting, let job = offload?.takeJob() { storeHandedOver(job) }
        slots.waitForAll()
    }

    private func handle(
        _ bytes: UnsafeRawBufferPointer, _ slots: OffloadedChunks?,
        into chunks: inout [ChunkReference]
    ) throws {
        if bytes.count < BlockPolicy.sharedChunkBytes {
            try makeRoom(for: bytes.count)
            let target = gathered.part(gatheredBytes..<gatheredBytes + bytes.count)
            target.copyMemory(from: bytes)
            chunks.append(take(UnsafeRawBufferPointer(target)))
            return
        }
        if let slots, let offload, offload.handOver(bytes, .chunk(index: chunks.count), to: slots) {
            chunks.append(ChunkReference(id: ChunkID(), length: UInt32(bytes.count)))
            return
        }
        let chunk = ChunkReference(id: coding.chunkID(of: bytes), length: UInt32(bytes.count))
        chunks.append(chunk)
        newBytes += UInt64(try store.store([chunk], plain: bytes, with: maker))
    }

    /// Stores a chunk that another reader handed over.
    func storeHandedOver(_ job: OffloadedJob) {
        job.run(coding) { chunks, bytes throws(StoreFailure) in
            try store.store(chunks, plain: bytes, with: maker)
        }
    }

    // MARK: What kind of content

    /// The data ranges of a sparse file; nil when it has no holes after all.
    func extents(_ file: any SourceFile, size: UInt64) throws -> [Extent]? {
        var extents: [Extent] = []
        var offset: UInt64 = 0
        while offset < size, let data = try file.nextData(from: offset) {
            let end = min(data.upperBound, size)
            guard data.lowerBound < end else { break }
            extents.append(Extent(hole: data.lowerBound - offset, data: end - data.lowerBound))
            offset = end
        }
        if extents.count == 1, extents[0].hole == 0, extents[0].data == size { return nil }
        return extents
    }

    /// Files edited in place get finer chunks. The largest do not: their lists of chunks would be
    /// too large for memory.
    func profile(_ name: [UInt8], head: [UInt8]) -> ChunkProfile {
        EditedInPlace.recognises(name: name, head: head[...])
            ? description.fine : description.regular
    }

    /// The first bytes, which tell the format.
    func head(of file: any SourceFile) throws(SystemError) -> [UInt8] {
        try file.bytes(at: 0, count: 512)
    }
}

/// The data extents of a file as one stream.
struct ExtentStream {
    let file: any SourceFile
    let extents: [Extent]

    var byteCount: UInt64 { extents.reduce(0) { $0 + $1.data } }

    /// Fills `buffer` from stream position `position`; short only at the end.
    func read(at position: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    {
        if extents.count == 1, extents[0].hole == 0 {
            return try file.read(at: position, into: buffer)
        }
        var filled = 0
        var streamStart: UInt64 = 0
        var fileOffset: UInt64 = 0
        for extent in extents {
            fileOffset += extent.hole
            let skip = position + UInt64(filled) - streamStart
            if skip < extent.data {
                let count = Int(min(extent.data - skip, UInt64(buffer.count - filled)))
                let part = buffer.part(filled..<filled + count)
                let got = try file.read(at: fileOffset + skip, into: part)
                filled += got
                if got < count || filled == buffer.count { break }
            }
            streamStart += extent.data
            fileOffset += extent.data
        }
        return filled
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Moves a part of the buffer to its beginning.
    fileprivate func copyWithinToFront(_ range: Range<Int>) {
        guard range.lowerBound > 0, !range.isEmpty else { return }
        // SAFETY: both lie in this buffer; copyMemory allows the overlap (memmove).
        baseAddress!.copyMemory(from: baseAddress! + range.lowerBound, byteCount: range.count)
    }
}

extension ItemBody {
    /// The body of an item that is neither a file nor a directory.
    public init(of name: [UInt8], in directory: any SourceDirectory, _ status: FileStatus)
        throws(SystemError)
    {
        switch status.kind {
        case .symlink: self = .symlink(target: try directory.readSymlink(name))
        case .fifo: self = .fifo
        case .socket: self = .socket
        case .characterDevice:
            self = .characterDevice(major: status.deviceMajor, minor: status.deviceMinor)
        case .blockDevice: self = .blockDevice(major: status.deviceMajor, minor: status.deviceMinor)
        case .file, .directory: throw SystemError("read", path: name, code: ErrorCode.changed)
        }
    }
}

extension Item {
    public init(body: ItemBody, status: FileStatus, attributes: [ExtendedAttribute]) {
        self.init(
            body: body, mode: status.mode, uid: status.uid, gid: status.gid,
            modified: status.modified, links: status.linkIdentity, attributes: attributes)
    }
}
