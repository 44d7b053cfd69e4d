import CairnCore
import CairnFormat
import Synchronization

/// Files that somebody had open or mapped for writing when they were last read, or that a survey
/// found.
///
/// Writes through a mapping make no event until the mapping ends. Such a file is examined again
/// after ``firstPause``, then after twice as long each time up to a minute, or up to
/// ``longestPause`` with many files, and at each flush. Its times show whether it must be read:
/// reading it made the kernel record the next write (``SourceFile/findWriter()``).
/// - What it does not know: a file that another user's process mapped, and that was never written
///   to before, is found at its last close or by the daily reconcile.
/// - Bounded: ``placesMaximum`` places; further ones are not remembered, and noticed at their last
///   close.
/// - Source: Docs/INOTIFY.md, rule 6.
public final class OpenWriters: Sendable {
    private struct Entry {
        var pause: UInt64
        var next: UInt64
        /// Its name was removed, and may reappear elsewhere.
        var isGone = false
    }

    public static let placesMaximum = 4_096
    static let firstPause: UInt64 = 30_000_000_000
    static let longestPause: UInt64 = 900_000_000_000
    /// A look costs one `statx`. So few files are examined once a minute at least …
    static let fewPlaces = 64
    static let fewPause: UInt64 = 60_000_000_000

    private let entries = Mutex<[RepositoryPath: Entry]>([:])

    public init() {}

    /// Notes the result of reading the file at `place`.
    ///
    /// - Parameter now: of ``Clock/monotonic()``.
    public func note(_ place: RepositoryPath, hasWriter: Bool, at now: UInt64) {
        entries.withLock { entries in
            if !hasWriter {
                entries[place] = nil
            } else if entries[place] != nil || entries.count < Self.placesMaximum {
                // It was read because something was written: examine it again soon.
                entries[place] = Entry(
                    pause: Self.firstPause, next: now.addingSaturated(Self.firstPause))
            }
        }
    }

    /// Notes that somebody can write to the file at `place`.
    ///
    /// - Returns: whether that is news.
    public func add(_ place: RepositoryPath, at now: UInt64) -> Bool {
        entries.withLock { entries in
            guard entries[place] == nil, entries.count < Self.placesMaximum else { return false }
            entries[place] = Entry(
                pause: Self.firstPause, next: now.addingSaturated(Self.firstPause))
            return true
        }
    }

    public var nextDeadline: UInt64? { entries.withLock { $0.values.map(\.next).min() } }

    /// All places, for a barrier.
    public func places() -> [RepositoryPath] {
        entries.withLock { entries in
            entries = entries.filter { !$0.value.isGone }
            return Array(entries.keys)
        }
    }

    /// The places to examine now. Each waits longer the next time, unless it is read again.
    public func due(at now: UInt64) -> [RepositoryPath] {
        entries.withLock { entries in
            guard entries.values.contains(where: { $0.next <= now }) else { return [] }
            entries = entries.filter { !$0.value.isGone }
            let due = entries.filter { $0.value.next <= now }
            // … and more of them less often.
            let longest = min(
                Self.longestPause, Self.fewPause * UInt64(1 + entries.count / Self.fewPlaces))
            for (place, entry) in due {
                let pause = min(2 * entry.pause, longest)
                entries[place] = Entry(pause: pause, next: now.addingSaturated(pause))
            }
            return Array(due.keys)
        }
    }

    /// Notes that the place no longer exists. A ``move(from:to:)`` may follow.
    public func remove(_ place: RepositoryPath) { entries.withLock { $0[place]?.isGone = true } }

    /// Notes that `to` was `from` a moment ago, with everything beneath.
    public func move(from: RepositoryPath, to: RepositoryPath) {
        entries.withLock { entries in
            for (place, entry) in entries where place.root == from.root {
                guard let rest = ItemPath.relative(place.path, to: from.path) else { continue }
                entries[place] = nil
                entries[to.appending(rest)] = Entry(pause: entry.pause, next: entry.next)
            }
        }
    }
}
