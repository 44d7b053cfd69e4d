import CairnCore
import CairnFormat
import CairnLinux
import CairnSource
import CairnText

/// Rules in words.
enum RuleText {
    /// As the JSON calls it.
    static func name(_ rule: ExclusionRule) -> String {
        switch rule {
        case .own: "own"
        case .role: "role"
        case .robots: "flag-robots"
        case .apple: "flag-apple"
        case .noDump: "flag-nodump"
        case .cacheTag: "cachedir-tag"
        case .noBackup: "nobackup"
        case .pattern: "pattern"
        case .size: "larger-than"
        case .fileSystem: "one-file-system"
        }
    }

    /// Why a flag or a marker does not count.
    static func text(_ doubt: FlagDoubt) -> String {
        switch doubt {
        case .namedRoot: "you added the directory as a root"
        case .foreign(let user):
            "the marker belongs to \(name(ofUser: user)), and Cairn obeys only markers owned by the directory's owner, \(Process.userName) or the root user"
        case .shared:
            "other users can create files in this directory, so they could have moved the marker here"
        case .othersFiles:
            "the directory contains files of other users, and only a marker owned by \(Process.userName) or the root user can exclude them"
        case .writable: "other users can write to the item, so they could have set its flag"
        }
    }

    private static func name(ofUser id: UInt32) -> String {
        Process.userName(of: id).map { PathText.display($0) } ?? "user \(id)"
    }

    /// The reason why something is excluded.
    static func sentence(_ verdict: RuleVerdict) -> String {
        let detail = PathText.display(verdict.detail)
        switch verdict.rule {
        case .own: return detail.isEmpty ? "it belongs to Cairn" : "it is \(detail)"
        case .role where verdict == .containerStorage:
            return
                "it contains images and layers of a container runtime, which can be downloaded again"
        case .role where verdict.isPath: return "it is a second mount of \(detail)"
        case .role: return "it is a root with the role \(detail), which is never backed up"
        case .robots: return "its extended attribute user.xdg.robots.backup is false"
        case .apple:
            return
                "it has the extended attribute user.com.apple.metadata:com_apple_backup_excludeItem"
        case .noDump: return "its inode has the flag nodump (chattr +d)"
        case .cacheTag: return "it contains a CACHEDIR.TAG file with the standard signature"
        case .noBackup: return "it contains a .nobackup file"
        case .pattern:
            return verdict.isPath
                ? "it is listed in `paths` under [exclude] in the settings"
                : "it matches the pattern \(detail) in the settings"
        case .size: return "it is larger than \(detail)"
        case .fileSystem where verdict == .madeByKernel:
            return "it is a kernel virtual file system (such as proc or sysfs)"
        case .fileSystem where verdict == .shownByProgram:
            return
                "it is a mount of files that are stored elsewhere (such as sshfs, rclone or an AppImage)"
        case .fileSystem where verdict == .fileSystemSnapshot:
            return "it is a file system snapshot"
        case .fileSystem: return "it is on a different file system than its root"
        }
    }

    /// What keeps again what a rule leaves out at a path; nil where nothing does.
    static func remedy(_ verdict: RuleVerdict, at path: [UInt8]) -> String? {
        let word = ShellText.quoted(path)
        func file(_ name: String) -> String {
            ShellText.quoted(ItemPath.join(path, Array(name.utf8)))
        }
        switch verdict.rule {
        case .role where verdict == .containerStorage:
            return "run `cairn roots add \(word)` to back it up"
        case .own, .role: return nil
        case .robots, .apple, .noDump:
            return "run `cairn exclude remove \(word)` to back it up again"
        case .cacheTag:
            return "run `rm \(file("CACHEDIR.TAG"))` to back up the directory again"
        case .noBackup:
            return "run `rm \(file(".nobackup"))` to back up the directory again"
        case .pattern where verdict.isPath:
            return "run `cairn exclude remove \(word)` to back it up again"
        case .pattern:
            return
                "remove the pattern from `patterns` under [exclude] in the settings to back up the item again"
        case .size:
            return "raise `larger-than` under [exclude] in the settings to back up the item again"
        case .fileSystem where verdict == .madeByKernel: return nil
        case .fileSystem
        where (try? LinuxFileSystem().status(ofRoot: path)).map { $0.kind != .directory } ?? false:
            return "unmount it to back up the file behind it again"
        case .fileSystem: return "run `cairn roots add \(word)` to back it up as a separate root"
        }
    }
}
