import CairnCore
import CairnFormat
import CairnRepository

/// Writes into the journal what a purge has removed. - Source: FORMAT.md §8.9.
public struct PurgeRecorder {
    private let writer: RepositoryWriter
    private let fileSystem: any FileSystem
    private let clock: any Clock
    private let template: BackupRequest
    private let observer: (any BackupObserver)?

    /// - Parameter template: what its commits say of host, user and program; its sources are not
    ///   looked at.
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

    /// One commit for all of them.
    ///
    /// - Throws: ``RepositoryError/full(freeBytes:neededBytes:)`` and what writing throws: then
    ///   none of it is in the journal.
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
