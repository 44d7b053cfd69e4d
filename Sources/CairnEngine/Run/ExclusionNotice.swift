import CairnFormat

/// Writes down that a person has seen a dropped flag and wants the item kept.
public struct ExclusionNotice {
    private let writer: RepositoryWriter
    private let clock: any Clock
    private let template: BackupRequest

    public init(_ writer: RepositoryWriter, clock: any Clock, template: BackupRequest) {
        self.writer = writer
        self.clock = clock
        self.template = template
    }

    /// Ends each of these exclusions as cleared, in one commit.
    public func clear(_ dropped: [Exclusion]) throws {
        var request = template
        request.readers = 0
        let pipeline = try RunPipeline(
            writer, fileSystem: NoFileSystem(), clock: clock, request: request, cancellation: Cancellation(), observer: nil)
        _ = try pipeline.run { pipeline in
            for exclusion in dropped {
                try pipeline.ledger.exclude(exclusion)
                try pipeline.ledger.include(root: exclusion.root, path: exclusion.path, .cleared)
            }
            try pipeline.commit(.complete)
            return .complete
        }
    }
}

/// For runs that only write down what is known.
struct NoFileSystem: FileSystem {
    func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        throw SystemError("stat", path: path, code: ErrorCode.missing)
    }

    func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        throw SystemError("open", path: path, code: ErrorCode.missing)
    }
}
