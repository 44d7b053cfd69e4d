import Glibc

/// A loop device of an image, for as long as this lives.
package final class LoopDevice {
    package static let isPossible: Bool = {
        let sandbox = Sandbox("loop-device")
        Files.write([UInt8](repeating: 0, count: 1 << 20), to: sandbox.file("image"))
        return Machine.isRoot && access("/sbin/losetup", X_OK) == 0
            && LoopDevice(sandbox.file("image")) != nil
    }()

    private let sandbox = Sandbox("loop")
    package let path: String

    /// - Returns: nil where that may not be done.
    package init?(_ image: String) {
        let made = sandbox.run("/sbin/losetup", ["--find", "--show", image])
        guard made.code == 0, let path = made.lines.first else { return nil }
        self.path = path
    }

    deinit { _ = sandbox.run("/sbin/losetup", ["--detach", path]) }

    /// Writes through the device to the image.
    ///
    /// - Returns: false when that failed.
    package func write(_ bytes: [UInt8], at offset: off_t) -> Bool {
        let device = open(path, O_WRONLY | O_CLOEXEC)
        guard device >= 0 else { return false }
        defer { close(device) }
        return pwrite(device, bytes, bytes.count, offset) == bytes.count && fsync(device) == 0
    }
}
