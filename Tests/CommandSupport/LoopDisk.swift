import Glibc

/// A file system in a file, mounted for as long as this lives.
package final class LoopDisk: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case btrfs, xfs, vfat, exfat
    }

    private let sandbox: Sandbox
    package var path: String { sandbox.file("disk") }

    /// - Parameter options: of mount(8), comma-separated.
    /// - Returns: nil where that may not be done.
    package init?(_ kind: Kind, options more: String = "") {
        sandbox = Sandbox("disk-\(kind)")
        let image = sandbox.file("image")
        mkdir(path, 0o755)
        let options =
            switch kind {
            case .btrfs: ["-q"]
            case .xfs: ["-q", "-m", "reflink=1"]
            case .vfat, .exfat: [String]()
            }
        let loop = more.isEmpty ? "loop" : "loop,\(more)"
        let type = kind == .exfat ? ["-t", "exfat-fuse"] : []
        guard Machine.isRoot, sandbox.run("/usr/bin/truncate", ["-s", "400M", image]).code == 0,
            sandbox.run("/sbin/mkfs.\(kind)", options + [image]).code == 0,
            sandbox.run("/bin/mount", type + ["-o", loop, image, path]).code == 0
        else { return nil }
    }

    deinit {
        // Lazily where something has a file open there still: what is beneath must not be removed
        // through the mount.
        if sandbox.run("/bin/umount", [path]).code != 0 {
            _ = sandbox.run("/bin/umount", ["--lazy", path])
        }
    }

    private static func isAllowed(_ kind: Kind) -> Bool {
        access("/sbin/mkfs.\(kind)", X_OK) == 0 && LoopDisk(kind) != nil
    }
    package static let hasBtrfs = isAllowed(.btrfs)
    package static let hasXFS = isAllowed(.xfs)
    package static let hasVFAT = isAllowed(.vfat)
    package static let hasExFAT = isAllowed(.exfat)
}
