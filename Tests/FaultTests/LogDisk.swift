import CommandSupport
import Glibc

/// A disk with a volatile cache, from which the power can be taken as often as one likes:
/// Tests/Fixtures/log_disk.py beneath a loop device.
///
/// Why so: device-mapper's log-writes, nbd and ublk are not in every kernel; FUSE and loop are. The
/// loop driver passes writes and flushes on one by one.
final class LogDisk: @unchecked Sendable {
    // SAFETY: used by one test at a time.
    /// Not btrfs: it takes a copy for the very file system that is mounted, whose id it has.
    enum Kind: String, CaseIterable, Sendable {
        case ext4, xfs

        /// The least that mkfs takes, and some room.
        var mebibytes: Int { self == .xfs ? 320 : 128 }
        /// The copy beside the original has its id.
        fileprivate var mountOptions: String { self == .xfs ? "loop,nouuid" : "loop" }
        fileprivate var options: [String] {
            self == .ext4 ? ["-q", "-E", "lazy_itable_init=0,lazy_journal_init=0"] : ["-q"]
        }
    }

    private let kind: Kind
    private let sandbox: Sandbox
    private let server: ChildProcess
    private var device = ""
    private var cuts = 0
    /// Where it is mounted.
    var path: String { sandbox.file("disk") }

    /// - Returns: nil where that may not be done.
    init?(_ kind: Kind, _ sandbox: Sandbox) {
        self.kind = kind
        self.sandbox = sandbox
        let image = sandbox.file("image")
        for name in ["served", "disk", "after"] { mkdir(sandbox.file(name), 0o755) }
        guard Machine.isRoot, access("/dev/fuse", R_OK | W_OK) == 0,
            mkfifo(sandbox.file("control"), 0o600) == 0,
            sandbox.run("/usr/bin/truncate", ["-s", "\(kind.mebibytes)M", image]).code == 0,
            sandbox.run("/sbin/mkfs.\(kind)", kind.options + [image]).code == 0
        else { return nil }
        let script = Project.fixtures + "/log_disk.py"
        server = sandbox.start(
            "/usr/bin/python3",
            ["-B", script, sandbox.file("served"), image, sandbox.file("control")])
        let control = sandbox.file("control")
        guard server.awaitWhileRunning({ Files.exists(control + ".ready") }) else { return nil }
        let attached = sandbox.run(
            "/sbin/losetup", ["--find", "--show", "--direct-io=on", sandbox.file("served/disk")])
        device = attached.lines.first ?? ""
        guard attached.code == 0, sandbox.run("/bin/mount", [device, path]).code == 0 else {
            return nil
        }
    }

    deinit {
        if sandbox.run("/bin/umount", [path]).code != 0 {
            _ = sandbox.run("/bin/umount", ["--lazy", path])
        }
        if !device.isEmpty { _ = sandbox.run("/sbin/losetup", ["--detach", device]) }
        // The server ends with its mount.
        _ = sandbox.run("/bin/umount", ["--lazy", sandbox.file("served")])
    }

    /// What a cut found in the disk's cache.
    struct Cut {
        let image: String
        let cached, whole, torn, gone: Int
    }

    /// Takes the power when so many writes are in the cache, or soon, and gives it back to a copy.
    func cut(seed: UInt64, after writes: Int) -> Cut? {
        cuts += 1
        let image = sandbox.file("cut-\(cuts)")
        Files.write("cut \(image) \(seed) \(writes)\n", to: sandbox.file("control"))
        guard server.awaitWhileRunning({ Files.exists(image + ".done") }) else { return nil }
        let numbers = Files.text(image + ".done").split(whereSeparator: \.isWhitespace).compactMap {
            Int($0)
        }
        guard numbers.count == 4 else { return nil }
        return Cut(
            image: image, cached: numbers[0], whole: numbers[1], torn: numbers[2], gone: numbers[3])
    }

    /// Mounts what a cut left, so that the file system recovers, for as long as `body` runs.
    func afterwards(_ cut: Cut, _ body: (_ path: String) -> Void) -> ChildProcess.Ended {
        let place = sandbox.file("after")
        let mounted = sandbox.run("/bin/mount", ["-o", kind.mountOptions, cut.image, place])
        if mounted.code == 0 {
            body(place)
            if sandbox.run("/bin/umount", [place]).code != 0 {
                _ = sandbox.run("/bin/umount", ["--lazy", place])
            }
        }
        unlink(cut.image)
        unlink(cut.image + ".done")
        return mounted
    }

    private static func isAllowed(_ kind: Kind) -> Bool {
        access("/sbin/mkfs.\(kind)", X_OK) == 0
            && LogDisk(kind, Sandbox("log-\(kind)", inMemory: true)) != nil
    }
    static let allowed: [Kind] = Kind.allCases.filter { isAllowed($0) }
}
