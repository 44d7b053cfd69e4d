import CairnCore
import CairnLinux
import CairnRepository
import CairnText

/// What is said of `immutable = true`: it may have no effect.
enum ImmutablePacks {
    /// Sets the flag at the end of a command that writes, if the settings want it.
    static func protect(_ context: Context, _ storage: any Storage) throws {
        guard context.settings.immutable else { return }
        let made = try SealedPacks.makeImmutable(storage)
        if let refusal = made.refusal {
            context.note("cannot make sealed packs immutable here: \(refusal); \(needs)")
        } else if made.count == 0 {
            context.note(nothingSealed)
        }
    }

    /// What `status` says when not one pack has the flag, and whether that is a problem; nil while
    /// one has, or the settings do not want it.
    static func trouble(
        _ context: Context, _ storage: any Storage
    ) throws -> (trouble: Trouble, isProblem: Bool)? {
        guard context.settings.immutable, let storage = storage as? LinuxStorage else { return nil }
        let sealed = try PackFiles.list(storage).filter(\.isSealed)
        guard !sealed.isEmpty else { return (Trouble(nothingSealed), false) }
        guard !sealed.contains(where: { (try? storage.isImmutable($0.path)) == true })
        else { return nil }
        let trouble = Trouble(
            "`immutable` is set, but no sealed pack is immutable (out of \(Quantity.of(sealed.count, "sealed pack")))",
            next:
                "run `sudo cairn prune` to set the flag, or to see why it cannot be set; \(needs)")
        return (trouble, true)
    }

    private static let needs =
        "the immutable flag requires root privileges (CAP_LINUX_IMMUTABLE) and a file system that supports it, such as ext4, XFS or btrfs"
    private static let nothingSealed =
        "`immutable` is set but protects nothing yet, because no pack is full and sealed"
}
