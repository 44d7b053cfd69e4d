import CairnCore
import CairnFormat
import CairnRepository

extension LostChunks {
    /// Finds the versions to which they belong, and those of them that versions need.
    ///
    /// - Parameter blocks: what a restore reads with: a chunk that it gives is not lost. Nil where
    ///   the packs are known to lack these chunks.
    /// - Throws: ``CatalogError``, ``FormatError``.
    public func damage(
        in catalog: Catalog, besides blocks: BlockReader? = nil,
        _ cancellation: Cancellation = Cancellation()
    ) throws -> (report: DamageReport, chunks: Set<ChunkID>) {
        let reader = try CatalogReader(catalog)
        let roots = try reader.allRoots().byNumber
        var marks = CommitMarks(try CatalogReader(catalog))
        var report = DamageReport()
        var chunks: Set<ChunkID> = []
        var files: Set<RepositoryPath> = []
        var readable: Set<ChunkID> = []
        try reader.forEachVersion { version in
            guard let content = version.item.content, !cancellation.isRequested else { return }
            var lostBytes: UInt64 = 0
            for chunk in content.chunks where try contains(chunk) {
                if readable.contains(chunk.id) { continue }
                if !chunks.contains(chunk.id), let blocks, (try? blocks.holds(chunk)) == true {
                    readable.insert(chunk.id)
                    continue
                }
                chunks.insert(chunk.id)
                lostBytes += UInt64(chunk.length)
            }
            guard lostBytes > 0 else { return }
            report.versionCount += 1
            files.insert(version.place)
            guard report.versions.count < DamageReport.versionsMaximum else { return }
            report.versions.append(
                DamagedVersion(
                    root: roots[version.root]?.definition ?? Self.unknownRoot(version.root),
                    path: version.path, first: try marks.mark(version.first),
                    last: try version.last.map { try marks.mark($0) },
                    size: content.size, contentBytes: content.streamBytes, lostBytes: lostBytes))
        }
        report.versions.sort(by: Self.precedes)
        report.fileCount = files.count
        report.chunkCount = chunks.count
        report.readableCount = readable.count
        return (report, chunks)
    }

    private static func unknownRoot(_ number: UInt64) -> RootDefinition {
        RootDefinition(
            number: number, name: Array("root-\(number)".utf8), path: [ItemPath.separator],
            role: .adHoc)
    }

    private static func precedes(_ left: DamagedVersion, _ right: DamagedVersion) -> Bool {
        if left.root.name != right.root.name {
            return left.root.name.lexicographicallyPrecedes(right.root.name)
        }
        if left.path != right.path { return left.path.lexicographicallyPrecedes(right.path) }
        return left.first.number < right.first.number
    }
}

/// The times of commits, each looked up once.
private struct CommitMarks {
    private let reader: CatalogReader
    private var known: [Int64: CommitMark] = [:]

    init(_ reader: CatalogReader) { self.reader = reader }

    mutating func mark(_ number: Int64) throws -> CommitMark {
        if let mark = known[number] { return mark }
        let time = try reader.commit(notBefore: number)?.commit.time ?? Timestamp(seconds: 0)
        let mark = CommitMark(number: number, time: time)
        known[number] = mark
        return mark
    }
}
