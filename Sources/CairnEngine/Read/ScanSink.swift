import CairnFormat

/// Where the scanner's findings go. Called on the scanner's thread; may wait, to slow the scan down.
protocol ScanSink {
    /// A name to be read.
    func candidate(_ candidate: ReadCandidate, in root: RootDefinition) throws
    /// Something that needs no reading.
    func outcome(_ outcome: ReadOutcome) throws
    func unchanged()
    func failed(_ failure: ItemFailure)
    func looking(at path: [UInt8], in root: RootDefinition)
    /// A file with several names, met under one of them.
    func linked(_ identity: LinkIdentity, at place: WatchedPath)
    /// What is at `to` was at `from` until a moment ago. For history only.
    func moved(from: WatchedPath, to: WatchedPath)
    /// Nothing more comes.
    func finish() throws
}
