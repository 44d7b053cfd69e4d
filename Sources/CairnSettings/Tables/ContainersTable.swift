import CairnFormat
import CairnSource

/// The application containers that are kept, and whether their caches are purged: `[containers]`.
public struct ContainerSettings: Equatable, Sendable, SettingsGroup {
    /// Whether Flatpak's containers are kept, `~/.var/app/ID`.
    public var flatpak = true
    /// Whether Snap's containers are kept, `~/snap/NAME`.
    public var snap = true
    /// The absolute paths, each once, of directories that hold containers of the sandbox shape.
    public var directories: [[UInt8]] = []
    /// Whether the service purges the containers' caches and temporary files.
    public var purge = false
    /// The retention of single containers by id, where it differs.
    public var retention: [[UInt8]: RetentionSettings.Tiers] = [:]

    private static let directoriesMaximum = 64

    static let settings: [Setting<Self>] = [
        .flag(
            "flatpak", \.flatpak,
            """
            Whether Flatpak applications are containers. If so, Cairn backs up ~/.var/app/ID, except
            `cache` and files that Flatpak recreates. By default, this has the value of
            `standard`.
            """),
        .flag(
            "snap", \.snap,
            """
            Whether Snap applications are containers. If so, Cairn backs up `common` and the current
            revision in ~/snap/NAME, except `.cache` in these directories. By default, this has
            the value of `standard`.
            """),
        .init(
            "directories",
            """
            Directories such as ["~/Containers"] in which each subdirectory belongs to one
            application and contains Documents, Library and tmp. Cairn backs up everything except
            Library/Caches and tmp.
            """, shown: { _ in "[]" }, read: readDirectories),
        .flag(
            "purge", \.purge,
            "Whether the service purges the caches and temporary files of containers."),
        .init(
            special: "retention",
            lines: { _ in
                SettingsDocument.comment(
                    """
                    The retention of one container, if it differs from [retention]. Values that are not
                    set here come from [retention]. This retention applies only to the parts of the
                    container that are separate roots.
                    """) + """

                        #[containers.retention."org.mozilla.firefox"]
                        #daily = "7d"
                        #monthly = "none"
                        """
            }
        ) { table, group, user throws(SettingsError) in
            for (name, tiers) in try table.named("retention") {
                let id = Array(name.value.utf8)
                if let problem = ItemPath.problem(withName: id) {
                    throw name.error(
                        "“\(name.value)” is not a container: \(problem)",
                        allowed: "[containers.retention.\"org.example.App\"]")
                }
                var own = RetentionSettings.Own()
                try tiers.fill(&own, user)
                group.retention[id] = own.tiers
            }
        },
    ]

    private static func readDirectories(
        _ table: SettingsTable, _ group: inout Self, _ user: UserEnvironment
    ) throws(SettingsError) {
        let list = try table.words(
            "directories", allowed: "a list of directories, such as [\"~/Containers\"]")
        guard let list else { return }
        guard list.value.count <= directoriesMaximum else {
            throw list.error(
                "\(list.value.count) directories", allowed: "at most \(directoriesMaximum)")
        }
        for entry in list.value {
            let path = try entry.absolutePath(user)
            if path == user.home || path == [ItemPath.separator] {
                throw entry.error(
                    "“\(entry.value)” is not a directory of containers",
                    allowed:
                        "a directory in which each directory belongs to one application, such as \"~/Containers\""
                )
            }
            if group.directories.contains(path) {
                throw entry.error(
                    "“\(entry.value)” is listed twice", allowed: "each directory once")
            }
            group.directories.append(path)
        }
    }

    /// Completes the group from other settings.
    ///
    /// - Parameter table: the table in the file; nil when the file has none.
    mutating func complete(
        _ table: SettingsTable?, standard: Bool, _ tiers: RetentionSettings.Tiers
    ) {
        if table?.has("flatpak") != true { flatpak = standard }
        if table?.has("snap") != true { snap = standard }
        retention = retention.mapValues { RetentionSettings.Own(tiers: $0).over(tiers) }
    }
}
