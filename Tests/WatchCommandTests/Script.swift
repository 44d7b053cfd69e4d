import CommandSupport
import Glibc
import Testing

/// When something happens, as seen from the daemon.
enum Moment: String, CaseIterable, CustomTestStringConvertible {
    /// It has compared everything and waits.
    case idle
    /// Its first comparison is on its way.
    case scanning
    /// Its process is stopped for two seconds, half-way.
    case stopped

    var testDescription: String { rawValue }
}

/// One of the operations in `Tests/Fixtures/watch_operations.py`, as it goes from step to step.
final class Script {
    private let process: ChildProcess
    private let control: String
    private var step = 0

    static let python = "/usr/bin/python3"

    init(_ name: String, _ rig: WatchRig) {
        control = rig.sandbox.file("control")
        process = rig.sandbox.start(
            Self.python,
            [
                "-B", Project.fixtures + "/watch_operations.py", name, rig.sandbox.file("home"),
                control,
            ])
    }

    /// Waits until it stands at the next step.
    func awaitStep(sourceLocation: SourceLocation = #_sourceLocation) {
        let path = "\(control)/reached-\(step)"
        guard process.awaitWhileRunning({ Files.exists(path) }) else {
            Issue.record(
                "the operation ended before its step \(step): \(process.wait().errors)",
                sourceLocation: sourceLocation)
            return
        }
    }

    /// Lets it go on.
    func release() {
        var descriptor: Int32 = -1
        // Not before the script has the fifo open.
        _ = process.awaitWhileRunning {
            descriptor = open("\(self.control)/go-\(self.step)", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
            return descriptor >= 0
        }
        if descriptor >= 0 { close(descriptor) }
        step += 1
    }

    /// Asks one that goes on for ever to end, and waits for any.
    func end(sourceLocation: SourceLocation = #_sourceLocation) {
        Files.write("", to: control + "/stop")
        finish(sourceLocation: sourceLocation)
    }

    func finish(sourceLocation: SourceLocation = #_sourceLocation) {
        let ended = process.wait()
        #expect(ended.code == 0, "\(ended.errors)", sourceLocation: sourceLocation)
    }

    func kill() { process.send(SIGKILL) }
}

extension WatchRig {
    /// Runs lines of Python with the words of `watch_operations.py`, to their end.
    func change(_ lines: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let ended = sandbox.run(
            Script.python,
            ["-B", Project.fixtures + "/watch_operations.py", "-c", sandbox.file("home"), lines])
        #expect(ended.code == 0, "\(ended.errors)", sourceLocation: sourceLocation)
    }

    /// Does an operation at a moment, and returns when it is done.
    func perform(
        _ operation: String, _ moment: Moment, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        if moment == .scanning { makeBulk() }
        let script = Script(operation, self)
        script.awaitStep(sourceLocation: sourceLocation)
        if moment == .scanning {
            launch(sourceLocation: sourceLocation)
            #expect(
                !hasCompared, "the comparison was over too soon", sourceLocation: sourceLocation)
        } else {
            start(sourceLocation: sourceLocation)
        }
        script.release()
        script.awaitStep(sourceLocation: sourceLocation)
        if moment == .stopped {
            whileStopped {
                script.release()
                script.finish(sourceLocation: sourceLocation)
            }
        } else {
            script.release()
            script.finish(sourceLocation: sourceLocation)
        }
    }

    /// Something that takes the first comparison a while.
    func makeBulk() {
        let bulk = sandbox.file("home/bulk")
        roots.insert(bulk, at: 0)
        let made = sandbox.run(
            Script.python,
            [
                "-c",
                """
                import os, sys
                for number in range(1500):
                    place = f"{sys.argv[1]}/{number // 100}/{number}"
                    os.makedirs(place)
                    with open(place + "/file", "w") as file: file.write(f"bulk {number}" * 20)
                """, bulk,
            ])
        #expect(made.code == 0, "\(made.errors)")
    }
}
