import CairnCore
import CairnFormat
import CairnRepository

/// Records purged items in the journal. - Source: FORMAT.md §8.9.
public struct PurgeRecorder {
    private let writer: RepositoryWriter
    private let fileSystem: any FileSystem
    private let clock: any Clock
    private let template: BackupRequest
    private let observer: (any BackupObserver)?

    /// - Parameter template: host, user and program for its commits; its sources are ignored.
    public init(
        _ writer: RepositoryWriter, fileSystem: any FileSystem, clock: any Clock,
        template: BackupRequest, observer: (any BackupObserver)? = nil
    ) {
        self.writer = writer
        self.fileSystem = fileSystem
        self.clock = clock
        self.observer = observer
        self.template = template
    }

    /// Records all purges in one commit.
    ///
    /// - Throws: ``RepositoryError/full(freeBytes:neededBytes:)`` and errors of writing: then none
    ///   of them is in the journal.
    public func record(_ purges: [Purge]) throws {
        var request = template
        request.sources = []
        request.isAdHoc = false
        request.tags = []
        request.kind = .capture
        request.readers = 0
        let run = try CaptureRun(
            writer, fileSystem: fileSystem, clock: clock, request: request,
            cancellation: Cancellation(), observer: observer)
        if case .full(let free, let needed) = try run.record(purges).ending {
            throw RepositoryError.full(freeBytes: free, neededBytes: needed)
        }
    }
}
