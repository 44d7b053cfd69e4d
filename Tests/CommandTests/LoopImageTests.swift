import CommandSupport
import Glibc
import Testing

/// An image behind a loop device: the kernel writes to it itself, and tells nobody.
@Suite struct LoopImageTests {
    /// Attached before the service starts, and while it runs.
    @Test(
        .enabled(if: LoopDevice.isPossible, "needs root and loop devices"),
        arguments: [false, true])
    func whatIsWrittenThroughTheDeviceIsBackedUp(isAttachedLater: Bool) throws {
        let sandbox = Sandbox("loop-image-\(isAttachedLater)")
        sandbox.prepare()
        let image = sandbox.source + "/disk.img"
        Files.write([UInt8](repeating: 1, count: 1 << 20), to: image)
        // Long ago: the service has no reason to read it, and only a survey tells that it may
        // change.
        while sandbox.json("backup", sandbox.source).last?.number("bytes_read") != 0 {}
        var device = isAttachedLater ? nil : LoopDevice(image)
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady() && watch.keeps(image))
        if isAttachedLater { device = LoopDevice(image) }
        for round in [UInt8(2), 3] {
            let isWritten = try #require(device).write(
                [UInt8](repeating: round, count: 4_096), at: 65_536)
            #expect(isWritten)
            // A flush is a barrier: the first answer is the right one.
            let status = sandbox.startCairn("status", "--wait", image).wait()
            #expect(status.code == 0, "\(status.text)")
            let isSame = Array(sandbox.cairn("dump", image).output) == Files.content(image)
            #expect(isSame)
        }
        #expect(watch.stop().code == 0)
    }
}
