import CairnFormat
import Synchronization

/// The names of files that have several, by device and inode: a write through one of them is news of all. - Source: DESIGN.md §6, rule 8.
///
/// Bounded: beyond ``namesMaximum`` names it forgets, and says so, for the watcher to rescan instead.
public final class LinkIndex: Sendable {
    private struct State {
        var names: [LinkIdentity: Set<WatchedPath>] = [:]
        var identities: [WatchedPath: LinkIdentity] = [:]
        var isFull = false
        var isNew: [WatchedPath] = []

        mutating func remove(_ place: WatchedPath, _ identity: LinkIdentity) {
            identities[place] = nil
            names[identity]?.remove(place)
            if names[identity]?.isEmpty == true { names[identity] = nil }
        }
    }

    private let state = Mutex(State())
    private let namesMaximum: Int

    public init(namesMaximum: Int = 65_536) { self.namesMaximum = namesMaximum }

    public func note(_ identity: LinkIdentity, at place: WatchedPath) {
        state.withLock { state in
            if let old = state.identities[place] {
                if old == identity {
                    // Its watch may have gone with a directory that was away or left out meanwhile: asked for twice does no harm.
                    if state.isNew.count < namesMaximum { state.isNew.append(place) }
                    return
                }
                state.remove(place, old)
            }
            guard state.identities.count < namesMaximum else {
                state.isFull = true
                return
            }
            state.identities[place] = identity
            state.names[identity, default: []].insert(place)
            state.isNew.append(place)
        }
    }

    /// The other names that the file at `place` had when they were last seen.
    public func others(of place: WatchedPath) -> [WatchedPath] {
        state.withLock { state in
            guard !state.identities.isEmpty, let identity = state.identities[place] else { return [] }
            return state.names[identity]?.filter { $0 != place } ?? []
        }
    }

    /// Names noted since the last call, known before or not: they want watches of their own, for writes through names outside the roots.
    public func takeNew() -> [WatchedPath] {
        state.withLock { state in
            defer { state.isNew = [] }
            return state.isNew
        }
    }

    public var isFull: Bool { state.withLock { $0.isFull } }
}
