import CairnCore
import CommandSupport
import Testing

@testable import CairnLinux

/// What the kernel tells of images behind loop devices, to which it writes without an event.
@Suite struct LoopDeviceTests {
    @Test(.enabled(if: LoopDevice.isPossible, "needs root and loop devices"))
    func theImageOfADeviceIsFoundAndItsStampChanges() throws {
        let sandbox = Sandbox("loop-survey")
        let image = sandbox.file("disk.img")
        Files.write([UInt8](repeating: 1, count: 1 << 20), to: image)
        let path = RealPath.resolve(Array(image.utf8))
        func stamp() throws -> Stamp { Stamp(try LinuxFileSystem().status(ofRoot: path)) }
        #expect(!WriterSurvey().images().contains(path))
        do {
            let device = try #require(LoopDevice(image))
            #expect(WriterSurvey().images().contains(path))
            #expect(WriterSurvey().files().contains(path))
            let before = try stamp()
            // The kernel's clock for files goes on in ticks.
            var isWritten = device.write([2], at: 65_536)
            for _ in 0..<10_000 where try stamp() == before {
                isWritten = isWritten && device.write([2], at: 65_536)
            }
            #expect(isWritten)
            #expect(try stamp() != before && Files.content(image)[65_536] == 2)
            withExtendedLifetime(device) {}
        }
        #expect(!WriterSurvey().images().contains(path))
    }
}
