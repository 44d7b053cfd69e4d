import CairnCore
import CairnFormat

/// The receiver of the scanner's findings. Called on the scanner's thread; may block to slow the
/// scan.
protocol ScanSink {
    func candidate(_ candidate: ReadCandidate, in root: RootDefinition) throws
    /// Receives an outcome that needs no reading.
    func outcome(_ outcome: ReadOutcome) throws
    /// Receives an item that is as it was kept, with the bytes of its data.
    func unchanged(bytes: UInt64)
    func failed(_ failure: ItemFailure)
    func looking(at path: [UInt8], in root: RootDefinition)
    /// Receives a file with several names, found under one of them, or one that is mounted there.
    func linked(_ identity: LinkIdentity, at place: RepositoryPath, isMounted: Bool)
    /// Notes that the item at `to` was at `from` until a moment ago. For history only.
    func moved(from: RepositoryPath, to: RepositoryPath)
    /// Receives the outcome of examining a bundle: all of it belongs in one commit, with the parts
    /// that follow when ``WholeBundle/isContinued`` is true.
    func bundle(_ bundle: WholeBundle) throws
    /// Notes that a bundle was not quiet. Nothing of it was reported; examine it later.
    func postponed(_ bundle: RepositoryPath)
    /// Notes a place that is not reported in this round.
    func isLater(_ place: RepositoryPath, _ why: Later)
    /// Nothing more follows.
    func finish() throws
}

extension ScanSink {
    func bundle(_ bundle: WholeBundle) throws {
        for move in bundle.moves { moved(from: move.from, to: move.to) }
        for outcome in bundle.outcomes { try self.outcome(outcome) }
        for _ in 0..<bundle.unchanged.items { unchanged(bytes: 0) }
        for failure in bundle.failures { failed(failure) }
    }

    func postponed(_ bundle: RepositoryPath) {}
    func isLater(_ place: RepositoryPath, _ why: Later) {}
}
