import CairnCore
import CairnFormat

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

    /// Why a marker does not count.
    static let ignored = "the directory is named as a root"

    /// The reason why something is excluded.
    static func sentence(_ verdict: RuleVerdict) -> String {
        let detail = PathText.display(verdict.detail)
        switch verdict.rule {
        case .own: return detail.isEmpty ? "it is Cairn's own" : "it is \(detail)"
        case .role where verdict.isPath: return "it is \(detail), mounted here a second time"
        case .role: return "it is a root of role \(detail), which is never backed up"
        case .robots: return "its extended attribute user.xdg.robots.backup is false"
        case .apple:
            return
                "it has the extended attribute user.com.apple.metadata:com_apple_backup_excludeItem"
        case .noDump: return "its inode has the flag nodump (chattr +d)"
        case .cacheTag: return "it holds a CACHEDIR.TAG with its signature"
        case .noBackup: return "it holds a .nobackup"
        case .pattern:
            return verdict.isPath
                ? "the settings name it in [exclude] paths"
                : "the pattern \(detail) of the settings matches"
        case .size: return "it is larger than \(detail)"
        case .fileSystem: return "it lies on another file system than its root"
        }
    }
}
