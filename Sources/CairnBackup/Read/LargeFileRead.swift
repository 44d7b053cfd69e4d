import CairnCore
import CairnFormat
import CairnSource

/// How a run treats files that take long to read.
public struct LargeFiles: Sendable {
    /// Files of at least this size, in bytes, are left for later …
    public var leftFrom = UInt64.max
    /// … except this one, of which a part is read.
    public var slice: LargeFileRead?

    public init(leftFrom: UInt64 = .max, slice: LargeFileRead? = nil) {
        self.leftFrom = leftFrom
        self.slice = slice
    }

    func leaves(_ status: FileStatus, at place: RepositoryPath) -> Bool {
        status.kind == .file && status.size >= leftFrom && slice?.place != place
    }
}

/// The reading of one large file in slices. Other commits may be made between two of them, so that
/// saves elsewhere do not wait.
///
/// - What it promises: its item names only chunks that are stored. The file is read once; it is
///   compared with itself, from the beginning, only if it grew meanwhile: what a file that only
///   grew had at first is a state that it had.
/// - Bounds: one open file, and the list of its chunks.
/// - Source: decision 0034.
public final class LargeFileRead: @unchecked Sendable {
    // SAFETY: used by one run at a time, which joins its threads before it returns.
    public let place: RepositoryPath
    /// Ends the present slice.
    var mayRest: () -> Bool = { false }
    var work: Work?
    /// Whether nothing is left to read: it was read, or cannot be.
    public internal(set) var isDone = false
    /// Whether the item may mix old and new content, because the file was written to meanwhile.
    public internal(set) var isMixed = false
    /// Files that may be read again from a copy of one moment are: databases.
    var attempts = 0

    static let databaseAttempts = 3

    public init(_ place: RepositoryPath) { self.place = place }

    /// The number of slices that found the file.
    public internal(set) var slices = 0

    /// Gives up the rest.
    public func end() {
        work = nil
        isDone = true
    }

    /// An opened file, and the part of it that was read.
    struct Work {
        let file: any SourceFile
        /// A clone of one moment.
        let moment: (any SourceFile)?
        /// The status at the opening, with the size that is read.
        let before: FileStatus
        let readAt: Timestamp
        let hasWriter: Bool
        /// Whether a later write changes the times.
        let isTimed: Bool
        let extents: [Extent]?
        let profile: ChunkProfile
        let isCutShort: Bool
        let isDatabase: Bool
        var sampler: ContentLook.Sampler?
        var chunks: [ChunkReference] = []
        /// The position in the data where the next chunk begins.
        var position: UInt64 = 0
        /// The content once it was read to its end.
        var content: FileContent?
        /// Chunks that were compared again, and where the next one begins.
        var compared = (chunks: 0, bytes: UInt64(0))
        var bytesRead: UInt64 = 0

        var source: ExtentStream {
            ExtentStream(
                file: moment ?? file, extents: extents ?? [Extent(hole: 0, data: before.size)])
        }

        func isOf(_ status: FileStatus) -> Bool {
            before.stableInode == status.stableInode && before.device == status.device
        }
    }
}
