import CairnFormat

/// The size of what each commit would restore: the bytes of its files and symlinks, before
/// deduplication and compression.
///
/// One pass over the rows of all versions answers for all commits, since the versions that a
/// commit shows are those that began at or before it and end after it.
public struct CommitSizes: Sendable {
    /// By the numbers of the commits.
    private var sizes: [Int64: UInt64] = [:]

    /// - Parameter commits: in order of number.
    public init(_ reader: CatalogReader, of commits: [CatalogCommit]) throws {
        // By root, how much more there is from a commit on.
        var changes: [UInt64: [Int64: Int64]] = [:]
        try reader.forEachVersion { version in
            guard !version.item.isDirectory else { return }
            // What is hostile may have any size.
            let bytes = Int64(clamping: version.item.size)
            changes[version.root, default: [:]][version.first, default: 0] &+= bytes
            if let last = version.last {
                changes[version.root, default: [:]][last, default: 0] &-= bytes
            }
        }
        for root in try reader.roots() {
            var rest = (changes[root.definition.number] ?? [:]).sorted { $0.key < $1.key }[...]
            var bytes: Int64 = 0
            for commit in commits {
                while let next = rest.first, next.key <= commit.number {
                    bytes &+= next.value
                    rest.removeFirst()
                }
                guard root.exists(at: commit.number) else { continue }
                sizes[commit.number, default: 0] &+= UInt64(max(0, bytes))
            }
        }
    }

    public subscript(_ commit: CatalogCommit) -> UInt64 { sizes[commit.number] ?? 0 }
}
