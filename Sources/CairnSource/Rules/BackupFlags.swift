import CairnCore
import CairnFormat

/// The flags by which an item excludes itself.
///
/// - Source: the freedesktop.org page “CommonExtendedAttributes” (`user.xdg.robots.backup`);
///   Apple's `com_apple_backup_excludeItem`, whose presence counts; chattr(1), `d`;
///   bford.info/cachedir, “Cache Directory Tagging Specification”; `.nobackup`, as borg's
///   `--exclude-if-present` is mostly used.
public enum BackupFlags {
    public static let robots = Array("user.xdg.robots.backup".utf8)
    public static let robotsValue = Array("false".utf8)
    public static let apple = Array("user.com.apple.metadata:com_apple_backup_excludeItem".utf8)
    public static let cacheTag = Array("CACHEDIR.TAG".utf8)
    public static let noBackup = Array(".nobackup".utf8)
    static let cacheTagSignature = Array("Signature: 8a477f597d28d172789f06886806bc55".utf8)

    /// The verdict of an item's extended attributes.
    public static func verdict(_ attributes: [ExtendedAttribute]) -> RuleVerdict? {
        if attributes.contains(where: { $0.name == robots && isFalse($0.value) }) {
            return RuleVerdict(.robots)
        }
        return attributes.contains { $0.name == apple } ? RuleVerdict(.apple) : nil
    }

    /// Whether a name in a directory may be a marker for that directory.
    public static func isMarker(_ name: [UInt8]) -> Bool { name == cacheTag || name == noBackup }

    /// The verdict of the markers in a directory.
    static func verdict(markersIn directory: any SourceDirectory) -> RuleVerdict? {
        if hasCacheTag(directory) { return RuleVerdict(.cacheTag) }
        return (try? directory.status(of: noBackup)) != nil ? RuleVerdict(.noBackup) : nil
    }

    private static func hasCacheTag(_ directory: any SourceDirectory) -> Bool {
        // The specification excludes links; without its signature it is an ordinary file.
        let file = try? directory.openFile(cacheTag)
        return (try? file?.bytes(at: 0, count: cacheTagSignature.count)) == cacheTagSignature
    }

    private static func isFalse(_ value: [UInt8]) -> Bool {
        let text = value.prefix { $0 != 0 }.filter { $0 != 0x20 && $0 != 0x0a }
        return String(decoding: text, as: UTF8.self).lowercased() == "false"
    }
}
