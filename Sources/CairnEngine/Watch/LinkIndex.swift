import CairnFormat
import Synchronization

/// The names of files that have several, by device and inode: a write through one of them is news of all. - Source: DESIGN.md §6, rule 8.
///
/// Bounded: beyond ``namesMaximum`` names it forgets, and says so, for the watcher to rescan instead.
public final class LinkIndex: Sendable {
    private struct State {
        var names: [LinkIdentity: Set<WatchedPath>] = [:]
        var count = 0
        var isFull = false
        var isNew: [WatchedPath] = []
    }

    private let state = Mutex(State())
    private let namesMaximum: Int

    public init(namesMaximum: Int = 65_536) { self.namesMaximum = namesMaximum }

    public func note(_ identity: LinkIdentity, at place: WatchedPath) {
        state.withLock { state in
            guard state.count < namesMaximum else {
                state.isFull = true
                return
            }
            guard state.names[identity, default: []].insert(place).inserted else { return }
            state.count += 1
            state.isNew.append(place)
        }
    }

    /// The other names that a file met at `place` had when they were last seen.
    public func others(of place: WatchedPath, _ identity: LinkIdentity) -> [WatchedPath] {
        state.withLock { state in state.names[identity]?.filter { $0 != place } ?? [] }
    }

    /// Forgets a name that is no longer one of several.
    public func remove(_ identity: LinkIdentity, at place: WatchedPath) {
        state.withLock { state in
            guard state.names[identity]?.remove(place) != nil else { return }
            state.count -= 1
            if state.names[identity]?.isEmpty == true { state.names[identity] = nil }
        }
    }

    /// Names noted since the last call: they want watches of their own, for writes through names outside the roots.
    public func takeNew() -> [WatchedPath] {
        state.withLock { state in
            defer { state.isNew = [] }
            return state.isNew
        }
    }

    public var isFull: Bool { state.withLock { $0.isFull } }
}
