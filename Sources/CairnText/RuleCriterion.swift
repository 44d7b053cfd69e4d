import CairnFormat

extension ExclusionRule {
    /// What the rule goes by, in words.
    public var criterion: String {
        switch self {
        case .own: "Cairn's own files"
        case .role: "roots of caches and temporary files"
        case .robots: "extended attribute user.xdg.robots.backup = false"
        case .apple: "extended attribute com_apple_backup_excludeItem"
        case .noDump: "inode flag nodump (chattr +d)"
        case .cacheTag: "CACHEDIR.TAG"
        case .noBackup: ".nobackup"
        case .pattern: "patterns and paths of the settings"
        case .size: "larger-than"
        case .fileSystem: "one-file-system"
        }
    }
}
