import CairnCore
import CairnLinux
import CairnSettings
import CairnSource
import CairnText

/// The sources to keep: the named paths, else the settings' roots, else the user's standard
/// directories and containers. The same for a backup, `cairn watch` and the service: paths named
/// for an earlier backup were kept only once.
struct BackupSources {
    let sources: [BackupSource]
    /// Roots of the settings that cannot be kept.
    let refused: [ItemFailure]
    let parts: [SourcePart]
    /// Exclusions beneath the sources.
    let excludedPlaces: [RuleBook.ExcludedPlace]
    /// Roots in which a CACHEDIR.TAG or .nobackup has no effect.
    let named: Set<[UInt8]>
    /// See ``RootSet/wanted``.
    let wanted: Set<[UInt8]>
    /// Whether people named the paths.
    let isAdHoc: Bool

    /// - Parameter isWatched: whether a daemon uses them. A backup stores a symlink as it is; a
    ///   daemon can only watch its target.
    init(_ context: Context, _ paths: [String], isWatched: Bool = false) throws {
        let set = context.rootSet()
        parts = set.parts
        excludedPlaces = set.excludedPlaces
        wanted = set.wanted
        if !paths.isEmpty {
            let absolute = paths.map { PathArgument.item($0) }
            sources = (isWatched ? absolute.map { RealPath.resolve($0) } : absolute).map {
                .init(path: $0)
            }
            (refused, isAdHoc) = ([], true)
            named = set.named.union(sources.map(\.path))
            return
        }
        for root in set.absent(StandardDirectories(context.user)) {
            context.note(
                "there is no \(PathText.display(root.name)) directory (\(PathText.display(root.namedPath)))"
            )
        }
        (sources, refused, isAdHoc) = (set.sources, set.refused, false)
        named = set.named
        guard sources.isEmpty else { return }
        if let first = refused.first { throw first }
        throw CommandFailure(
            "there is nothing to back up, because no PATH was given, the settings have no roots, and there is no Documents or Application Support directory",
            "run `cairn roots add PATH` to make a directory a root, or `cairn backup PATH…` to back it up once"
        )
    }

    /// The parts of application containers.
    ///
    /// - Throws: ``CommandFailure`` for a missing one.
    init(_ context: Context, containers: [String]) throws {
        let set = context.rootSet()
        var paths: Set<[UInt8]> = []
        for text in containers {
            let found = set.roots(of: ArgumentText.bytes(text)).compactMap { root in
                root.state == .kept || root.state.isHeld ? root.path : nil
            }
            guard !found.isEmpty
            else { throw ContainerArgument.unknown(text, among: set.containers) }
            paths.formUnion(found)
        }
        sources = set.roots.filter { paths.contains($0.path) && $0.container != nil }.map {
            BackupSource(
                path: $0.path, name: $0.name, role: $0.role, largeFilePause: $0.largeFilePause)
        }
        (parts, excludedPlaces, named) = (set.parts, set.excludedPlaces, set.named)
        (refused, isAdHoc, wanted) = ([], false, set.wanted)
    }
}

/// Notes on roots with a CACHEDIR.TAG or .nobackup at their top, where it has no effect.
enum MarkedRoots {
    static func notes(_ sources: [BackupSource], _ rules: RuleBook) -> [String] {
        sources.compactMap { source in
            rules.ignoredMarker(atTop: source.path).map {
                "\(PathText.display(source.path)) is \(text($0))"
            }
        }
    }

    static func text(_ found: FoundFlag) -> String {
        "backed up, although \(RuleText.sentence(found.verdict))"
            + (found.doubt.map { ", because \(RuleText.text($0))" } ?? "")
    }
}

/// A root's own exclusion flags and markers.
struct RootMarks {
    /// The rule that excludes all of it; nil when none does.
    let exclusion: RuleVerdict?
    /// A marker that has no effect in a root.
    let ignored: FoundFlag?

    init(_ root: RootSet.Root, _ set: RootSet, _ context: Context) {
        var rules = context.exclusionRules
        rules.name(set)
        guard root.state == .kept, (try? LinuxFileSystem().openRoot(root.path)) != nil else {
            (exclusion, ignored) = (nil, nil)
            return
        }
        exclusion =
            RuleJudge(context.fileSystem, rules: rules, roots: [root.path]).judge(root.path).verdict
        ignored = rules.ignoredMarker(atTop: root.path)
    }
}

extension RuleBook {
    fileprivate func ignoredMarker(atTop root: [UInt8]) -> FoundFlag? {
        guard let directory = try? LinuxFileSystem().openRoot(root) else { return nil }
        return ignoredMarkers(Place(root: root, path: [], device: nil), directory).first
    }
}

extension Context {
    /// The answer of the rules for a place in the present roots.
    func judgement(of path: [UInt8]) -> RuleJudge.Judgement {
        let set = rootSet()
        var rules = exclusionRules
        rules.excludedPlaces = set.excludedPlaces
        rules.name(set)
        return RuleJudge(LinuxFileSystem(), rules: rules, roots: set.sources.map(\.path)).judge(
            path, isDirectory: true)
    }

    /// Every present root with its state.
    func rootSet() -> RootSet { RootSet(settings.wantedRoots, on: rootEnvironment) }

    var rootEnvironment: RootEnvironment {
        .current(
            user, fileSystem: LinuxFileSystem(), own: [repositoryPath, Array(state.path.utf8)],
            ownPlaces: ownPlaces)
    }
}

extension RootSet.State { var isHeld: Bool { if case .held = self { true } else { false } } }

/// A container's name on the command line.
enum ContainerArgument {
    static func unknown(_ text: String, among known: [[UInt8]]) -> CommandFailure {
        CommandFailure(
            "there is no container \(ArgumentText.shown(text))",
            known.isEmpty
                ? "Cairn found no containers; run `cairn roots` to see where it looks for them"
                : "the containers are "
                    + known.prefix(20).shown()
                    + (known.count > 20
                        ? " and \(known.count - 20) more; run `cairn roots` to list them all" : ""))
    }
}
