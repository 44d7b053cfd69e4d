import CairnFormat

/// A round shows a moment. - Source: decision 0015.
extension DirectoryComparison {
    /// Whether it changed after ``moment``. A time to come is another machine's clock, or was set, and proves nothing.
    func isLater(_ status: FileStatus) -> Bool {
        guard let moment else { return false }
        return moment < status.changed && status.changed <= clock.now()
    }

    func leave(_ root: RootDefinition, _ path: [UInt8], _ why: Later) {
        sink.isLater(WatchedPath(root: root.number, path: path), why)
    }

    /// Whether directories that were found are left for a later round. What was renamed goes whole: its old name goes with this commit.
    var isSpent: Bool { moment != nil && formers.isEmpty && budget?.places == 0 }

    /// When something happened, of the wall clock.
    func wallClock(at monotonic: UInt64) -> Timestamp {
        clock.now().before(nanoseconds: clock.monotonic() &- monotonic)
    }
}
