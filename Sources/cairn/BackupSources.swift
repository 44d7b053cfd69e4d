import CairnEngine
import CairnFormat
import CairnLinux

/// What is to be kept: the paths that were named, else the settings' roots, else (for a single backup) the paths of the last one that named some, else the
/// user's standard directories.
struct BackupSources {
    let sources: [BackupRequest.Source]
    /// Whether people named the paths, now or the last time.
    let isAdHoc: Bool

    /// - Parameter commits: gives the repository's commits, asked only when it matters; nil for a daemon, which does not take after a backup of something
    ///   else that was made meanwhile.
    init(_ context: Context, _ paths: [String], commits: (() throws -> [CatalogCommit])?) throws {
        if !paths.isEmpty {
            // Stored as it is by a backup, a symlink cannot be watched: what it leads to can.
            let absolute = paths.map { PathArgument.absolute($0) }
            (sources, isAdHoc) = ((commits == nil ? absolute.map { RealPath.resolve($0) } : absolute).map { .init(path: $0) }, true)
            return
        }
        if !context.settings.roots.isEmpty {
            (sources, isAdHoc) = (context.settings.roots.map(Self.source), false)
            return
        }
        if let last = try commits?().last(where: { $0.commit.isAdHoc }) {
            (sources, isAdHoc) = (last.commit.paths.map { .init(path: $0) }, true)
            return
        }
        let standard = StandardDirectories(context.user)
        for absence in standard.absent {
            context.note("there is no \(PathText.display(absence.name)) directory (\(PathText.display(absence.path)))")
        }
        guard !standard.roots.isEmpty else {
            throw CommandFailure(
                "there is nothing to back up: no PATH, no roots in the settings, no Documents or Application Support directory",
                next: "name some: `cairn backup PATH…`")
        }
        (sources, isAdHoc) = (standard.roots.map(Self.source), false)
    }

    /// A root may be a symlink to where the files really are; kept is what it leads to.
    private static func source(_ root: Settings.Root) -> BackupRequest.Source {
        BackupRequest.Source(path: RealPath.resolve(root.path), name: root.name, role: root.role)
    }
}
