import CommandSupport
import Glibc
import Testing

/// A stop begins with what the kernel and `cairn-events` still hold.
@Suite struct StopTests {
    /// Saved at once before the signal, behind many other events, again and again.
    @Test func whatWasSavedJustBeforeAStopIsKept() {
        let rig = WatchRig("stopped")
        for number in 1...6 {
            rig.start()
            for other in 0..<500 { Files.write("\(number)", to: rig.other + "/\(other)") }
            Files.write("save \(number)", to: rig.work + "/file")
            rig.end()
            let stored = rig.sandbox.cairn("dump", rig.work + "/file").output
            #expect(
                String(decoding: stored, as: UTF8.self) == "save \(number)",
                "\(rig.logs.last ?? "")")
        }
    }
}
