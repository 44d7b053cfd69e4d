import CairnFormat
import CairnSource

/// Which application containers are kept, and whether their caches are purged: `[containers]`.
public struct ContainerSettings: Equatable, Sendable {
    /// Those of Flatpak, `~/.var/app/ID`.
    public var flatpak = true
    /// Those of Snap, `~/snap/NAME`.
    public var snap = true
    /// Directories that hold containers of the sandbox shape. Absolute, each once.
    public var directories: [[UInt8]] = []
    /// Whether the service purges the containers' caches and temporary files.
    public var purge = false
    /// What is kept of single containers, by id, when that is not as elsewhere.
    public var retention: [[UInt8]: RetentionSettings.Tiers] = [:]

    static let directoriesMaximum = 64

    init() {}

    /// - Parameter standard: what holds for Flatpak and Snap when the settings do not say.
    init(
        _ raw: RawSettings.Containers, _ retention: RetentionSettings, standard: Bool,
        user: UserEnvironment
    ) throws(SettingsError) {
        flatpak = raw.flatpak?.value ?? standard
        snap = raw.snap?.value ?? standard
        purge = raw.purge?.value ?? false
        for (name, tiers) in raw.retention {
            let id = Array(name.value.utf8)
            if let problem = ItemPath.problem(withName: id) {
                throw name.error(
                    "“\(name.value)” is no container: \(problem)",
                    allowed: "[containers.retention.\"org.example.App\"]")
            }
            self.retention[id] = try RetentionSettings.tiers(tiers, insteadOf: retention.tiers)
        }
        guard let entry = raw.directories else { return }
        guard entry.value.count <= Self.directoriesMaximum else {
            throw entry.error(
                "\(entry.value.count) directories", allowed: "at most \(Self.directoriesMaximum)")
        }
        for entry in entry.value {
            let path = try entry.absolutePath(user)
            if path == user.home || path == [ItemPath.separator] {
                throw entry.error(
                    "“\(entry.value)” is no directory of containers",
                    allowed:
                        "a directory in which each directory is one application's, as \"~/Containers\""
                )
            }
            if directories.contains(path) {
                throw entry.error("“\(entry.value)” is named twice", allowed: "each directory once")
            }
            directories.append(path)
        }
    }
}

extension RawSettings {
    struct Containers {
        let flatpak: Entry<Bool>?
        let snap: Entry<Bool>?
        let directories: Entry<[Entry<String>]>?
        let purge: Entry<Bool>?

        let retention: [(name: Entry<String>, tiers: Tiers)]

        static let keys = ["flatpak", "snap", "directories", "purge", "retention"]

        init(_ table: SettingsTable?) throws(SettingsError) {
            flatpak = try table?.flag("flatpak")
            snap = try table?.flag("snap")
            directories = try table?.words(
                "directories", allowed: "a list of directories, as [\"~/Containers\"]")
            purge = try table?.flag("purge")
            var retention: [(name: Entry<String>, tiers: Tiers)] = []
            for (name, tiers) in try table?.named("retention", known: Tiers.keys) ?? [] {
                retention.append((name, try Tiers(tiers)))
            }
            self.retention = retention
        }
    }
}

extension Settings {
    /// What of them says which directories are roots.
    public var wantedRoots: WantedRoots {
        WantedRoots(
            roots: roots.map {
                WantedRoots.Root(
                    name: $0.name, path: $0.path, role: $0.role, purge: $0.purge, line: $0.line)
            },
            standard: standard, flatpak: containers.flatpak, snap: containers.snap,
            containerHomes: containers.directories,
            purgesContainers: containers.purge)
    }
}
