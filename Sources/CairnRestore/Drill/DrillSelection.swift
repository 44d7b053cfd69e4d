import CairnFormat
import CairnRepository
import Glibc

/// A version for a drill to restore.
struct DrillVersion: Sendable {
    let root: UInt64
    /// Relative to the root; empty for a root that is a file.
    let path: [UInt8]
    /// The commit from which it is restored.
    let commit: Int64
    let isLive: Bool
    let content: FileContent
    let isInconsistent: Bool
}

/// Picks the versions of a drill at random; new and never restored ones are preferred.
///
/// One pass over all versions: each gets the key u^(1/w), with u uniform and w its weight. The
/// requested number of versions with the greatest keys is taken. Memory: the chosen versions, at
/// most ``versionsMaximum``.
/// - Source: Efraimidis and Spirakis, "Weighted random sampling with a reservoir", Information
///   Processing Letters 97 (2006), A-ES.
struct DrillSelection {
    let sample: DrillSample
    let record: DrillRecord
    /// Numbers of the existing commits, ascending.
    let commits: [Int64]
    let roots: [UInt64: CatalogRoot]
    /// Commits from this one on are new.
    let newCommit: Int64
    let today: UInt16
    var chance: SplitMix64

    static let versionsMaximum = 1 << 16
    /// Versions of the last so many days are new.
    static let newDays: Int64 = 7
    private static let newWeight = 4.0
    private static let untriedWeight = 8.0

    private struct Candidate {
        let key: Double
        let version: DrillVersion
    }

    /// - Returns: the versions, in no order.
    /// - Throws: ``CatalogError``, ``FormatError``.
    mutating func run(_ reader: CatalogReader) throws -> [DrillVersion] {
        var heap: [Candidate] = []
        var bytes: UInt64 = 0
        try reader.forEachVersion { placed in
            guard let version = version(placed), fits(version) else { return }
            let candidate = Candidate(key: key(placed, version.content), version: version)
            if isEnough(heap.count, bytes), let least = heap.first, candidate.key <= least.key {
                return
            }
            Self.push(candidate, &heap)
            bytes.addSaturated(version.content.streamBytes)
            while heap.count > 1, let least = heap.first?.version.content.streamBytes,
                isEnough(heap.count - 1, bytes - least)
            {
                bytes -= least
                Self.pop(&heap)
            }
        }
        return heap.map(\.version)
    }

    /// The version of a catalog row; nil for a row without content or without an existing commit.
    func version(_ placed: CatalogReader.PlacedVersion) -> DrillVersion? {
        guard let content = placed.item.content, !content.chunks.isEmpty,
            let commit = commit(of: placed)
        else { return nil }
        return DrillVersion(
            root: placed.root, path: placed.path, commit: commit, isLive: placed.last == nil,
            content: content, isInconsistent: placed.item.isInconsistent)
    }

    /// A file larger than the whole sample would fill it alone.
    private func fits(_ version: DrillVersion) -> Bool {
        if case .bytes(let number) = sample { return version.content.streamBytes <= number }
        return true
    }

    private func isEnough(_ count: Int, _ bytes: UInt64) -> Bool {
        if count >= Self.versionsMaximum { return true }
        switch sample {
        case .versions(let number): return count >= number
        case .bytes(let number): return bytes >= number
        case .everything: return false
        }
    }

    private func commit(of version: CatalogReader.PlacedVersion) -> Int64? {
        // The newest commit that shows it: retention removes commits.
        let end = version.last ?? .max
        let shown = commits[..<commits.partitioningIndex { $0 >= end }]
        // A commit may be forgotten in some roots only.
        return shown.reversed().lazy.prefix { $0 >= version.first }.first {
            roots[version.root]?.exists(at: $0) == true
        }
    }

    private mutating func key(_ version: CatalogReader.PlacedVersion, _ content: FileContent)
        -> Double
    {
        var weight = 1.0
        if version.first >= newCommit { weight *= Self.newWeight }
        if let day = record.day(of: content) {
            // The longer ago, the likelier.
            weight *= 1 + Double(Int(today) - Int(day)) / Double(DrillSummary.days)
        } else {
            weight *= Self.untriedWeight
        }
        let uniform = Double.random(in: Double.leastNonzeroMagnitude..<1, using: &chance)
        // ln(u)/w has the order of u^(1/w) without losing precision.
        return log(uniform) / max(weight, 0.001)
    }

    // MARK: A heap with the least key on top

    private static func push(_ candidate: Candidate, _ heap: inout [Candidate]) {
        heap.append(candidate)
        var index = heap.count - 1
        while index > 0, heap[index].key < heap[(index - 1) / 2].key {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private static func pop(_ heap: inout [Candidate]) {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2]
            where child < heap.count && heap[child].key < heap[least].key { least = child }
            if least == index { return }
            heap.swapAt(index, least)
            index = least
        }
    }

    /// Content of all live files, and how much of it was restored, by day. Content that no pack
    /// holds any more does not count, even if it was restored before.
    static func coverage(_ reader: CatalogReader, _ record: DrillRecord) throws -> (
        liveBytes: UInt64, proven: [UInt16: UInt64]
    ) {
        var liveBytes: UInt64 = 0
        var proven: [UInt16: UInt64] = [:]
        try reader.forEachVersion { version in
            guard version.last == nil, let content = version.item.content else { return }
            liveBytes.addSaturated(content.streamBytes)
            if let day = record.day(of: content),
                try content.chunks.allSatisfy({ try reader.location(of: $0.id) != nil })
            {
                proven[day, default: 0] += content.streamBytes
            }
        }
        return (liveBytes, proven)
    }
}
