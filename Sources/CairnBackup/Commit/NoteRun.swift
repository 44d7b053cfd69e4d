import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// Runs that read no file: each makes one commit that only records notes.
public struct NoteRun {
    let writer: RepositoryWriter
    private let clock: any Clock
    private let template: BackupRequest

    public init(_ writer: RepositoryWriter, clock: any Clock, template: BackupRequest) {
        self.writer = writer
        self.clock = clock
        self.template = template
    }

    /// Pins commits, so that retention keeps them, or removes the pins.
    public func pin(_ commits: [Hash128], _ state: PinState) throws {
        guard !commits.isEmpty else { return }
        try write { ledger in
            for commit in commits { try ledger.record(.pin(commit: commit, state)) }
        }
    }

    /// Gives commits other tags.
    public func tag(_ commits: [(id: Hash128, tags: [[UInt8]])]) throws {
        guard !commits.isEmpty else { return }
        try write { ledger in
            for commit in commits {
                try ledger.record(.tags(commit: commit.id, commit.tags))
            }
        }
    }

    /// Accepts a machine's mass change that a person has seen: removes the anomaly guard's pins.
    ///
    /// - Returns: the commits that were pinned; empty when the guard had pinned none.
    public func releaseAnomaly(of machine: RootHost?) throws -> [RecordedPin] {
        let pins = try CatalogReader(writer.catalog).anomalyPins(of: machine).own
        try pin(pins.map(\.id), .free)
        return pins
    }

    /// Records that a person has seen dropped flags and wants the items kept: each of these
    /// exclusions ends as cleared.
    public func clear(_ dropped: [Exclusion]) throws {
        try write { ledger in
            for exclusion in dropped {
                try ledger.record(.exclude(exclusion))
                try ledger.record(.include(root: exclusion.root, path: exclusion.path, .cleared))
            }
        }
    }

    /// Records that a person has seen exclusions that nobody ordered, and wants them: what they
    /// took out of the present tree is retained like deleted items from now on.
    public func accept(_ exclusions: [Exclusion]) throws {
        guard !exclusions.isEmpty else { return }
        let reader = try CatalogReader(writer.catalog)
        let (roots, latest) = (try reader.roots().byNumber, try reader.latestCommit()?.number ?? 0)
        try write { ledger in
            for var exclusion in exclusions {
                exclusion.isUnordered = false
                try ledger.record(.exclude(exclusion))
                // The item itself is in the tree again: only what did not return was withheld.
                guard let root = roots[exclusion.root],
                    try reader.entry(root, path: exclusion.path, at: latest) != nil
                else { continue }
                try ledger.record(.include(root: exclusion.root, path: exclusion.path, .cleared))
            }
        }
    }

    /// Records purged items in one commit. - Source: FORMAT.md §8.9.
    ///
    /// - Throws: ``RepositoryError/full(freeBytes:neededBytes:)`` and errors of writing: then none
    ///   of them is in the journal.
    public func record(_ purges: [Purge]) throws {
        guard !purges.isEmpty else { return }
        try write(as: .capture) { ledger in
            for purge in purges { try ledger.record(.purge(purge)) }
        }
    }

    /// - Parameters:
    ///   - paths: of the commit.
    ///   - tag: what the commit is.
    func write(
        as kind: CommitKind = .maintenance, paths: [[UInt8]] = [], tag: [UInt8]? = nil,
        _ body: (CommitBuilder) throws -> Void
    ) throws {
        var request = template
        request.readers = 0
        request.sources += paths.map { BackupSource(path: $0) }
        request.tags += tag.map { [$0] } ?? []
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
