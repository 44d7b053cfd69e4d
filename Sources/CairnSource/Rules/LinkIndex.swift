import CairnCore
import CairnFormat
import Synchronization

/// The names of files that have several, or are mounted there, by device and inode: a write through
/// one of them changes all.
/// - Source: Docs/INOTIFY.md, rule 8.
///
/// A cache for frequent events, not the truth: unknown names are found in the catalog when the file
/// is read (``LinkFollower``). Bounded: beyond ``namesMaximum`` names it begins anew.
public final class LinkIndex: Sendable {
    private struct State {
        var names: [LinkIdentity: Set<RepositoryPath>] = [:]
        var identities: [RepositoryPath: LinkIdentity] = [:]
        /// Where a file is mounted.
        var mounted: Set<RepositoryPath> = []
        var isNew: [RepositoryPath] = []
        var hasLost = false

        mutating func remove(_ place: RepositoryPath, _ identity: LinkIdentity) {
            identities[place] = nil
            mounted.remove(place)
            names[identity]?.remove(place)
            if names[identity]?.isEmpty == true { names[identity] = nil }
        }
    }

    private let state = Mutex(State())
    private let namesMaximum: Int

    public init(namesMaximum: Int = 65_536) { self.namesMaximum = namesMaximum }

    public func note(
        _ identity: LinkIdentity, at place: RepositoryPath, isMounted: Bool = false
    ) {
        state.withLock { state in
            // Known or not: its watch may have ended with a directory that was away or excluded
            // meanwhile, and a second request does no harm.
            if state.isNew.count < namesMaximum {
                state.isNew.append(place)
            } else {
                state.hasLost = true
            }
            if let old = state.identities[place] {
                if old == identity, state.mounted.contains(place) == isMounted { return }
                state.remove(place, old)
            }
            if state.identities.count >= namesMaximum {
                state.identities = [:]
                state.names = [:]
                state.mounted = []
            }
            if isMounted { state.mounted.insert(place) }
            state.identities[place] = identity
            state.names[identity, default: []].insert(place)
        }
    }

    /// The other names of the file at `place` when they were last seen.
    public func others(of place: RepositoryPath) -> [RepositoryPath] {
        state.withLock { state in
            state.identities[place].flatMap { state.names[$0]?.filter { $0 != place } } ?? []
        }
    }

    /// The places where a file was mounted when they were last seen.
    public var mounted: [RepositoryPath] { state.withLock { Array($0.mounted) } }

    /// Names noted since the last call, known before or not: they need watches of their own, for
    /// writes through names outside the roots.
    ///
    /// - Returns: also whether there were more of them than are held.
    public func takeNew() -> (places: [RepositoryPath], hasLost: Bool) {
        state.withLock { state in
            defer { (state.isNew, state.hasLost) = ([], false) }
            return (state.isNew, state.hasLost)
        }
    }
}
