import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSettings
import CairnSource
import CairnText

/// One item that is to be left out of every backup from now on: by its flag, or where it cannot
/// carry one, by the settings.
struct Exclusion {
    /// Absolute.
    let path: [UInt8]
    /// The path without symlinks on the way, and the root that holds it; nil when none does. Found
    /// once: what is looked at and what is flagged are one.
    let held: (place: [UInt8], root: [UInt8]?)?
    private let context: Context

    enum Method {
        case flag
        /// - Parameter why: it has no flag.
        case settings(file: [UInt8], why: String)
    }

    struct Made {
        let method: Method
        let sentence: String
        /// What else there is to know.
        var note: String?
    }

    init(_ path: [UInt8], _ context: Context) {
        self.path = path
        self.context = context
        let (parent, name) = ItemPath.split(path)
        let place = ItemPath.join(RealPath.resolve(parent.ifEmpty([ItemPath.separator])), name)
        held = Self.kept(context).first { ItemPath.relative(place, to: $0) != nil }
            .map { (place, $0) }
    }

    /// What of it the last commit holds.
    ///
    /// - Throws: what ``make()`` would throw before it changes anything.
    func foretold() throws -> (files: UInt64, bytes: UInt64) {
        try refuse()
        _ = try LinuxFileSystem().status(ofRoot: path)
        return try ExcludePlace.kept(at: path, context)
    }

    func make() throws -> Made {
        try refuse()
        let (place, root) = held ?? (path, nil)
        // Before the flag: the service may see that at once.
        try OrderedExclusions(context.ownState).add([.init(path: place)])
        var made = try set(place, root)
        made.note = made.note ?? innerNote
        try AcceptedExclusions(context).accept(at: place)
        return made
    }

    /// Says which roots of the settings inside it stay backed up; nil if there is none.
    var innerNote: String? {
        let place = RealPath.resolve(held?.place ?? path)
        let inner = context.rootSet().wanted.filter {
            $0 != place && ItemPath.relative($0, to: place) != nil
        }.sorted { $0.lexicographicallyPrecedes($1) }
        guard let first = inner.first else { return nil }
        let others = inner.count > 1 ? " (and \(Quantity.of(inner.count - 1, "other")))" : ""
        return
            "Cairn still backs up the root \(PathText.display(first))\(others) inside it; to stop that, run `cairn roots remove \(ShellText.quoted(first))`"
    }

    private func set(_ place: [UInt8], _ root: [UInt8]?) throws -> Made {
        // A mounted file system contains its own flag, which would be missing with it. A flag on
        // the bare directory would not concern the disk.
        if try isMountPoint() {
            return try name("a flag on it is not visible while the disk is not mounted")
        }
        if othersMayFlag(place) { return try name("other users can change a flag on it") }
        do throws(SystemError) { try BackupFlagFile.set(place, beneath: root) } catch {
            guard ExcludePlace.mayFallBack(error) else { throw error }
            return try name("it cannot have the flag (\(error.reason))")
        }
        if !context.settings.exclude.flags {
            throw CommandFailure(
                "the flag of \(PathText.display(path)) is set, but the settings ignore flags",
                "set flags = true in [exclude]")
        }
        return Made(
            method: .flag,
            sentence: "\(PathText.display(path)) is excluded from now on, because its flag is set",
            note: root != nil
                ? nil
                : "it is not inside any root and was not backed up; the exclusion takes effect if you add a root that contains it"
        )
    }

    /// - Throws: ``CommandFailure`` for what no exclusion can be of.
    func refuse() throws {
        if path.contains(where: { "*?[".utf8.contains($0) }), !RealPath.exists(path) {
            let pattern = PathText.display(ItemPath.split(path).name)
            throw CommandFailure(
                "\(PathText.display(path)) does not exist, and this command excludes only existing items",
                "to exclude a pattern, add it to the settings: [exclude] patterns = [\"\(pattern)\"]"
            )
        }
        let (place, all) = (RealPath.resolve(path), Self.kept(context))
        let end = RootEnd(place, among: all, context)
        if all.contains(place), !end.isByExclusion {
            throw CommandFailure(
                "\(PathText.display(path)) is a root, so excluding it would stop its backups, and `cairn status` would not report this",
                end.next)
        }
        try refuseAbove(place, all)
    }

    /// The way to keep a root no longer.
    private struct RootEnd {
        /// Whether it is to exclude the root: what no settings name, while something else is kept.
        let isByExclusion: Bool
        let next: String

        init(_ root: [UInt8], among all: [[UInt8]], _ context: Context) {
            let word = ShellText.quoted(root)
            let parts = "exclude parts of it with `cairn exclude add \(word)/PART`"
            let isOfSettings = context.rootSet().roots.contains {
                if case .settings = $0.origin { $0.path == root } else { false }
            }
            isByExclusion =
                !isOfSettings && all.contains { $0 != root && RealPath.exists($0) }
            next =
                isOfSettings
                ? "stop backing up the root with `cairn roots remove \(word)`, or \(parts)"
                : isByExclusion
                    ? "exclude the root itself with `cairn exclude add \(word)`, or parts of it"
                    : "\(parts), or first add another root with `cairn roots add PATH`, because this is the only root"
        }
    }

    /// Refuses directories above a root: roots are kept anyway, so excluding one has no effect.
    private func refuseAbove(_ place: [UInt8], _ all: [[UInt8]]) throws {
        guard !all.contains(where: { ItemPath.relative(place, to: $0) != nil }),
            case let roots = Set(all.filter { ItemPath.relative($0, to: place) != nil }),
            let root = all.first(where: roots.contains)
        else { return }
        let others = roots.count > 1 ? " (and \(Quantity.of(roots.count - 1, "other")))" : ""
        throw CommandFailure(
            "\(PathText.display(path)) contains the root \(PathText.display(root))\(others), which Cairn backs up anyway, so nothing would be excluded",
            RootEnd(root, among: all, context).next)
    }

    /// The roots, and what was backed up by name.
    private static func kept(_ context: Context) -> [[UInt8]] {
        context.rootSet().roots.filter { $0.state == .kept }.map(\.path)
            + ((try? ReadingSession(context).reader.namedOnce()) ?? [])
    }

    func isMountPoint() throws -> Bool {
        if (try? LinuxFileSystem().status(ofRoot: path))?.isMountTop ?? false { return true }
        // Without a repository nothing was kept yet.
        return (try? ReadingSession(context).reader.wasMountPoint(path)) ?? false
    }

    /// Whether a flag of the item would not count, because others may write to it.
    private func othersMayFlag(_ place: [UInt8]) -> Bool {
        guard let status = try? LinuxFileSystem().status(ofRoot: place),
            status.kind == .file || status.kind == .directory
        else { return false }
        return BackupFlags.mayBeFlaggedByOthers(status) {
            let (parent, name) = ItemPath.split(place)
            return try? LinuxFileSystem().openRoot(parent.ifEmpty([ItemPath.separator]))
                .attributes(of: name).values
        }
    }

    /// Adds the path to the settings.
    private func name(_ why: String) throws -> Made {
        let file = try ExcludePlace.edit(path, context) {
            try SettingsEdit.excluding($0, in: $1, user: context.user)
        }
        SettingsPlace.reloadDaemon(context)
        return Made(
            method: .settings(file: file, why: why),
            sentence:
                "\(PathText.display(path)) is excluded from now on; Cairn added the path to \(PathText.display(file)), because \(why)"
        )
    }
}
