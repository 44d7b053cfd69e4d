import CairnCore
import CairnText
import CairnWatch

/// One thing that is wrong, and what to do about it.
struct Trouble {
    let text: String
    /// Which items it is about; the first of them.
    var details: [String] = []
    /// Nil where nothing is to be done but wait.
    var next: String?
    /// Whether the last restore in place is what is wrong: an undo ends it.
    var isUnfinishedRestore = false

    private static let itemsMaximum = 3

    init(_ text: String, next: String? = nil) {
        self.text = text
        self.next = next
    }

    /// Items that a daemon tries in vain.
    init(failing count: Int, of failures: [FailingItem]) {
        text = "\(Quantity.of(count, "item")) cannot be backed up"
        details = failures.prefix(Self.itemsMaximum).map {
            "\(PathText.display($0.path)): \($0.reason)"
        }
        let word = failures.count == 1 ? ShellText.quoted(failures[0].path) : "PATH"
        guard failures.isEmpty || failures.contains(where: { !$0.isForWantOfRoom }) else {
            next = FullDisk.next
            return
        }
        guard failures.isEmpty || failures.contains(where: { !$0.isOfOtherDisk }) else {
            next =
                "mount the disk that was backed up; if the disk that is there now replaces it for good, run `cairn backup --new-disk \(word)`"
            return
        }
        guard failures.isEmpty || failures.contains(where: { !$0.isOfOtherSubvolume }) else {
            next = ItemText.nextOfSubvolume(word)
            return
        }
        guard failures.isEmpty || failures.contains(where: { !$0.isOfDisplacedRoot }) else {
            next = LostRoots.nextOfDisplaced(word)
            return
        }
        guard failures.isEmpty || failures.contains(where: { !$0.isAway }) else {
            next =
                "mount or unlock \(count == 1 ? "it" : "each item"), or exclude it with `cairn exclude add \(word)`"
            return
        }
        next =
            "make \(count == 1 ? "it" : "each item") readable, or exclude it with `cairn exclude add \(word)`; run `cairn why \(word)` for details"
    }
}

extension FailingItem {
    /// Whether another disk is at its place.
    var isOfOtherDisk: Bool {
        reason == SystemError("list", path: [], code: ErrorCode.otherDisk).reason
    }

    var isOfOtherSubvolume: Bool {
        reason == SystemError("list", path: [], code: ErrorCode.otherSubvolume).reason
    }

    /// Whether it is a root that was moved, while another directory is in its place.
    var isOfDisplacedRoot: Bool { reason.hasPrefix(SystemError.displacedRoot) }

    /// Whether its file system is only not mounted, or locked.
    var isAway: Bool {
        [ErrorCode.unmounted, ErrorCode.locked].contains {
            reason == SystemError("list", path: [], code: $0).reason
        }
    }
}
