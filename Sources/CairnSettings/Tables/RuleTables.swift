import CairnCore
import CairnFormat
import CairnPurge
import CairnSource

/// The settings' exclusions from every backup: `[exclude]`.
public struct ExcludeSettings: Equatable, Sendable, SettingsGroup {
    /// The patterns in the order of the file.
    public var patterns: [IgnorePattern] = []
    /// Absolute paths.
    public var paths: Set<[UInt8]> = []
    public var largerThan: ByteSize?
    public var oneFileSystem = false
    /// Whether what other programs put into a folder is excluded.
    public var defaults = true
    /// Whether the items' own flags and markers are honoured.
    public var flags = true

    static let settings: [Setting<Self>] = [
        .init(
            "patterns",
            """
            Patterns as in a .gitignore, relative to each root: "*.o" at any level, "/build/" at
            the top of a root, "cache/**" for everything in cache. "!keep.o" includes items that
            an earlier pattern excluded. The last matching pattern decides.
            """, shown: { _ in "[]" }
        ) { table, group, _ throws(SettingsError) in
            let entry = try table.words(
                "patterns",
                allowed: "a list of .gitignore patterns, such as [\"*.o\", \"/build/\"]")
            for entry in entry?.value ?? [] { group.patterns.append(try entry.pattern()) }
        },
        .init(
            "paths",
            """
            Full paths of files and directories. `cairn exclude add` adds paths here if the file
            system has no extended attributes.
            """, shown: { _ in "[]" }
        ) { table, group, user throws(SettingsError) in
            let entry = try table.words(
                "paths", allowed: "a list of paths, such as [\"~/Downloads\", \"/srv/scratch\"]")
            for entry in entry?.value ?? [] { group.paths.insert(try entry.absolutePath(user)) }
        },
        .size(
            "larger-than", \.largerThan, ByteSize(bytes: 1)...ByteSize(bytes: 1 << 60),
            example: "4GiB",
            "Cairn excludes files larger than this (%). By default, there is no limit."),
        .flag(
            "one-file-system", \.oneFileSystem,
            "Whether Cairn excludes file systems that are mounted inside a root."),
        .flag(
            "defaults", \.defaults,
            """
            Whether Cairn excludes items that other programs put into a folder: mounts of sshfs,
            rclone, gvfs, AppImages and other programs that show files from elsewhere; snapshots in
            .snapshots and .zfs; and images and layers of rootless containers. Cairn always backs up
            a folder that is itself a [[root]].
            """),
        .flag(
            "flags", \.flags,
            """
            Whether Cairn excludes items that are flagged with the extended attribute
            user.xdg.robots.backup = "false" or
            user.com.apple.metadata:com_apple_backup_excludeItem, or with chattr +d. If so, Cairn
            also excludes each directory that contains a file CACHEDIR.TAG or .nobackup, unless
            the directory is a [[root]]. `cairn watch` notices these flags within seconds, except
            for chattr, which the kernel does not report. It notices chattr +d, and chattr -d on a
            file, when the item or its contents change, or during the daily comparison. It notices
            chattr -d on a directory within ten seconds.
            """),
    ]

    /// The rules of these settings. Cairn's own directories and roots that are not kept are added
    /// elsewhere.
    public var rules: RuleBook {
        var rules = RuleBook()
        rules.patterns = patterns
        rules.paths = paths
        rules.largestFile = largerThan?.bytes
        rules.oneFileSystem = oneFileSystem
        rules.hasDefaults = defaults
        rules.obeysFlags = flags
        return rules
    }
}

extension SettingsEntry where Value == String {
    fileprivate func pattern() throws(SettingsError) -> IgnorePattern {
        do throws(IgnorePattern.Mistake) {
            return try IgnorePattern(Array(value.utf8))
        } catch let mistake {
            throw error(
                "“\(PathText.display(value.utf8, doublingBackslashes: false))” is a pattern \(mistake.problem)",
                allowed:
                    ".gitignore patterns such as \"*.o\", \"/build/\", \"cache/**\", \"!keep.o\"")
        }
    }

