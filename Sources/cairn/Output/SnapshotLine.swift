import CairnFormat
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
            counts.bytesStored &+= other.counts.bytesStored
        }
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
