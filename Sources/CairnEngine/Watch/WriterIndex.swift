import CairnFormat
import Synchronization

/// Files that somebody still had open for writing, or mapped, when they were captured: writes through a mapping give no event, so these are looked at again.
///
/// The first time after 30 s, then after twice as long, up to 15 minutes, until a capture finds no writer. Before each reading what was written through mappings is
/// synced, so that the next write moves the file's times. - Source: DESIGN.md §6, rule 6; mmap(2), "Timestamps changes for file-backed mappings".
///
/// Bounded: beyond ``filesMaximum`` those that have been quiet for longest are forgotten.
public final class WriterIndex: Sendable {
    private struct Entry {
        var next: UInt64
        var pause: UInt64
    }

    private let entries = Mutex<[WatchedPath: Entry]>([:])
    private let filesMaximum: Int

    /// Nanoseconds.
    static let firstPause: UInt64 = 30_000_000_000
    static let longestPause: UInt64 = 900_000_000_000

    public init(filesMaximum: Int = 4_096) { self.filesMaximum = filesMaximum }

    /// A capture has read this file.
    ///
    /// - Parameter now: of ``Clock/monotonic()``.
    func captured(_ place: WatchedPath, hasWriter: Bool, at now: UInt64) {
        entries.withLock { entries in
            guard hasWriter else {
                entries[place] = nil
                return
            }
            if entries[place] == nil, entries.count >= filesMaximum,
                let quietest = entries.max(by: { ($0.value.pause, $0.value.next) < ($1.value.pause, $1.value.next) })?.key
            {
                entries[quietest] = nil
            }
            entries[place] = Entry(next: now &+ Self.firstPause, pause: Self.firstPause)
        }
    }

    var nextDeadline: UInt64? { entries.withLock { $0.values.lazy.map(\.next).min() } }

    /// What is to be looked at now, in no order. Each comes again after a longer pause.
    func due(at now: UInt64) -> [WatchedPath] {
        entries.withLock { entries in
            let due = entries.filter { $0.value.next <= now }
            for (place, entry) in due {
                let pause = min(entry.pause * 2, Self.longestPause)
                entries[place] = Entry(next: now &+ pause, pause: pause)
            }
            return Array(due.keys)
        }
    }

    var all: [WatchedPath] { entries.withLock { Array($0.keys) } }

    func forget(_ place: WatchedPath) { entries.withLock { $0[place] = nil } }
}
