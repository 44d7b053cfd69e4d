import CommandSupport
import Glibc
import TestSeed
import Testing

/// The binary when one of its system calls fails: a clear error, the right exit code, nothing
/// acknowledged lost, and the next run works.
///
/// `make test` takes a sample of calls and faults from a seed. With `CAIRN_SOAK_FAULTS` every call
/// meets a fault, each in turn one of those it can meet, and the table of verbs, faults and
/// outcomes is written to the file that it names; with `CAIRN_SOAK_ALL` too every call meets every
/// fault.
@Suite struct FaultInjectionTests {
    static let tableFile = getenv("CAIRN_SOAK_FAULTS").map { String(cString: $0) }
    static let isExhaustive = getenv("CAIRN_SOAK_ALL") != nil
    /// Only scenarios whose name holds this.
    static let only = getenv("CAIRN_FAULT_VERB").map { String(cString: $0) }
    /// Of the long form, only these calls: `540-690`.
    static let range: ClosedRange<Int>? = getenv("CAIRN_FAULT_CALLS").flatMap { text in
        let numbers = String(cString: text).split(separator: "-").compactMap { Int($0) }
        return numbers.count == 2 && numbers[0] <= numbers[1] ? numbers[0]...numbers[1] : nil
    }
    static let runsEach = 8
    static let table = FaultTable()

    static let scenarios = FaultScenario.all.filter { scenario in
        only.map { scenario.description.contains($0) } ?? true
    }

    @Test(
        .enabled(if: Injector.isAllowed, "needs seccomp's user notification"), arguments: scenarios)
    func aFailingSystemCallLosesNothing(scenario: FaultScenario) {
        let world = FaultWorld(
            "fault", initArguments: scenario.initArguments, settings: scenario.settings,
            packBytes: scenario.packBytes)
        world.alter { scenario.beforehand($0, world) }
        let run = FaultRun(world: world, scenario: scenario)
        let calls = run.calls()
        var random = Seeded(
            TestSeed.drawn
                ^ UInt64(scenario.description.utf8.reduce(0) { $0 &* 31 &+ Int($1) } & 0xffff_ffff))
        let isSoak = Self.tableFile != nil
        var cases: [(Int, Fault)] = []
        if isSoak {
            for call in calls where Self.range?.contains(call.number) ?? true {
                let faults = Fault.possible(for: call.name)
                if Self.isExhaustive {
                    cases += faults.map { (call.number, $0) }
                } else {
                    cases.append(
                        (call.number, faults[(call.number + Int(TestSeed.drawn)) % faults.count]))
                }
            }
        } else {
            // Each kind of call alike, however often it is made.
            let kinds = Dictionary(grouping: calls, by: \.name).sorted { $0.key < $1.key }.map(
                \.value)
            for _ in 0..<Self.runsEach {
                let call = random.pick(random.pick(kinds))
                cases.append((call.number, random.pick(Fault.possible(for: call.name))))
            }
        }
        for (call, fault) in cases {
            guard let (outcome, wrong) = run.judge(call, fault) else { continue }
            Self.table.add(scenario.description, fault, outcome)
            #expect(
                wrong.isEmpty,
                "\(TestSeed.replay)\n\(wrong.joined(separator: "\n"))")
        }
        if let file = Self.tableFile { Files.write(Self.table.text, to: file) }
        print(
            "faults: \(scenario): \(calls.count) calls, \(Self.table.total) runs so far, \(TestSeed.replay)"
        )
    }
}
