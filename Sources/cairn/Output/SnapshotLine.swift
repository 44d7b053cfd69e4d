import CairnCore
import CairnFormat
import CairnLinux
import CairnText

/// One line of `snapshots`: a commit, or a day's captures.
struct SnapshotLine {
    /// The last of them.
    let commit: Commit
    /// Of all of them together.
    private(set) var counts: CommitCounts
    private(set) var captures = 1

    /// So few are listed one by one.
    private static let foldedMinimum = 3

    init(_ commit: Commit) {
        self.commit = commit
        counts = commit.counts
    }

    private init(_ captures: [Commit]) {
        commit = captures[captures.count - 1]
        counts = commit.counts
        self.captures = captures.count
        for other in captures.dropLast() {
            counts.new &+= other.counts.new
            counts.changed &+= other.counts.changed
            counts.deleted &+= other.counts.deleted
            counts.failed &+= other.counts.failed
            counts.bytesNew &+= other.counts.bytesNew
            counts.bytesStored &+= other.counts.bytesStored
        }
    }

    /// - Parameter zones: the time zones of the times.
    static func columns(zones: String, showsSize: Bool) -> [Table.Column] {
        var columns = [
            Table.Column(title: "ID"), Table.Column(title: "Time (\(zones))"),
            Table.Column(title: "Host", rank: 1), Table.Column(title: "Kind", rank: 5),
            Table.Column(title: "Files", isNumber: true, rank: 8),
            Table.Column(title: "New", isNumber: true, rank: 10),
            Table.Column(title: "Changed", isNumber: true, rank: 10),
            Table.Column(title: "Deleted", isNumber: true, rank: 10),
            Table.Column(title: "New bytes", isNumber: true, rank: 7),
            Table.Column(title: "Stored", isNumber: true, rank: 9),
            Table.Column(title: "Tags", rank: 2), Table.Column(title: "Pinned", rank: 4),
            Table.Column(title: "Failed", isNumber: true, rank: 3), Table.Column(title: "Paths"),
        ]
        if showsSize {
            columns.insert(
                Table.Column(title: "Size", isNumber: true, rank: 6), at: Self.sizePlace)
        }
        return columns
    }

    /// Behind the items.
    private static let sizePlace = 5

    /// - Parameter size: nil where it was not asked for.
    func cells(showsHost: Bool, isPinned: Bool, size: UInt64? = nil) -> [Table.Cell] {
        let isFolded = captures > 1
        let kind = isFolded ? "… \(Quantity.of(captures, "capture"))" : ItemText.kind(commit.kind)
        var cells = [
            Table.Cell(commit.shortID, .id), Table.Cell(TimeText.local(commit.time)),
            Table.Cell(showsHost ? PathText.display(commit.host) : ""),
            Table.Cell(kind, commit.kind == .partial ? .faint : .plain),
            number(counts.live), number(counts.new), number(counts.changed),
            number(counts.deleted), bytes(counts.bytesNew), bytes(counts.bytesStored),
            Table.Cell(commit.tags.shown()), Table.Cell(isPinned ? "pinned" : ""),
            Table.Cell(counts.failed > 0 ? Quantity.count(counts.failed) : "", .bad),
            paths,
        ]
        if let size { cells.insert(bytes(size), at: Self.sizePlace) }
        return cells
    }

    private func number(_ count: UInt64) -> Table.Cell {
        Table.Cell(Quantity.count(count), count == 0 ? .faint : .plain)
    }

    private func bytes(_ count: UInt64) -> Table.Cell {
        Table.Cell(Quantity.bytes(count), count == 0 ? .faint : .plain)
    }

    /// Whole for a pipe; for people as they write them, and where there is no room the first.
    private var paths: Table.Cell {
        guard Terminal.isInteractive else { return Table.Cell(commit.paths.shown(" ")) }
        let short = commit.paths.map { HomePath.short($0) }
        let brief = short.first.map { short.count > 1 ? "\($0) and \(short.count - 1) more" : $0 }
        return Table.Cell(short.joined(separator: " "), brief: brief)
    }

    /// Makes one line of captures that follow one another on one day. What is pinned is a line of
    /// its own.
    static func folded(_ commits: [Commit], but pinned: Set<Hash128> = []) -> [SnapshotLine] {
        var lines: [SnapshotLine] = []
        var run: [Commit] = []
        func finish() {
            lines += run.count < foldedMinimum ? run.map { SnapshotLine($0) } : [SnapshotLine(run)]
            run = []
        }
        for commit in commits {
            let folds = commit.kind == .capture && !pinned.contains(commit.id)
            let continues = folds && run.last.map { day($0) == day(commit) } ?? true
            if !continues { finish() }
            if folds { run.append(commit) } else { lines.append(SnapshotLine(commit)) }
        }
        finish()
        return lines
    }

    private static func day(_ commit: Commit) -> Substring {
        TimeText.local(commit.time).prefix(10)
    }
}
