import CairnRepository

/// The options of a verification.
public struct VerifyRequest: Sendable {
    /// The part of the packs' content to read, besides the structure, which is always checked
    /// completely.
    public enum DataReading: Equatable, Sendable {
        case none, all
        /// - Parameter fraction: 0 … 1, of the blocks, chosen at random.
        case sample(fraction: Double)
    }

    public var readData: DataReading
    /// Threads that read, decode and hash; 0 does everything on the caller's.
    public var readers: Int

    public init(readData: DataReading = .none, readers: Int) {
        self.readData = readData
        self.readers = readers
    }
}

public struct VerifyProgress: Equatable, Sendable {
    public enum Stage: Sendable { case catalog, packs, journal, naming }

    public var stage = Stage.catalog
    public var packs = 0
    public var packsTotal = 0
    /// Bytes of finished packs.
    public var bytes: UInt64 = 0
    public var bytesTotal: UInt64 = 0

    mutating func expect(_ files: [PackFile]) {
        packsTotal += files.count
        bytesTotal += files.reduce(0) { $0 + $1.length }
    }
}

/// Receives the progress of a verification. Called on the run's own thread.
public protocol VerifyObserver: AnyObject {
    func progressed(_ progress: VerifyProgress)
    func found(_ finding: VerifyFinding)
}
