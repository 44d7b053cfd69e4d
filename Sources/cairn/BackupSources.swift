import CairnEngine
import CairnFormat
import CairnLinux

/// What is to be kept: the paths that were named, else what the settings name, else (for a single backup) the paths of the last one that named some, else the
/// user's standard directories and containers.
struct BackupSources {
    let sources: [BackupRequest.Source]
    /// What the settings name and cannot be kept.
    let refused: [ItemFailure]
    let parts: [SourcePart]
    /// What is not kept beneath them.
    let unkept: [RuleBook.Unkept]
    /// Whether people named the paths, now or the last time.
    let isAdHoc: Bool

    /// - Parameter commits: gives the repository's commits, asked only when it matters; nil for a daemon, which does not take after a backup of something
    ///   else that was made meanwhile.
    init(_ context: Context, _ paths: [String], commits: (() throws -> [CatalogCommit])?) throws {
        let set = context.rootSet()
        parts = set.parts
        unkept = set.unkept
        if !paths.isEmpty {
            // Stored as it is by a backup, a symlink cannot be watched: what it leads to can.
            let absolute = paths.map { PathArgument.absolute($0) }
            sources = (commits == nil ? absolute.map { RealPath.resolve($0) } : absolute).map { .init(path: $0) }
            (refused, isAdHoc) = ([], true)
            return
        }
        if !context.settings.namesRoots, let last = try commits?().last(where: { $0.commit.isAdHoc }) {
            (sources, refused, isAdHoc) = (last.commit.paths.map { .init(path: $0) }, [], true)
            return
        }
        for root in set.absent(StandardDirectories(context.user)) {
            context.note("there is no \(PathText.display(root.name)) directory (\(PathText.display(root.namedPath)))")
        }
        (sources, refused, isAdHoc) = (set.sources, set.refused, false)
        guard sources.isEmpty else { return }
        if let first = refused.first { throw first }
        throw CommandFailure(
            "there is nothing to back up: no PATH, no roots in the settings, no Documents or Application Support directory",
            next: "name some: `cairn backup PATH…`")
    }

    /// The parts of application containers.
    ///
    /// - Throws: ``CommandFailure`` for one that is not there.
    init(_ context: Context, containers: [String]) throws {
        let set = context.rootSet()
        var paths: Set<[UInt8]> = []
        for text in containers {
            let found = set.roots(of: ArgumentText.bytes(text)).compactMap { root in
                root.state == .kept || root.state.isHeld ? root.path : nil
            }
            guard !found.isEmpty else { throw ContainerArgument.unknown(text, among: set.containers) }
            paths.formUnion(found)
        }
        sources = set.roots.filter { paths.contains($0.path) && $0.container != nil }.map {
            BackupRequest.Source(path: $0.path, name: $0.name, role: $0.role)
        }
        parts = set.parts
        unkept = set.unkept
        refused = []
        isAdHoc = false
    }
}

extension Context {
    /// Every root there is now, and why.
    func rootSet() -> RootSet {
        RootSet(settings, on: rootGround)
    }

    var rootGround: RootGround {
        .current(user, fileSystem: LinuxFileSystem(), own: [repositoryPath, Array(state.path.utf8)])
    }
}

extension RootSet.State {
    var isHeld: Bool { if case .held = self { true } else { false } }
}

/// A container as people name it.
enum ContainerArgument {
    static func unknown(_ text: String, among known: [[UInt8]]) -> CommandFailure {
        CommandFailure(
            "there is no container \(PathText.display(ArgumentText.bytes(text)))",
            next: known.isEmpty
                ? "none was found; `cairn roots` shows where they are looked for"
                : "there are: " + known.prefix(20).map { PathText.display($0) }.joined(separator: ", ")
                    + (known.count > 20 ? " and \(known.count - 20) more (`cairn roots`)" : ""))
    }
}
