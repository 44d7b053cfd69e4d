import CairnCore
import CairnFormat

/// Records that a person has seen a dropped flag and wants the item kept.
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
        try RunPipeline.writeNotes(writer, clock: clock, template) { ledger in
            for exclusion in dropped {
                try ledger.exclude(exclusion)
                try ledger.include(root: exclusion.root, path: exclusion.path, .cleared)
            }
        }
    }
}
