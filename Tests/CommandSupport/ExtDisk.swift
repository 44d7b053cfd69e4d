import Glibc

/// An ext4 in a file that can be mounted, unmounted, and mounted again on another loop device.
package final class ExtDisk: @unchecked Sendable {
    // SAFETY: used by one test at a time; `device` is the only thing that changes.
    package let sandbox = Sandbox("ext")
    /// The mount point.
    package var path: String { sandbox.file("disk") }
    package private(set) var device: String?

    package struct Refused: Error {}

    /// - Parameter encrypts: whether it can encrypt directories.
    /// - Returns: nil where that may not be done.
    package init?(encrypts: Bool = false) {
        mkdir(path, 0o755)
        let image = sandbox.file("image")
        guard Machine.canMount, sandbox.run("/usr/bin/truncate", ["-s", "32M", image]).code == 0,
            sandbox.run(
                "/sbin/mkfs.ext4", ["-q"] + (encrypts ? ["-O", "encrypt"] : []) + [image]
            ).code == 0
        else { return nil }
    }

    deinit { unmount() }

    /// - Parameter device: a loop device that is free; the next one where it is nil.
    package func mount(on device: String? = nil) throws {
        let made = sandbox.run(
            "/sbin/losetup", (device.map { [$0] } ?? ["-f", "--show"]) + [sandbox.file("image")])
        guard made.code == 0, let device = device ?? Self.line(made.output) else { throw Refused() }
        self.device = device
        guard sandbox.run("/bin/mount", [device, path]).code == 0 else { throw Refused() }
    }

    package func unmount() {
        guard let device else { return }
        if sandbox.run("/bin/umount", [path]).code != 0 {
            _ = sandbox.run("/bin/umount", ["--lazy", path])
        }
        _ = sandbox.run("/sbin/losetup", ["-d", device])
        self.device = nil
    }

    /// Adds or removes its key, or encrypts a directory (Tests/Fixtures/fscrypt_key.py).
    ///
    /// - Returns: the first line that it tells; nil when that was refused.
    @discardableResult
    package func key(_ arguments: String...) -> String? {
        let script = Project.fixtures + "/fscrypt_key.py"
        let ended = sandbox.run("/usr/bin/python3", ["-B", script] + arguments)
        return ended.code == 0 ? Self.line(ended.output) ?? "" : nil
    }

    private static func line(_ output: [UInt8]) -> String? {
        output.split(separator: UInt8(ascii: "\n")).first.map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    package static let isAllowed =
        access("/sbin/mkfs.ext4", X_OK) == 0
        && ExtDisk().map { (try? $0.mount()) != nil } ?? false
    package static let canEncrypt: Bool = {
        guard isAllowed, access("/usr/bin/python3", X_OK) == 0,
            let disk = ExtDisk(encrypts: true), (try? disk.mount()) != nil
        else { return false }
        return disk.key("add", disk.path) != nil
    }()
}
