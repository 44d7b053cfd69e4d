import CairnCore
import CairnFormat
import CairnSource

extension Settings {
    /// A directory to keep, as the settings name it: `[[root]]`.
    public struct Root: Equatable, Sendable {
        /// One path component: the name under which the root is restored.
        public let name: [UInt8]
        /// An absolute path without `.`, `..`, doubled or trailing slashes.
        public internal(set) var path: [UInt8]
        /// The role. Caches and temporary files are not kept: a root of them is purged, or excluded
        /// from the root around it.
        public let role: RootRole
        /// Whether the service purges the root; only for roots of caches or temporary files.
        public let purge: Bool
        /// The retention of the root, where it differs.
        public let retention: RetentionSettings.Tiers?
        /// The pause between two readings of a large file that changes all the time; nil for one
        /// that grows with what a reading costs.
        public let every: Duration?
        /// The line of the root's path in the settings file.
        public private(set) var line: Int

        public init(
            name: [UInt8], path: [UInt8], role: RootRole, purge: Bool = false,
            retention: RetentionSettings.Tiers? = nil, every: Duration? = nil, line: Int = 0
        ) {
            self.every = every
            self.retention = retention
            self.name = name
            self.path = path
            self.role = role
            self.purge = purge
            self.line = line
        }

        var withoutLine: Root {
            var root = self
            root.line = 0
            return root
        }
    }

    /// A root as written in the file.
    struct WrittenRoot: SettingsGroup {
        var name: SettingsEntry<String>?
        var path: SettingsEntry<String>?
        var role: SettingsEntry<String>?
        var purge: SettingsEntry<Bool>?
        var every: SettingsEntry<String>?
        var retention: RetentionSettings.Own?

        static let everyRange = Duration.seconds(10)...Duration.seconds(7 * 86_400)

        static let settings: [Setting<Self>] = [
            .listed(
                "name",
                "the name of the root's directory in a restore. Each root needs a\ndifferent name; \"containers\" is reserved."
            ) {
                table, group, _ throws(SettingsError) in group.name = try table.string("name")
            },
            .listed(
                "path",
                "the directory. A root inside another root is backed up with the outer\nroot, even if a rule excludes its place there; a directory that has\ntwo paths is backed up once."
            ) {
                table, group, _ throws(SettingsError) in group.path = try table.string("path")
            },
            .listed(
                "role",
                "\"documents\" (the default), \"application-support\" and \"preferences\"\nare backed up; \"caches\" and \"temporary\" are not, even inside a root\nthat is backed up."
            ) {
                table, group, _ throws(SettingsError) in group.role = try table.string("role")
            },
            .listed(
                "purge",
                "whether the service purges this root; only caches and temporary\nfiles can be purged"
            ) {
                table, group, _ throws(SettingsError) in group.purge = try table.flag("purge")
            },
            .listed(
                "every",
                "how often to back up a large, constantly changing file (10s to 7d).\nBy default, Cairn spends at most 5% of its time on such a file,\nand backs it up at least once an hour."
            ) {
                table, group, _ throws(SettingsError) in group.every = try table.time("every")
            },
            .listed(
                "retention",
                "the table [root.retention] sets the retention of this root. It can\ncontain the settings of [retention] from all to yearly."
            ) {
                table, group, user throws(SettingsError) in
                guard let table = try table.inner("retention") else { return }
                var own = RetentionSettings.Own()
                try table.fill(&own, user)
                group.retention = own
            },
        ]
    }

    static let rootName = "root"

    /// The list of `[[root]]`.
    static var root: Setting<Self> {
        .init(
            special: rootName, inner: WrittenRoot.names,
            lines: { _ in
                SettingsDocument.comment(
                    "Directories to back up, in addition to the standard ones if `standard = true`.\n"
                        + WrittenRoot().documented.joined(separator: "\n")) + """

                        #[[root]]
                        #name = "Documents"
                        #path = "~/Documents"
                        #role = "documents"

                        #[[root]]
                        #name = "Application Support"
                        #path = "~/.local/share"
                        #role = "application-support"

                        #[[root]]
                        #name = "Build Products"
                        #path = "~/build"
                        #role = "caches"
                        #purge = false
                        """
            }
        ) { table, group, user throws(SettingsError) in
            for table in try table.tables(rootName) {
                var written = WrittenRoot()
                try table.fill(&written, user)
                let name = try table.required(written.name, "name")
                let path = try table.required(written.path, "path")
                let root = try Root(written, name, path, group.retention.tiers, user)
                try refuseClash(of: root, name, path, with: group.roots)
                group.roots.append(root)
            }
        }
    }

    private static func refuseClash(
        of root: Root, _ name: SettingsEntry<String>, _ path: SettingsEntry<String>,
        with others: [Root]
    ) throws(SettingsError) {
        for other in others {
            let shown = PathText.display(other.name)
            if root.name == other.name {
                throw name.error(
                    "two roots are called “\(shown)”", allowed: "a unique name for each root")
            }
            if root.path == other.path {
                throw path.error(
                    root.role == other.role
                        ? "the root “\(shown)” already has this path"
                        : "the root “\(shown)” already has this path with the role “\(other.role.settingText)”",
                    allowed: "a unique path for each root, with one role")
            }
        }
    }

    /// The settings that decide which directories are roots.
    public var wantedRoots: WantedRoots {
        WantedRoots(
            roots: roots.map {
                RootSet.Root(
                    name: $0.name, namedPath: $0.path, role: $0.role,
                    origin: .settings(line: $0.line), purge: $0.purge,
                    largeFilePause: $0.every?.wholeNanoseconds)
            },
            standard: standard, flatpak: containers.flatpak, snap: containers.snap,
            containerHomes: containers.directories,
            purgesContainers: containers.purge)
    }
}

extension Settings.Root {
    fileprivate init(
        _ written: Settings.WrittenRoot, _ writtenName: SettingsEntry<String>,
        _ writtenPath: SettingsEntry<String>, _ tiers: RetentionSettings.Tiers,
        _ user: UserEnvironment
    ) throws(SettingsError) {
        let name = try writtenName.component()
        // The parts of containers are restored beneath this name. - Source: FORMAT.md §8.2.
        guard name != ContainerPart.rootNamePrefix else {
            throw writtenName.error(
                "“\(writtenName.value)” is reserved for application containers",
                allowed: "another name")
        }
        let role = try written.role?.role() ?? .documents
        if let purge = written.purge, purge.value, role.isKept {
            throw purge.error(
                "a root with the role “\(role.settingText)” is never purged",
                allowed: "true only with role = \"caches\" or \"temporary\"")
        }
        if let other = written.retention?.first, !role.isKept {
            throw other.error(
                "a root with the role “\(role.settingText)” is not backed up",
                allowed: "[root.retention] only for a root that is backed up")
        }
        self.init(
            name: name, path: try writtenPath.absolutePath(user), role: role,
            purge: written.purge?.value ?? false,
            retention: written.retention?.over(tiers),
            every: try written.every?.duration(in: Settings.WrittenRoot.everyRange),
            line: writtenPath.line)
    }
}

extension RootRole {
    /// The roles that settings may give a root.
    public static let inSettings: [RootRole] = [
        .documents, .applicationSupport, .preferences, .caches, .temporary,
    ]

    /// The role's name in settings and lists.
    public var settingText: String { String(decoding: settingName, as: UTF8.self) }
}
