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

    private static func lastBackup(_ rig: WatchRig) -> String? {
        rig.sandbox.json("status").first?["last_backup"]
    }

    @Test func whatAStopLeavesIsAnInterruptedBackupUntilItIsStored() {
        let rig = WatchRig("left")
        rig.start()
        #expect(Self.lastBackup(rig) == nil)
        rig.sandbox.cairn("pause")
        Files.write("left", to: rig.work + "/file")
        #expect(rig.awaitStatus { $0.number("dirty") ?? 0 > 0 })
        rig.end()
        let left = rig.sandbox.cairn("status", "--check", exits: 1).text
        #expect(left.contains("the last backup was interrupted"), "\(left)")
        rig.start()
        rig.end()
        #expect(Self.lastBackup(rig) == nil)
    }

    /// It borrowed the repository from the service, and ends after the service.
    @Test func aBackupOfOtherPathsDoesNotHideWhatAStopLeaves() {
        let rig = WatchRig("left-beside")
        rig.start()
        let file = rig.outside + "/large"
        let made = rig.sandbox.run(
            "/bin/sh", ["-c", "head -c 100000000 /dev/urandom > '\(file)'"])
        #expect(made.code == 0)
        let state = rig.sandbox.file("state/cairn")
        let backup = rig.sandbox.startCairn("backup", rig.outside)
        let isRunning = backup.awaitWhileRunning {
            Files.names(state).contains {
                $0.hasSuffix(".backup") && Files.text("\(state)/\($0)").contains(" running ")
            }
        }
        #expect(isRunning)
        backup.send(SIGSTOP)
        Files.write("left", to: rig.work + "/file")
        rig.end()
        backup.send(SIGCONT)
        let ended = backup.wait()
        #expect(ended.code == 0, "\(ended.errors)")
        #expect(Self.lastBackup(rig) == "interrupted")
        rig.start()
        rig.end()
        #expect(Self.lastBackup(rig) == "complete")
    }

    @Test func aStopThatIsKilledLeavesAnInterruptedBackup() {
        let rig = WatchRig("killed")
        rig.start()
        let file = rig.work + "/large"
        let ended = rig.sandbox.run(
            "/bin/sh", ["-c", "head -c 100000000 /dev/urandom > '\(file)'"])
        #expect(ended.code == 0)
        rig.daemon?.send(SIGTERM)
        #expect(rig.awaitWhileRunning { rig.log.contains("stopping after") })
        rig.end(SIGKILL)
        #expect(Self.lastBackup(rig) == "interrupted")
        rig.start()
        rig.end()
        #expect(Self.lastBackup(rig) == nil)
    }
}

/// `import` beside a daemon.
@Suite(.enabled(if: Restic.isThere, "restic is not installed")) struct ImportWatchTests {
    /// The newest snapshot lacks a file that no event tells of.
    @Test func everythingIsComparedAfterAnImport() {
        let rig = WatchRig("imported")
        let restic = rig.sandbox.file("restic")
        Restic.makeRepository(restic)
        rig.sandbox.environment["RESTIC_REPOSITORY"] = restic
        rig.sandbox.environment["RESTIC_PASSWORD"] = Restic.password
        for name in ["file", "other"] { Files.write(name, to: "\(rig.work)/\(name)") }
        rig.start()
        let made = rig.sandbox.run(
            Restic.path, ["backup", "--exclude", rig.work + "/other", rig.work])
        #expect(made.code == 0, "\(made.errors)")
        rig.sandbox.cairn("import", "restic", restic)
        rig.awaitWatching()
        rig.expectStored()
        rig.end()
        #expect(rig.sandbox.json("status").first?["last_backup"] == nil)
    }
}
