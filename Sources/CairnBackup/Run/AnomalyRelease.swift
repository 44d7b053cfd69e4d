import CairnCore
import CairnFormat
import CairnRepository

/// Accepts a mass change that a person has seen: the anomaly guard's pins are removed.
public struct AnomalyRelease {
    private let writer: RepositoryWriter
    private let clock: any Clock
    private let template: BackupRequest

    public init(_ writer: RepositoryWriter, clock: any Clock, template: BackupRequest) {
        self.writer = writer
        self.clock = clock
        self.template = template
    }

    /// - Returns: the commits that were pinned; empty when the guard had pinned none.
    public func run() throws -> [RecordedPin] {
        let pins = try CatalogReader(writer.catalog).pins().filter { $0.state == .byAnomalyGuard }
        guard !pins.isEmpty else { return [] }
        try RunPipeline.writeNotes(writer, clock: clock, template) { ledger in
            for pin in pins { try ledger.pin(pin.id, .free) }
        }
        return pins
    }
}

extension RunPipeline {
    /// Makes one commit that only records notes.
    public static func writeNotes(
        _ writer: RepositoryWriter, clock: any Clock, _ template: BackupRequest,
        as kind: CommitKind = .maintenance,
        _ body: (CommitBuilder) throws -> Void
    ) throws {
        var request = template
        request.readers = 0
        let pipeline = try RunPipeline(
            writer, fileSystem: NoFileSystem(), clock: clock, request: request,
            cancellation: Cancellation(), observer: nil)
        _ = try pipeline.run { pipeline in
            try body(pipeline.ledger)
            try pipeline.commit(kind)
            return .complete
        }
    }
}

/// The file system of runs that only record notes: nothing exists.
struct NoFileSystem: FileSystem {
    func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        throw SystemError("stat", path: path, code: ErrorCode.missing)
    }

    func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        throw SystemError("open", path: path, code: ErrorCode.missing)
    }
}
