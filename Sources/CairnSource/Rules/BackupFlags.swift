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

    /// The markers in a directory, each with the reason why it does not count, if there is one.
    ///
    /// - Parameter user: whose markers count besides those of root and of the directory's owner.
    static func markers(in directory: any SourceDirectory, user: UInt32?) -> [FoundFlag] {
        [
            cacheTagStatus(directory).map { (RuleVerdict(.cacheTag), $0) },
            (try? directory.status(of: noBackup)).map { (RuleVerdict(.noBackup), $0) },
        ].compactMap { found in
            found.map { verdict, marker in
                let doubt = doubt(of: marker, in: directory, user)
                // The owner may have moved somebody else's files here.
                let isLimited = doubt == nil && ![0, user].contains(marker.uid)
                let isOfOthers = isLimited && holdsOthers(directory, besides: marker.uid)
                return FoundFlag(verdict, doubt: isOfOthers ? .othersFiles : doubt)
            }
        }
    }

    private static let examinedMaximum = 4_096

    /// Whether something of another user is in a directory: among the first
    /// ``examinedMaximum`` items. What belongs to root does not count.
    private static func holdsOthers(_ top: any SourceDirectory, besides owner: UInt32) -> Bool {
        var waiting: [[[UInt8]]] = [[]]
        var examined = 0
        while let path = waiting.popLast(), examined < examinedMaximum {
            guard let directory = path.isEmpty ? top : try? top.openDirectory(at: path),
                let entries = try? directory.entries()
            else { continue }
            for entry in entries.prefix(examinedMaximum - examined) {
                guard case .success(let status) = entry.status else { continue }
                if ![0, owner].contains(status.uid) { return true }
                if status.kind == .directory { waiting.append(path + [entry.name]) }
            }
            examined += entries.count
        }
        return false
    }

    /// The flag in an item's extended attributes, with the reason why it does not count, if there
    /// is one: an attribute has no owner, and whoever may write to the item may set it.
    static func flag(
        _ attributes: [ExtendedAttribute], of status: @autoclosure () -> FileStatus?
    ) -> FoundFlag? {
        guard let verdict = verdict(attributes) else { return nil }
        let isDoubted = status().map { mayBeFlaggedByOthers($0) { attributes } } ?? true
        return FoundFlag(verdict, doubt: isDoubted ? .writable : nil)
    }

    /// Whether anyone but the owner and root may set an item's extended attributes. In a sticky
    /// directory only its owner may. - Source: xattr(7).
    ///
    /// - Parameter attributes: of the item; nil when they cannot be read.
    public static func mayBeFlaggedByOthers(
        _ status: FileStatus, _ attributes: () -> [ExtendedAttribute]?
    ) -> Bool {
        let isGuarded = status.kind == .directory && status.mode & 0o1000 != 0
        return !isGuarded && status.isWritableByOthers(attributes)
    }

    /// The status of a CACHEDIR.TAG. The specification excludes links; without its signature it is
    /// an ordinary file.
    private static func cacheTagStatus(_ directory: any SourceDirectory) -> FileStatus? {
        guard let file = try? directory.openFile(cacheTag),
            (try? file.bytes(at: 0, count: cacheTagSignature.count)) == cacheTagSignature
        else { return nil }
        return file.openedStatus
    }

    /// Whether an entry of a directory belongs to somebody whose markers count there.
    public static func believes(
        _ name: [UInt8], in directory: any SourceDirectory, user: UInt32?
    ) -> Bool {
        guard let entry = try? directory.status(of: name) else { return false }
        return switch doubt(of: entry, in: directory, user) {
        case nil: true
        // Whoever may add names here can link a file of the owner's to this name.
        case .shared: entry.kind == .directory || entry.links == 1
        default: false
        }
    }

    private static func doubt(
        of marker: FileStatus, in directory: any SourceDirectory, _ user: UInt32?
    ) -> FlagDoubt? {
        guard let top = try? directory.status(), [0, top.uid, user].contains(marker.uid) else {
            return .foreign(marker.uid)
        }
        // Whoever may add names here can move or link a file of the owner's to this name. A sticky
        // directory takes files from other directories, too.
        return top.isWritableByOthers { try? directory.attributes().values } ? .shared : nil
    }

    private static func isFalse(_ value: [UInt8]) -> Bool {
        let text = value.prefix { $0 != 0 }.filter { $0 != 0x20 && $0 != 0x0a }
        return String(decoding: text, as: UTF8.self).lowercased() == "false"
    }
}

/// Why a flag or a marker does not count. - Source: decision 0029.
public enum FlagDoubt: Equatable, Sendable {
    /// The directory is named as a root.
    case namedRoot
    /// The marker belongs to this user, who is neither root, the user of the backup nor the owner
    /// of the directory.
    case foreign(UInt32)
    /// Others may add names to the directory, and so give the marker's name to a file of the owner.
    case shared
    /// The directory contains files of others than the marker's owner, whose marker excludes
    /// nothing of theirs.
    case othersFiles
    /// Others may write to the item, and so set its flag.
    case writable
}

/// A flag or marker that was found, and whether it counts.
public struct FoundFlag: Equatable, Sendable {
    public let verdict: RuleVerdict
    /// Nil when it counts.
    public let doubt: FlagDoubt?

    var counting: RuleVerdict? { doubt == nil ? verdict : nil }

    init(_ verdict: RuleVerdict, doubt: FlagDoubt?) {
        self.verdict = verdict
        self.doubt = doubt
    }
}

extension FileStatus {
    private static let accessList = Array("system.posix_acl_access".utf8)

    /// Whether anyone but the owner and root may write to the item. The group that is the user's
    /// own, by its number, has no other members; an access list may name others.
    ///
    /// - Parameter attributes: of the item; nil when they cannot be read.
    public func isWritableByOthers(_ attributes: () -> [ExtendedAttribute]?) -> Bool {
        if mode & 0o002 != 0 { return true }
        guard mode & 0o020 != 0 else { return false }
        guard gid == uid || gid == 0, let attributes = attributes() else { return true }
        return attributes.contains { $0.name == Self.accessList }
    }
}
