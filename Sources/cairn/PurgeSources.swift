import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnSettings
import CairnSource

/// The directories to purge according to the settings, and those that no purge enters: the same for
/// the command and for the daemon.
extension PurgeConfiguration {
    /// - Parameter kept: kept directories besides the settings' roots: the paths given to a daemon.
    init(_ context: Context, keeping kept: [[UInt8]] = []) {
        self.init()
        let purge = context.settings.purge
        if purge.caches {
            roots.append(
                PurgeRoot(
                    base: DefaultLocations(context.user).caches, role: .caches, origin: .ownCaches))
        }
        let set = context.rootSet()
        roots += set.roots.compactMap { $0.purge && $0.state == .notKept ? Self.root($0) : nil }
        // A root within what is Cairn's own is none, whatever the settings say.
        let places = [context.repositoryPath, Array(context.state.path.utf8)]
        let own = (places + context.ownPlaces.map(\.path)).map(RealPath.resolve)
        roots = roots.filter { root in
            let path = RealPath.resolve(root.absolute)
            return !own.contains { ItemPath.relative(path, to: $0) != nil }
        }
        policy = purge.policy
        every = purge.every.wholeNanoseconds
        // The home and everything above it, Cairn's own places, and kept directories: neither these
        // nor their contents are removed because of a root around them.
        self.kept = Self.above(context.user.home).union(own + kept).union(
            set.roots.filter { $0.role.isKept && $0.state != .disabled }.flatMap {
                [$0.path, $0.namedPath]
            })
    }

    /// A root of caches or temporary files that the settings give to be purged; nil for a
    /// container's part that does not lie in the container.
    private static func root(_ root: RootSet.Root) -> PurgeRoot? {
        guard let role = PurgeRole(root.role) else { return nil }
        guard let container = root.container
        else { return PurgeRoot(base: root.path, role: role, origin: .settings(name: root.name)) }
        var home = root.path
        while home.count > 1, ItemPath.split(home).name != container.id {
            home = ItemPath.split(home).parent
        }
        return PurgeRoot(
            partAt: root.path, of: container, in: ItemPath.split(home).parent, role: role)
    }

    private static func above(_ home: [UInt8]) -> Set<[UInt8]> {
        var paths: Set = [[ItemPath.separator]]
        var home = RealPath.resolve(home)
        while home.count > 1 {
            paths.insert(home)
            home = ItemPath.split(home).parent
        }
        return paths
    }
}
