import CairnSimulation
import Glibc
import Testing

@testable import CairnCore

/// What may never return costs one thread, not the program.
@Suite struct ExpendableThreadTests {
    /// Work that hangs until it is let go.
    private final class Gate: Sendable {
        let isOpen = Monitor(false)
        func pass() { isOpen.wait { $0 ? () : nil } }
        func open() { isOpen.update { $0 = true } }
    }

    private let threads = ExpendableThreads<String>(clock: SimulatedClock(), threadsMaximum: 3)
    private static let moment: UInt64 = 1_000_000

    @Test func workThatAnswersIsReturned() {
        for number in 0..<100 {
            #expect(threads.run("well", patience: .max / 16) { _ in number } == number)
        }
        #expect(threads.silent.isEmpty)
    }

    @Test func whatHangsIsGivenUpAndRefusedUntilItAnswers() {
        let gate = Gate()
        #expect(threads.run("dead", patience: 0) { _ in gate.pass() } == nil)
        #expect(threads.silent == ["dead"])
        // At once, and not on another thread.
        #expect(threads.run("dead", patience: .max / 16) { _ in true } == nil)
        #expect(threads.run("well", patience: .max / 16) { _ in true } == true)
        gate.open()
        while !threads.silent.isEmpty { sched_yield() }
        #expect(threads.run("dead", patience: .max / 16) { _ in true } == true)
    }

    /// As a descriptor does, which its mount closes.
    private final class Held: Sendable {
        let threads: ExpendableThreads<String>
        let answer: Monitor<Bool?>

        init(_ threads: ExpendableThreads<String>, _ answer: Monitor<Bool?>) {
            (self.threads, self.answer) = (threads, answer)
        }

        deinit {
            // The simulated clock stands still, so this is nearly the real time of the end.
            var now = timespec()
            clock_gettime(CLOCK_MONOTONIC, &now)
            let end = UInt64(now.tv_sec + 1) * 1_000_000_000
            let isAnswered = threads.run("well", patience: end) { _ in true } == true
            answer.update { $0 = isAnswered }
        }
    }

    /// The thread waited for itself: an unmount failed for that long, and the mount counted as
    /// silent.
    @Test func whatWorkHeldIsReleasedBeforeItsThreadTakesOther() {
        let (gate, answer) = (Gate(), Monitor<Bool?>(nil))
        func lose() {
            let held = Held(threads, answer)
            let result: Void? = threads.run("dead", patience: 0) { _ in
                withExtendedLifetime(held) { gate.pass() }
            }
            #expect(result == nil)
        }
        lose()
        // Only the thread holds it now.
        gate.open()
        let isAnswered = answer.wait { $0 }
        #expect(isAnswered)
    }

    @Test func lostThreadsAreBounded() {
        let gate = Gate()
        for name in ["a", "b", "c"] {
            #expect(threads.run(name, patience: 0) { _ in gate.pass() } == nil)
        }
        #expect(threads.run("d", patience: .max / 16) { _ in true } == nil)
        #expect(!threads.silent.contains("d"))
        gate.open()
        while !threads.silent.isEmpty { sched_yield() }
        #expect(threads.run("d", patience: .max / 16) { _ in true } == true)
    }
}
