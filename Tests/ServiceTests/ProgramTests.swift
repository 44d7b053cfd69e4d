import CairnCore
import CairnLinux
import Foundation
import Glibc
import Testing

/// Real small programs.
@Suite(.serialized) struct ProgramTests {
    let programs = LinuxPrograms()
    let place = TemporaryPlace()

    func run(
        _ text: String, input: String = "", seconds: Double = 60,
        deadline: ProgramDeadline = ProgramDeadline()
    ) -> ProgramOutcome {
        programs.run(
            place.script("program", text), input: input.bytes,
            variables: ["CAIRN_HOOK": "on-commit"],
            nanoseconds: UInt64(seconds * 1e9), deadline: deadline)
    }

    @Test func inputIsReadAndOutputComesBack() {
        let outcome = run("cat; echo out; echo err >&2; exit 7", input: "{\"event\":\"commit\"}\n")
        #expect(
            outcome
                == ProgramOutcome(.exited(7), output: "{\"event\":\"commit\"}\nout\nerr\n".bytes))
    }

    @Test func largeInputThatNobodyReadsBlocksNobody() {
        #expect(run("exit 0", input: String(repeating: "x", count: 4 << 20)).ending == .exited(0))
        #expect(
            run("wc -c", input: String(repeating: "x", count: 1 << 20)).output == "1048576\n".bytes)
    }

    @Test func longOutputIsCutAndBlocksNobody() {
        let outcome = run("yes | head -c 3000000; exit 4")
        #expect(outcome.ending == .exited(4))
        #expect(outcome.isCut && outcome.output.count == ProgramOutcome.outputMaximum)
    }

    @Test func signalIsTold() { #expect(run("kill -KILL $$").ending == .signalled(SIGKILL)) }

    @Test func missingProgramIsTold() {
        let outcome = programs.run(
            HookCommand(program: "/none/such".bytes, arguments: []), input: [], variables: [:],
            nanoseconds: 1_000_000_000,
            deadline: ProgramDeadline())
        #expect(
            outcome.ending == .failed(SystemError("start", path: "/none/such".bytes, code: ENOENT)))
    }

    /// As when it is being installed, or when a process that was forked meanwhile inherited the
    /// writer's descriptor.
    @Test func programThatIsBeingWrittenIsWaitedFor() {
        let script = place.script("program", "exit 3")
        let writer = open(place.file("program"), O_WRONLY)
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100)) { close(writer) }
        let outcome = programs.run(
            script, input: [], variables: [:], nanoseconds: 60_000_000_000,
            deadline: ProgramDeadline())
        #expect(outcome.ending == .exited(3))
    }

    /// Root would run what another user writes: as the program, or through a shell. Issue 13, item
    /// 8.
    @Test(.enabled(if: geteuid() == 0, "only root runs other people's programs"))
    func whatAnotherUserCouldChangeIsNotRun() throws {
        let stranger: uid_t = 54_321
        mkdir(place.file("theirs"), 0o755)
        for name in ["program", "theirs/program", "theirs/mine"] {
            _ = place.script(name, "echo secret")
        }
        for name in ["theirs", "theirs/program"] { chown(place.file(name), stranger, stranger) }
        symlink(place.file("theirs/program"), place.file("link"))
        func ending(_ words: [String]) -> ProgramOutcome.Ending {
            programs.run(
                HookCommand(program: words[0].bytes, arguments: words.dropFirst().map(\.bytes)),
                input: [], variables: [:], nanoseconds: 60_000_000_000,
                deadline: ProgramDeadline()
            ).ending
        }
        let theirs = ["theirs/program", "theirs/mine", "link"].map(place.file)
        for words in theirs.map({ [$0] }) + theirs.map({ ["/bin/sh", $0] })
            + theirs.map({ ["/usr/bin/env", "sh", $0] })
        {
            guard case .failed(let error) = ending(words) else {
                Issue.record("\(words) was run")
                continue
            }
            #expect(error.code == SystemError.foreignEnvironment, "\(words)")
            do throws(SecretReading.Failure) {
                _ = try SecretReading.program(words.map(\.bytes))
                Issue.record("\(words) was asked")
            } catch {
                guard case .system(let error) = error else { throw error }
                #expect(error.code == SystemError.foreignEnvironment, "\(words)")
            }
        }
        // What is one's own, and what is no file.
        for words in [
            [place.file("program")], ["/bin/sh", place.file("program")],
            ["/bin/echo", place.file("theirs"), place.file("none")],
        ] {
            #expect(ending(words) == .exited(0), "\(words)")
            _ = try SecretReading.program(words.map(\.bytes))
        }
    }

    @Test func argumentsArriveAsTheyAre() {
        let script = place.script("program", "printf '[%s]' \"$@\"")
        let words = ["a b", "", "$HOME", "*", "\"'", "é"]
        let outcome = programs.run(
            HookCommand(program: script.program, arguments: words.map(\.bytes) + [[0xff]]),
            input: [], variables: [:],
            nanoseconds: 60_000_000_000, deadline: ProgramDeadline())
        #expect(outcome.output == "[a b][][$HOME][*][\"'][é][".bytes + [0xff] + "]".bytes)
    }

    @Test func timeLimitEndsAProgramAndWhatItStarted() throws {
        let began = LinuxClock().monotonic()
        let outcome = run(
            "echo $$ > \(place.file("pid")); tail -f /dev/null & echo $! > \(place.file("child")); wait",
            seconds: 0.3)
        #expect(outcome.ending == .overdue)
        #expect(LinuxClock().monotonic() - began < 4_000_000_000)
        for name in ["pid", "child"] {
            let number = try #require(place.content(name).flatMap { pid_t($0.dropLast()) })
            #expect(isGone(number), "\(name) \(number) lives")
        }
    }

    @Test func programThatIgnoresTheRequestIsKilled() throws {
        let outcome = run(
            "trap '' TERM; echo $$ > \(place.file("pid")); while :; do read line < /dev/zero; done",
            seconds: 0.1)
        #expect(outcome.ending == .overdue)
        let number = try #require(place.content("pid").flatMap { pid_t($0.dropLast()) })
        #expect(isGone(number))
    }

    @Test func deadlineThatComesNearerEndsAProgram() {
        let deadline = ProgramDeadline()
        deadline.bring(to: LinuxClock().monotonic() + 200_000_000)
        deadline.bring(to: .max)
        #expect(run("exec tail -f /dev/null", deadline: deadline).ending == .overdue)
    }

    @Test func nothingIsInherited() throws {
        // Without close-on-exec, as libraries open theirs.
        let descriptor = open("/dev/null", O_RDONLY)
        defer { close(descriptor) }
        let high = fcntl(descriptor, F_DUPFD, 200)
        defer { close(high) }
        setenv("CAIRN_PASSWORD", "secret", 1)
        defer { unsetenv("CAIRN_PASSWORD") }
        signal(SIGPIPE, SIG_IGN)
        let outcome = run(
            "(cd /proc/$$/fd && echo *); env | grep -c PASSWORD; echo $CAIRN_HOOK; pwd; grep -E 'SigBlk|SigIgn' /proc/self/status"
        )
        let text = String(decoding: outcome.output, as: UTF8.self)
        // The shell keeps its script open at 10 or 255.
        let descriptors = text.prefix { $0 != "\n" }.split(separator: " ").compactMap { Int($0) }
        #expect(
            Set(descriptors.filter { $0 != 10 && $0 != 255 && $0 != 3 && $0 < 200 }) == [0, 1, 2],
            "\(text)")
        #expect(!descriptors.contains(Int(high)))
        #expect(text.contains("on-commit\n/\n"))
        #expect(text.contains("SigBlk:\t0000000000000000\n"), "\(text)")
        // 32 and 33 are glibc's own.
        let ignored = text.split(separator: "SigIgn:\t").last.flatMap {
            UInt64($0.dropLast(), radix: 16)
        }
        #expect(ignored.map { $0 & 0x7fff_ffff } == 0, "\(text)")
        #expect(!text.contains("secret"))
    }

    @Test func hasAProcessGroupOfItsOwn() {
        let outcome = run("awk '{print ($1 == $5)}' /proc/$$/stat")
        #expect(outcome.output == "1\n".bytes)
    }

    /// A killed process may be a zombie for a moment, until init takes it.
    private func isGone(_ number: pid_t) -> Bool {
        let deadline = LinuxClock().monotonic() + 5_000_000_000
        while LinuxClock().monotonic() < deadline {
            guard kill(number, 0) == 0 else { return true }
            guard let text = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
            else { return true }
            if text.split(separator: ")").last?.hasPrefix(" Z") == true { return true }
            LinuxClock().pause(nanoseconds: 1_000_000)
        }
        return false
    }
}
