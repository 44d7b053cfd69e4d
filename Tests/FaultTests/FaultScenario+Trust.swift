import CommandSupport
import Glibc
import Testing

// Forgetting, proving, healing, and the service.
extension FaultScenario {
    /// The oldest commit is gone, and says so.
    private static let oldestIsForgotten: @Sendable (FaultWorld, ChildProcess.Ended) -> [String] = {
        world, _ in
        let ended = world.sandbox.startCairn("ls", "-R", "--snapshot", world.acknowledged[0].commit)
            .wait()
        return ended.code == 1 && ended.errors.contains("was forgotten")
            ? [] : ["it ended with 0, and the commit is there: \(ended.code) \(ended.errors)"]
    }

    private static let passingIsErased: @Sendable (FaultWorld, ChildProcess.Ended) -> [String] = {
        world, _ in
        let ended = world.sandbox.startCairn("ls", "-R", "--snapshot", world.acknowledged[1].commit)
            .wait()
        return ended.code == 0 && !ended.text.contains("passing")
            ? [] : ["it ended with 0, and the path is there: \(ended.text)\(ended.errors)"]
    }

    /// The sealed packs as they were, to the byte; `damage` afterwards hurts one of them where its
    /// first blocks are.
    private static let aPackIsDamaged: @Sendable (Sandbox, FaultWorld) -> Void = { sandbox, _ in
        guard let pack = sandbox.sealedPacks.first else {
            Issue.record("no pack is sealed")
            return
        }
        #expect(
            access(pack.replacing(".pack", with: ".parity"), F_OK) == 0, "\(pack) has no parity")
        let mode: mode_t = 0o600
        chmod(pack, mode)
        let file = open(pack, O_RDWR | O_CLOEXEC)
        defer { close(file) }
        var byte: UInt8 = 0
        pread(file, &byte, 1, 5_000)
        byte ^= 0x10
        pwrite(file, &byte, 1, 5_000)
    }

    private static let parity = "[parity]\nshare = \"10%\"\n"

    static let trust: [FaultScenario] = [
        FaultScenario(
            description: "forget", arguments: { _ in ["forget", "--keep-last", "1"] },
            shortcomings: oldestIsForgotten,
            giving: FaultWorld.Given(oldest: true)),
        FaultScenario(
            description: "forget --prune",
            arguments: { _ in ["forget", "--keep-last", "1", "--prune"] },
            shortcomings: oldestIsForgotten,
            giving: FaultWorld.Given(oldest: true)),
        FaultScenario(
            description: "forget --path",
            arguments: { ["forget", "--yes", "--path", $0.sandbox.source + "/d1/passing"] },
            shortcomings: passingIsErased, giving: FaultWorld.Given(paths: ["d1/passing"]),
            // Once it is erased there is no such path.
            nextCodes: [0, 1]),
        FaultScenario(
            description: "prune with a checkpoint",
            arguments: { _ in ["prune", "--max-unused", "0", "--checkpoint"] },
            beforehand: { sandbox, world in
                sandbox.cairn("forget", "--keep-last", "1")
                world.forgetOldest()
            }),
        FaultScenario(
            description: "pin", arguments: { ["pin", $0.acknowledged[0].commit] },
            shortcomings: { world, _ in
                let shown = world.sandbox.startCairn("forget", "--dry-run", "--keep-last", "1")
                    .wait().text
                return shown.contains("pinned")
                    ? [] : ["it ended with 0, and nothing is pinned: \(shown)"]
            }),
        FaultScenario(
            description: "drill", arguments: { _ in ["drill", "--full", "--json"] },
            shortcomings: { _, ended in
                ended.lines.compactMap({ JSONObject($0) }).last?["outcome"] == "fine"
                    ? [] : ["it ended with 0 and proved nothing: \(ended.text)"]
            }),
        FaultScenario(
            description: "restore --deleted",
            arguments: {
                [
                    "restore", "--deleted", "--target", $0.sandbox.file("out"),
                    $0.sandbox.source + "/d1/passing",
                ]
            },
            shortcomings: { world, _ in
                let found = Files.text(
                    world.sandbox.file("out") + world.sandbox.source + "/d1/passing")
                return found == "gone soon" ? [] : ["it ended with 0 and restored: \(found)"]
            },
            beforehand: { sandbox, _ in sandbox.backUp() }),
        FaultScenario(
            description: "versions", arguments: { ["versions", $0.sandbox.source + "/d1/small1"] }),
        FaultScenario(
            description: "find", arguments: { _ in ["find", "passing"] },
            shortcomings: saying("d1/passing")),
        FaultScenario(description: "stats", arguments: { _ in ["stats"] }),
        FaultScenario(
            description: "key passwd",
            arguments: {
                [
                    "key", "passwd", "--key-cost", "least", "--new-password-file",
                    $0.sandbox.file("password"),
                ]
            },
            initArguments: encrypted),
        FaultScenario(
            description: "backup, parity", arguments: { ["backup", "--json", $0.sandbox.source] },
            shortcomings: expectCommit,
            settings: parity, packBytes: 600_000),
        FaultScenario(
            description: "repair, parity", arguments: { _ in ["repair"] },
            beforehand: aPackIsDamaged, startsDamaged: true,
            settings: parity, packBytes: 600_000),
    ]

    /// The service: a file is saved while it runs. A fault that passes must not keep the save from
    /// being stored, and one that lasts must not lose what is.
    static let watch = FaultScenario(
        description: "watch", arguments: { ["watch", $0.sandbox.source] }, plainCodes: [0],
        shortcomings: { world, ended in
            // What could not be read for a moment is named, and waits to be tried again: the next
            // run has to have it.
            guard world.isDriven, !ended.errors.contains("cannot be backed up: ") else { return [] }
            return world.differences("latest", Walker.walk(world.sandbox.source))
        },
        shortcomingsAgain: { world, _ in
            world.differences("latest", Walker.walk(world.sandbox.source))
        },
        settings: "[watch]\nquiet-after-close = \"10ms\"\n",
        nextArguments: { ["backup", "--json", $0.sandbox.source] },
        drive: { world, process, fault in
            let sandbox = world.sandbox
            // A directory that could not be watched is compared each minute.
            let seconds = fault?.isLasting == true ? 2 : 100
            let isWatching = process.awaitWhileRunning(seconds: seconds) {
                process.errorsSoFar.contains("everything compared")
            }
            Files.write("saved while the service ran", to: sandbox.source + "/d2/fresh")
            var answer: ChildProcess.Ended?
            world.isDriven =
                isWatching
                && process.awaitWhileRunning(seconds: seconds) {
                    answer = sandbox.startCairn("status", sandbox.source + "/d2/fresh").wait()
                    return answer?.text.contains("has been stored since") == true
                }
            if fault == nil || fault?.isLasting == false, !world.isDriven, !process.tick() {
                let said = "\(process.errorsSoFar)\(answer.map { $0.text + $0.errors } ?? "")"
                Issue.record(
                    "the save was not stored within \(seconds) s: \(fault.map { "\($0)" } ?? "no fault"): \(said)"
                )
            }
            // The injector stands between; what it started is asked to end.
            for child in Files.text(
                "/proc/\(process.identifier)/task/\(process.identifier)/children"
            ).split(separator: " ") {
                if let child = pid_t(child) { kill(child, SIGTERM) }
            }
        })
}