    fileprivate func fileExtension() throws(SettingsError) -> String {
        let bytes = Array(value.utf8)
        let isSound =
            !bytes.isEmpty && bytes.count <= BundleRules.extensionBytesMaximum
            && !bytes.contains {
                $0 <= 0x20 || $0 == 0x7f || $0 == UInt8(ascii: ".") || $0 == ItemPath.separator
            }
        guard isSound else {
            let shown =
                bytes.count <= 80
                ? "“\(PathText.display(bytes))”" : "a value of \(bytes.count) bytes"
            throw error(
                "\(shown) is not a valid extension",
                allowed:
                    "the part of a name after the last dot, such as \"rtfd\", with 1 to \(BundleRules.extensionBytesMaximum) bytes, "
                    + "without dots, slashes or spaces")
        }
        return value
    }
}

/// The rules that tell which directories are one document: `[documents]`.
extension BundleRules: SettingsGroup {
    private static let extensionsMaximum = 1_000

    static let settings: [Setting<Self>] = [
        .init(
            "extensions",
            """
            The extensions of these directories, in upper or lower case. Files with such an
            extension are ordinary files. A list here replaces the default list.
            """, shown: { shown($0.extensions) }
        ) { table, group, _ throws(SettingsError) in
            guard
                let list = try table.words(
                    "extensions",
                    allowed:
                        "a list of extensions without dots, such as [\"rtfd\", \"pages\"]")
            else { return }
            guard list.value.count <= extensionsMaximum else {
                throw list.error(
                    "\(list.value.count) extensions", allowed: "at most \(extensionsMaximum)")
            }
            var texts: [String] = []
            for entry in list.value { texts.append(try entry.fileExtension()) }
            group.extensions = BundleRules(extensions: texts).extensions
        },
        .flag(
            "info-plist", \.obeysInfoPlist,
            """
            Whether directories that contain the file Contents/Info.plist are also bundles,
            whatever their names are.
            """),
    ]

    private static func shown(_ extensions: Set<[UInt8]>) -> String {
        var lines = [""]
        for name in extensions.map({ "\"\(String(decoding: $0, as: UTF8.self))\"," }).sorted() {
            if lines[lines.count - 1].count + name.count > 98 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + name
        }
        return "[\n" + lines.map { "#\($0)\n" }.joined() + "#]"
    }
}

/// The ages and limits of the purge, and its interval: `[purge]`.
public struct PurgeSettings: Equatable, Sendable, SettingsGroup {
    public var maxAge = Duration.seconds(86_400)
    public var lowFree = Share(basisPoints: 1_000)
    /// At least ``lowFree``.
    public var highFree = Share(basisPoints: 1_500)
    public var caches = false
    public var every = Duration.seconds(3600)

    static let settings: [Setting<Self>] = [
        .duration(
            "max-age", \.maxAge, .seconds(1) ... .seconds(3650 * 86_400),
            """
            Cairn deletes a temporary file that has not been read, written or changed for this
            long (%), unless its application is running. If the last use was a read, Cairn
            waits one more day, because file systems record reads only once a day (relatime).
            Cairn never deletes backed-up files.
            """),
        .share(
            "low-free", \.lowFree,
            """
            If less than this share of a file system is free, Cairn deletes the least recently
            used caches on this file system.
            """),
        .share(
            "high-free", \.highFree,
            "Cairn stops deleting caches when this share is free. The value must be at least low-free."
        ),
        .flag(
            "caches", \.caches,
            "Whether Cairn purges the user's own caches in $XDG_CACHE_HOME or ~/.cache."),
        .duration(
            "every", \.every, .seconds(1) ... .seconds(30 * 86_400),
            "How often the service looks for files to purge (%)."),
    ]

    func checkCombination(_ table: SettingsTable) throws(SettingsError) {
        guard lowFree > highFree else { return }
        throw table.error(
            blaming: "low-free", "high-free",
            problem: "“low-free” (\(lowFree)) is above “high-free” (\(highFree))",
            allowed: "a “low-free” of at most “high-free”")
    }

    public var policy: PurgePolicy {
        PurgePolicy(maxAge: maxAge.wholeNanoseconds, lowFree: lowFree, highFree: highFree)
    }
}
