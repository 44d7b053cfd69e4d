import CairnEngine
import CairnFormat
import CairnLinux

/// What the settings give to be purged, and what no purge goes into: the same for the command and for the daemon.
struct PurgeSources {
    let roots: [PurgeRoot]
    let spared: Set<DirectoryIdentity>
    let policy: PurgePolicy
    private let every: UInt64

    init(_ context: Context) {
        var roots: [PurgeRoot] = []
        let purge = context.settings.purge
        if purge.caches {
            roots.append(PurgeRoot(base: DefaultLocations(context.user).caches, role: .caches, origin: .ownCaches))
        }
        // A root within the repository or Cairn's own state is none, whatever the settings say.
        let own = [context.repositoryPath, Array(context.state.path.utf8)].map(RealPath.resolve)
        self.roots = roots.filter { root in
            let path = RealPath.resolve(root.absolute)
            return !own.contains { ItemPath.relative(path, to: $0) != nil }
        }
        policy = purge.policy
        every = purge.every.wholeNanoseconds
        spared = Self.spared(context, own)
    }

    var configuration: PurgeConfiguration {
        var configuration = PurgeConfiguration()
        configuration.roots = roots
        configuration.policy = policy
        configuration.spared = spared
        configuration.every = every
        return configuration
    }

    /// The home and all above it, the repository, Cairn's state, and what is kept: neither these nor what is in them goes by a root around them.
    private static func spared(_ context: Context, _ own: [[UInt8]]) -> Set<DirectoryIdentity> {
        var paths = own + [[ItemPath.separator]]
        var home = RealPath.resolve(context.user.home)
        while home.count > 1 {
            paths.append(home)
            home = ItemPath.split(home).parent
        }
        paths += context.settings.roots.filter { $0.role != .caches && $0.role != .temporary }.map(\.path)
        paths += StandardDirectories(context.user).roots.filter { $0.role != .caches && $0.role != .temporary }.map(\.path)
        let fileSystem = LinuxFileSystem()
        return Set(
            paths.compactMap { path in
                guard let status = try? fileSystem.openRoot(path).status() else { return nil }
                return DirectoryIdentity(device: status.device, inode: status.inode)
            })
    }
}
