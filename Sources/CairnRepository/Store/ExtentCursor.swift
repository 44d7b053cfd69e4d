import CairnFormat

/// Maps a content stream to offsets in its file, piece by piece.
public struct ExtentCursor: Sendable {
    private let extents: [Extent]
    private var index = 0
    /// Position within the data of the current extent.
    private var used: UInt64 = 0
    /// Offset in the file at which the data of the current extent begins.
    private var start: UInt64

    public init(_ content: FileContent) {
        extents = content.extents ?? [Extent(hole: 0, data: content.size)]
        start = extents.first?.hole ?? 0
    }

    /// Passes the places of the next `count` bytes of the stream.
    ///
    /// - Parameter body: gets an offset in the file and the range of the bytes that belong there.
    public mutating func forEachPiece(of count: Int, _ body: (UInt64, Range<Int>) throws -> Void)
        rethrows
    {
        var done = 0
        while done < count, index < extents.count {
            let room = Int(clamping: extents[index].data - used)
            if room == 0 {
                start += extents[index].data
                index += 1
                used = 0
                if index < extents.count { start += extents[index].hole }
                continue
            }
            let length = min(room, count - done)
            try body(start + used, done..<done + length)
            used += UInt64(length)
            done += length
        }
    }
}
