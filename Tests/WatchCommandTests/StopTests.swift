import CommandSupport
import Glibc
import Testing

/// A stop begins with what the kernel and `cairn-events` still hold.
@Suite struct StopTests {
    /// Saved at once before the signal, again and again, beside something that makes events.
    @Test func whatWasSavedJustBeforeAStopIsKept() {
        let rig = WatchRig("stopped")
        let noise = rig.sandbox.start(
            "/bin/sh", ["-c", "while :; do echo x >\"$0\"/noise; done", rig.other])
        defer {
            noise.send(SIGKILL)
            _ = noise.wait()
        }
        for number in 1...6 {
            rig.start()
            Files.write("save \(number)", to: rig.work + "/file")
            rig.end()
            let stored = rig.sandbox.cairn("dump", rig.work + "/file").output
            #expect(
                String(decoding: stored, as: UTF8.self) == "save \(number)",
                "\(rig.logs.last ?? "")")
        }
    }
}
