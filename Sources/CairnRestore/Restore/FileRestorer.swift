import CairnCore
import CairnFormat
import CairnRepository

/// Restores single items: written beside, checked chunk by chunk, given their metadata, renamed
/// over.
///
/// Invariant: a name holds its former item or the whole restored one, never a part; no damaged item
/// is put in place. Each thread needs its own.
final class FileRestorer {
    private let blocks: BlockReader
    let verifies: Bool
    private let rangeBytes: UInt64
    private let helpers: RestoreChannel?
    private var buffer: [UInt8] = []

    /// - Parameter helpers: the writers that help with large files, while they are at work.
    init(_ blocks: BlockReader, _ request: RestoreRequest, helpers: RestoreChannel? = nil) {
        self.blocks = blocks
        verifies = request.verifies
        rangeBytes = request.rangeBytes
        self.helpers = helpers
    }

    /// Looks up the content of small items that are restored next. That of a large one is looked
    /// up a range at a time.
    func locate(_ items: [Item]) throws {
        let small = items.compactMap(\.content).filter { $0.streamBytes <= rangeBytes }
        try blocks.locate(small.flatMap(\.chunks))
    }

    /// - Parameters:
    ///   - isNameFree: whether nothing had the name a moment ago.
    ///   - inspect: receives a written file before it is put in place.
    /// - Returns: what was restored, and the metadata that could not be set.
    /// - Throws: ``SystemError``, ``ChunkUnavailable``, ``ReadBackDiffers``.
    func restore(
        _ item: Item, as name: [UInt8], in directory: any TargetDirectory,
        over mayReplace: MayReplace?, isNameFree: Bool,
        inspecting inspect: (any TargetFile) -> Void = { _ in }
    ) throws -> RestoredItem {
        var counts = RestoreCounts(restored: 1)
        let losses: [MetadataLoss]
        if let content = item.content {
            let file = try directory.createFile(for: item, isNameFree: isNameFree)
            try write(content, to: file)
            if verifies {
                try forEachRange(of: content) { restorer, range in
                    try restorer.verify(range, of: content, in: file)
                }
                counts.verified = 1
            }
            inspect(file)
            losses = try file.place(as: name, item, over: mayReplace)
            counts.bytes = content.streamBytes
        } else {
            losses = try directory.place(
                item, as: name, over: mayReplace, isNameFree: isNameFree)
        }
        return RestoredItem(counts: counts, losses: losses)
    }

    private func write(_ content: FileContent, to file: any TargetFile) throws {
        try forEachRange(of: content) { restorer, range in
            try restorer.write(range, of: content, to: file)
        }
        if content.extents != nil { try file.setLength(content.size) }
    }

    /// Goes through a content, a large one together with the writers that have nothing to do.
    private func forEachRange(
        of content: FileContent,
        _ body: @escaping @Sendable (FileRestorer, ContentRange) throws -> Void
    ) throws {
        guard content.streamBytes > rangeBytes else {
            return try body(
                self, ContentRange(chunks: content.chunks.indices, cursor: ExtentCursor(content)))
        }
        let ranges = ContentRange.ranges(of: content, bytes: rangeBytes)
        let work: @Sendable (FileRestorer, ContentRange) throws -> Void = { restorer, range in
            try? restorer.blocks.locate(Array(content.chunks[range.chunks]))
            try body(restorer, range)
        }
        if let helpers {
            try helpers.share(SharedContent(ranges, work), with: self)
        } else {
            for range in ranges { try work(self, range) }
        }
    }

    private func write(
        _ range: ContentRange, of content: FileContent, to file: any TargetFile
    ) throws {
        var cursor = range.cursor
        for chunk in content.chunks[range.chunks] {
            try blocks.withChunk(chunk) { bytes in
                try cursor.forEachPiece(of: bytes.count) { offset, range in
                    try file.write(bytes.part(range), at: offset)
                }
            }
        }
    }

    private func verify(
        _ range: ContentRange, of content: FileContent, in file: any TargetFile
    ) throws {
        var cursor = range.cursor
        for chunk in content.chunks[range.chunks] {
            let length = Int(chunk.length)
            if buffer.count < length { buffer = [UInt8](repeating: 0, count: max(length, 4 << 20)) }
            try buffer.withUnsafeMutableBytes { all in
                let bytes = all.part(..<length)
                try cursor.forEachPiece(of: length) { offset, range in
                    let part = bytes.part(range)
                    guard try file.read(at: offset, into: part) == part.count else {
                        throw ReadBackDiffers()
                    }
                }
                guard blocks.coding.chunkID(of: UnsafeRawBufferPointer(bytes)) == chunk.id else {
                    throw ReadBackDiffers()
                }
            }
        }
    }
}

/// What the restore of one item came to.
struct RestoredItem {
    var counts: RestoreCounts
    let losses: [MetadataLoss]
}

/// The written bytes read back differently.
struct ReadBackDiffers: Error {}
