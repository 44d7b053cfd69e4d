import CairnCore
import CairnFormat

/// Where the scanner's findings go. Called on the scanner's thread; may wait, to slow the scan
/// down.
protocol ScanSink {
    /// A name to be read.
    func candidate(_ candidate: ReadCandidate, in root: RootDefinition) throws
    /// Something that needs no reading.
    func outcome(_ outcome: ReadOutcome) throws
    func unchanged()
    func failed(_ failure: ItemFailure)
    func looking(at path: [UInt8], in root: RootDefinition)
    /// A file with several names, met under one of them.
    func linked(_ identity: LinkIdentity, at place: RepositoryPath)
    /// What is at `to` was at `from` until a moment ago. For history only.
    func moved(from: RepositoryPath, to: RepositoryPath)
    /// What came of looking at a package: all of it belongs in one commit, with what
    /// ``WholePackage/isContinued`` says is still to come.
    func package(_ package: WholePackage) throws
    /// A package was not quiet, and nothing of it was told: it is to be looked at later.
    func postponed(_ package: RepositoryPath)
    /// Nothing is told of it in this round.
    func isLater(_ place: RepositoryPath, _ why: Later)
    /// Nothing more comes.
    func finish() throws
}

extension ScanSink {
    func package(_ package: WholePackage) throws {
        for move in package.moves { moved(from: move.from, to: move.to) }
        for outcome in package.outcomes { try self.outcome(outcome) }
        for _ in 0..<package.unchanged { unchanged() }
        for failure in package.failures { failed(failure) }
    }

    func postponed(_ package: RepositoryPath) {}
    func isLater(_ place: RepositoryPath, _ why: Later) {}
}
