import CommandSupport
import Glibc
import Testing

/// One verb with one fault, and everything that must hold afterwards.
struct FaultRun {
    let world: FaultWorld
    let scenario: FaultScenario
    private var log: String { world.sandbox.file("calls") }

    /// The calls of a run without faults.
    func calls() -> [CountedCall] {
        world.reset()
        let ended = run(nil, nil)
        #expect(
            scenario.plainCodes.contains(ended.code), "\(scenario): \(ended.text)\(ended.errors)")
        return CountedCall.list(log)
    }

    private func run(_ call: Int?, _ fault: Fault?) -> ChildProcess.Ended {
        world.sandbox.prefix = Injector.words(world.sandbox, log: log, at: call, fault)
        let arguments = scenario.arguments(world)
        let process = world.sandbox.startCairn(arguments)
        world.sandbox.prefix = []
        scenario.drive?(world, process, fault)
        return process.wait()
    }

    /// Runs the verb with a fault at a call, and judges.
    ///
    /// - Returns: how it ended, or nil when the run had ended before that call; what is wrong,
    ///   nothing if all is well.
    func judge(_ call: Int, _ fault: Fault) -> (outcome: FaultTable.Outcome, wrong: [String])? {
        world.reset()
        let ended = run(call, fault)
        // Calls come in another order now and then: a call met what it never can.
        guard let met = CountedCall.faulted(log),
            Fault.possible(for: met.name).contains(where: { $0.name == fault.name })
        else { return nil }
        world.said = ended.errors
        var wrong: [String] = []
        let outcome: FaultTable.Outcome
        switch ended.code {
        case 0:
            outcome = .done
            wrong += scenario.shortcomings(world, ended)
        case 3: outcome = .items
        case -SIGKILL where fault.name == "kill": outcome = .killed
        default: outcome = .refused
        }
        if outcome == .items || outcome == .refused { wrong += unclear(ended, fault, met) }
        // What a lock of SQLite's meets it calls busy, whatever it was.
        let isBusy = ended.code == 11 && met.name == "fcntl" && met.path.contains("/state")
        if !(0...3).contains(ended.code), !isBusy, outcome != .killed {
            wrong.append("it ended with \(ended.code)")
        }
        wrong += consequences()
        if wrong.isEmpty { return (outcome, []) }
        let title =
            "\(scenario): \(fault) at call \(call), \(met.name) \(met.path); exit code \(ended.code)\n\(ended.errors)"
        return (.wrong, [title] + wrong)
    }

    /// An error says what failed and why; it holds nothing that only the program understands.
    private func unclear(_ ended: ChildProcess.Ended, _ fault: Fault, _ met: CountedCall)
        -> [String]
    {
        let text = ended.errors
        // A proof that fails is an answer, not an error; that of a drill names each failure, and
        // what it could not judge, in a line of its own.
        let isAnswer = [" is not stored: ", "{\"type\":\"failure\"", "{\"type\":\"unjudged\""]
            .contains { ended.text.contains($0) }
        if !text.contains("cairn: "), !isAnswer { return ["no error text: \(text)\(ended.text)"] }
        for word in ["Fatal error", "Error(", "SQLite error", "errno", "Optional(", "Swift"]
        where text.contains(word) {
            return ["the error text holds \(word)"]
        }
        let all = text + ended.text
        var words = fault.words
        // SQLite keeps the error's number to itself where it speaks in its own words.
        if fault.isLasting || met.path.contains("/state") && !met.path.contains("/.cairn-drill-") {
            words += [
                "the catalog's files cannot be read or written",
                "the catalog cannot be read: database disk image is malformed",
            ]
            if met.name == "fcntl" { words.append("the catalog is in use by another process") }
        }
        return words.isEmpty || words.contains { all.contains($0) }
            ? [] : ["the error text says none of \(words)"]
    }

    /// What must hold whatever happened: all that was acknowledged is there, and the next run
    /// works.
    private func consequences() -> [String] {
        var wrong: [String] = []
        // The long form makes tens of thousands of runs; the short one looks each time.
        let needsNoLook = FaultInjectionTests.tableFile != nil && world.isUntouched
        if !scenario.makesRepository, !scenario.startsDamaged, !needsNoLook {
            wrong += world.losses(giving: scenario.giving)
        }
        let again = world.sandbox.startCairn((scenario.nextArguments ?? scenario.arguments)(world))
            .wait()
        if scenario.makesRepository, again.code == 1,
            again.errors.contains("there is already a repository at")
        {
            // The first run had made it before it failed.
        } else if !(scenario.nextCodes ?? scenario.plainCodes).contains(again.code) {
            wrong.append("the next run ends with \(again.code): \(again.text)\(again.errors)")
        } else {
            wrong += (scenario.shortcomingsAgain ?? scenario.shortcomings)(world, again).map {
                "after the next run: \($0)"
            }
        }
        if scenario.startsDamaged { wrong += world.losses() }
        if scenario.makesRepository {
            let backup = world.sandbox.startCairn("backup", world.sandbox.source).wait()
            if backup.code != 0 {
                wrong.append("a backup into it ends with \(backup.code): \(backup.errors)")
            }
        }
        return wrong
    }
}
