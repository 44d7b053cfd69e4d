import CairnRepository

/// Candidates that are read together: in path order, about one block of small files.
struct ReadUnit: Sendable {
    var candidates: [ReadCandidate] = []
    var rootPath: [UInt8] = []
    var smallBytes = 0
    var totalBytes: UInt64 = 0
    var directories = 0

    var isEmpty: Bool { candidates.isEmpty }
}

/// Gathers candidates into units.
struct UnitGatherer {
    private var unit = ReadUnit()
    private var lastDirectory: Int64 = -1

    private static let smallBytes = 2 << 20
    private static let totalBytes: UInt64 = 8 << 20
    private static let candidates = 2_048
    /// Bounds the directories that stay open for units in flight.
    private static let directories = 96

    /// - Returns: a unit that is now full.
    mutating func add(_ candidate: ReadCandidate, _ rootPath: [UInt8]) -> ReadUnit? {
        if candidate.directoryID != lastDirectory {
            lastDirectory = candidate.directoryID
            unit.directories += 1
        }
        let size = candidate.status.kind == .file ? candidate.status.size : 0
        unit.candidates.append(candidate)
        unit.totalBytes.addSaturated(size)
        if size < UInt64(BlockPolicy.sharedChunkBytes) { unit.smallBytes += Int(size) }
        let isFull =
            unit.smallBytes >= Self.smallBytes || unit.totalBytes >= Self.totalBytes
            || unit.candidates.count >= Self.candidates || unit.directories >= Self.directories
        return isFull ? take(rootPath) : nil
    }

    /// - Returns: the gathered unit; nil when it is empty.
    mutating func take(_ rootPath: [UInt8]) -> ReadUnit? {
        guard !unit.isEmpty else { return nil }
        defer { self = UnitGatherer() }
        unit.rootPath = rootPath
        return unit
    }
}
