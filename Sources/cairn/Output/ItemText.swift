import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnText

extension CommandFailure {
    /// - Parameter context: nil where the roots are not known.
    init(_ failure: ItemFailure, in context: Context?) {
        self.init(
            "cannot read \(PathText.display(failure.path)): \(ItemText.reason(failure.reason))",
            failure.reason.isAway
                ? ItemText.next(failure.reason, failure.path, context)
                : "check the path; nothing was changed")
    }
}

/// Parts of messages about items.
enum ItemText {
    static func reason(_ reason: ItemFailure.Reason) -> String {
        switch reason {
        case .system(let error): error.reason
        case .unsupported(let why): why
        case .inconsistent:
            "it kept changing, or Cairn could not read it in a consistent state; the copy from the last attempt is stored and marked as inconsistent"
        case .noRoom, .metadata: reason.text
        }
    }

    static let silentNext =
        "check the server, the connection or the program that provides the file system; `umount -f` releases programs that are waiting for the file system"

    /// The next step if another subvolume of the same btrfs is in the place of the one that was
    /// backed up.
    static func nextOfSubvolume(_ word: String) -> String {
        "mount the subvolume that was backed up; all existing backups are kept. If you rolled back to a snapshot, or if this subvolume replaces the old one for good, run `cairn backup --new-disk \(word)`"
    }

    /// - Parameter context: nil where the roots are not known.
    static func next(
        _ reason: ItemFailure.Reason, _ path: [UInt8], _ context: Context? = nil
    ) -> String? {
        guard case .system(let error) = reason else { return nil }
        if error.isSilent { return silentNext }
        let word = ShellText.quoted(path)
        if error.code == ErrorCode.displacedRoot {
            return error.path.isEmpty
                ? LostRoots.nextOfDisplaced(word) : LostRoots.next(path, renamedTo: error.path)
        }
        if error.code == ErrorCode.otherSubvolume { return nextOfSubvolume(word) }
        if reason.isAway {
            let status = try? LinuxFileSystem().status(ofRoot: path)
            let isHere = status != nil
            let ending = ending(path, isHere: isHere, context)
            let remedy =
                status?.isMountTop == true
                ? "unmount the file system that is mounted there now, or mount the disk that was backed up"
                : "mount the disk that was backed up"
            return
                "\(remedy); all existing backups are kept. If the disk is gone for good, \(ending) and keep its versions as long as [retention] specifies, or run `cairn forget --path \(word)` to erase these backups"
                + (isHere
                    ? ". If you adopted this root and its files are not back yet, run `cairn restore --in-place \(word)`. If the files that are there now replace the old ones for good, run `cairn backup --new-disk \(word)`"
                    : "")
        }
        if error.code == ErrorCode.locked {
            return
                "unlock it, for example with `fscrypt unlock \(word)`. All existing backups of the directory are kept. If you do not want to back it up, \(exclusion(path, context))"
        }
        guard error.code == ErrorCode.denied else { return nil }
        return nextOfDenied(path, context)
    }

    private static func nextOfDenied(_ path: [UInt8], _ context: Context?) -> String {
        // If the directory above cannot be searched, nothing tells who owns the item.
        var place = path
        var status = try? LinuxFileSystem().status(ofRoot: place)
        while status == nil, place.count > 1 {
            place = ItemPath.split(place).parent.ifEmpty([ItemPath.separator])
            status = try? LinuxFileSystem().status(ofRoot: place)
        }
        let word = ShellText.quoted(place)
        if status?.uid == Process.userID {
            return place == path
                ? "you own it: make it readable with `chmod u+rX \(word)`, or \(exclusion(place, context))"
                : "you own the directory \(PathText.display(place)): run `chmod u+x \(word)` to allow access to its contents, or \(exclusion(place, context))"
        }
        return
            "ask its owner to run `setfacl -m u:\(Process.userName):\(status?.kind == .directory ? "rx" : "r") \(word)`, run the command as its owner, or \(exclusion(place, context))"
    }

    /// How an item is not backed up any more: a root of the settings cannot be excluded.
    static func exclusion(_ path: [UInt8], _ context: Context?) -> String {
        let word = ShellText.quoted(path)
        let isRoot = context?.settings.roots.contains { RealPath.resolve($0.path) == path }
        return isRoot == true
            ? "remove the root with `cairn roots remove \(word)`"
            : "exclude it with `cairn exclude add \(word)`"
    }

    /// How a path whose disk is gone for good is no longer awaited.
    private static func ending(_ path: [UInt8], isHere: Bool, _ context: Context?) -> String {
        guard let context else {
            return "run `cairn roots --verbose` to see how to remove its root"
        }
        let root = context.rootSet().roots.first { root in
            root.role.isKept && ItemPath.relative(path, to: root.path) != nil
                && (!RealPath.exists(root.path) || root.path == path && root.isOfSettings)
        }
        if let root {
            return "run `cairn roots remove \(ShellText.quoted(root.path))` to remove the root"
        }
        return isHere || RealPath.exists(ItemPath.split(path).parent)
            ? "run `cairn exclude add \(ShellText.quoted(path))` to exclude the path"
            : "add the path to `paths` in the [exclude] section of the settings"
    }

    static func ending(_ ending: BackupResult.Ending) -> String {
        switch ending {
        case .complete: "complete"
        case .cancelled: "interrupted"
        case .stopped: "stopped at the first failure"
        case .full(let free, _): "\(FullDisk.words), \(Quantity.bytes(free)) free"
        }
    }

    static func kind(_ kind: ItemKind) -> String {
        switch kind {
        case .file: "file"
        case .directory: "directory"
        case .symlink: "symlink"
        case .fifo: "fifo"
        case .socket: "socket"
        case .characterDevice: "character-device"
        case .blockDevice: "block-device"
        }
    }

    static func kind(_ kind: CommitKind) -> String {
        switch kind {
        case .complete: "backup"
        case .partial: "partial"
        case .beforeRestore: "before-restore"
        case .afterRestore: "after-restore"
        case .afterUndo: "after-undo"
        case .capture: "capture"
        case .maintenance: "maintenance"
        }
    }
}
