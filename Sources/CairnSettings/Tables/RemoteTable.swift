import CairnCore
import CairnSource

extension Settings {
    /// A second copy elsewhere, as the settings name it: `[[remote]]`.
    public struct Remote: Equatable, Sendable {
        /// Letters, digits, `-` and `_`.
        public var name: String
        /// `rclone:REMOTE:PATH` or `dir:/PATH`.
        public var url: String
        /// The interval between the daemon's pushes.
        public var every = Self.usualInterval
        /// Bytes a second; nil for no limit.
        public var limit: ByteSize?
        /// The time after which a remote that lacks something is stale; nil for that of `[hooks]`.
        public var staleAfter: Duration?
        /// The sealed packs that stay here once this remote has them.
        public var keptLocally = KeptLocally.all
        /// The age below which `cairn remote prune` leaves things alone.
        public var minimumAge = Self.usualMinimumAge
        /// The address with the credential that may delete; nil for ``url``.
        public var pruneURL: String?

        public static let usualInterval = Duration.seconds(300)
        public static let usualMinimumAge = Duration.seconds(30 * 86_400)
        /// Less would take from a push or a restore under way what it needs.
        public static let minimumAges: ClosedRange<Duration> =
            .seconds(86_400) ... .seconds(36_500 * 86_400)
        public static let intervals: ClosedRange<Duration> = .seconds(1) ... .seconds(30 * 86_400)
        public static let limits = ByteSize(bytes: 1 << 10)...ByteSize(bytes: 1 << 40)
        /// How many remotes there may be: each may have a thread and a child of its own.
        public static let maximum = 16
        private static let nameBytesMaximum = 64

        public init(name: String, url: String) { (self.name, self.url) = (name, url) }

        public static func isName(_ text: String) -> Bool {
            (1...nameBytesMaximum).contains(text.utf8.count)
                && text.utf8.allSatisfy { byte in
                    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    return isLetter || isDigit || byte == UInt8(ascii: "-")
                        || byte == UInt8(ascii: "_")
                }
        }

        public static let nameAllowed = "up to 64 letters, digits, “-” or “_”"

        /// Whether it has the form of an address; whoever opens it finds out more.
        static func isAddress(_ text: String) -> Bool {
            if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7f }) { return false }
            if text.hasPrefix("dir:/") { return true }
            guard text.hasPrefix("rclone:") else { return false }
            let rest = text.dropFirst(7)
            return rest.first != ":" && rest.contains(":")
        }
    }

    /// A remote as written in the file.
    struct WrittenRemote: SettingsGroup {
        var name: SettingsEntry<String>?
        var url: SettingsEntry<String>?
        var every: Duration?
        var limit: ByteSize?
        var keptLocally: KeptLocally?
        var staleAfter: Duration?
        var minimumAge: Duration?
        var pruneURL: SettingsEntry<String>?

        private static let patiences: ClosedRange<Duration> =
            .seconds(60) ... .seconds(365 * 86_400)

        static let settings: [Setting<Self>] = [
            .listed("name", "the remote's name in commands and messages (\(Remote.nameAllowed))") {
                table, group, _ throws(SettingsError) in group.name = try table.string("name")
            },
            .listed(
                "url",
                "\"rclone:REMOTE:PATH\", where REMOTE is configured in rclone, or\n\"dir:/PATH\""
            ) {
                table, group, _ throws(SettingsError) in group.url = try table.string("url")
            },
            .listed("every", "how often the service pushes (\"5m\"; 1s to 30d)") {
                table, group, _ throws(SettingsError) in
                group.every = try table.time("every")?.duration(in: Remote.intervals)
            },
            .listed(
                "limit", "the maximum number of bytes per second (rclone only), such as \"2MiB/s\""
            ) {
                table, group, _ throws(SettingsError) in
                group.limit = try table.size("limit")?.perSecond.size(in: Remote.limits)
            },
            .listed(
                "keep-local",
                "how much data remains in this repository, such as \"all\", \"30d\" or\n\"20GiB\". Cairn verifies all other data in the remote, removes the\nlocal copy, and downloads it again when a command needs it."
            ) {
                table, group, _ throws(SettingsError) in
                guard let text = try table.string("keep-local") else { return }
                group.keptLocally = KeptLocally(settingText: text.value)
                if group.keptLocally == nil {
                    throw text.error(
                        "“\(text.value)” is neither a time nor a size",
                        allowed: KeptLocally.settingAllowed)
                }
            },
            .listed(
                "stale-after",
                "how long new data can wait to be pushed before Cairn reports the\nremote as stale (1m to 365d); by default, the value of stale-after in\n[hooks]"
            ) {
                table, group, _ throws(SettingsError) in
                group.staleAfter = try table.time("stale-after")?.duration(in: patiences)
            },
            .listed(
                "min-age",
                "`cairn remote prune` keeps anything younger than this (\"30d\"; 1d or more)"
            ) {
                table, group, _ throws(SettingsError) in
                group.minimumAge = try table.time("min-age")?.duration(in: Remote.minimumAges)
            },
            .listed(
                "prune-url",
                "the same location with credentials that allow deletion, used only by\n`cairn remote prune`; by default, url"
            ) {
                table, group, _ throws(SettingsError) in
                group.pruneURL = try table.string("prune-url")
            },
        ]
    }

    static let remoteName = "remote"

    /// The list of `[[remote]]`.
    static var remote: Setting<Self> {
        .init(
            special: remoteName, inner: WrittenRemote.names,
            lines: { _ in
                SettingsDocument.comment(
                    "Remote copies (`cairn guide remotes`). The service pushes new data to each remote, and never\n"
                        + "deletes there. `cairn remote add` writes these lines.\n"
                        + WrittenRemote().documented.joined(separator: "\n")) + """

                        #[[remote]]
                        #name = "b2"
                        #url = "rclone:b2:bucket/cairn"
                        #every = "5m"
                        #limit = "2MiB/s"
                        """
            }
        ) { table, group, user throws(SettingsError) in
            for table in try table.tables(remoteName) {
                var written = WrittenRemote()
                try table.fill(&written, user)
                let allowed = "a name and a url for each remote"
                let name = try table.required(written.name, "name", allowed: allowed)
                let url = try table.required(written.url, "url", allowed: allowed)
                let remote = try Remote(written, name, url)
                for other in group.remotes {
                    if other.name == remote.name {
                        throw name.error(
                            "two remotes are called “\(other.name)”",
                            allowed: "a unique name for each remote")
                    }
                    if other.url == remote.url {
                        throw url.error(
                            "the remote “\(other.name)” already has this address",
                            allowed: "a unique address for each remote")
                    }
                }
                guard group.remotes.count < Remote.maximum else {
                    throw name.error(
                        "too many remotes", allowed: "at most \(Remote.maximum) [[remote]]")
                }
                group.remotes.append(remote)
            }
        }
    }
}

extension Settings.Remote {
    fileprivate init(
        _ written: Settings.WrittenRemote, _ name: SettingsEntry<String>,
        _ url: SettingsEntry<String>
    ) throws(SettingsError) {
        guard Self.isName(name.value) else {
            throw name.error("not a valid remote name", allowed: Self.nameAllowed)
        }
        for entry in [url, written.pruneURL].compactMap({ $0 }) {
            guard Self.isAddress(entry.value) else {
                throw entry.error(
                    "not a valid remote address",
                    allowed: "\"rclone:REMOTE:PATH\", or \"dir:/PATH\"")
            }
        }
        self.init(name: name.value, url: url.value)
        every = written.every ?? every
        limit = written.limit
        keptLocally = written.keptLocally ?? keptLocally
        staleAfter = written.staleAfter
        minimumAge = written.minimumAge ?? minimumAge
        pruneURL = written.pruneURL?.value
    }
}

extension SettingsEntry where Value == WrittenSize {
    /// `2MiB/s` as `2MiB`.
    fileprivate var perSecond: Self {
        guard case .text(let text) = value, text.hasSuffix("/s") else { return self }
        return Self(value: .text(String(text.dropLast(2))), key: key, line: line, file: file)
    }
}
