import CairnFormat
import Glibc
import Testing

@testable import CairnCore
@testable import CairnWatch

/// Between the source's thread and the daemon's.
@Suite struct HintMailboxTests {
    private func mailbox(_ hints: Int = 200_000, commands: Int = 1_024) -> HintMailbox<Int> {
        HintMailbox(hintsMaximum: hints, commandsMaximum: commands)
    }

    private func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * second + UInt64(time.tv_nsec)
    }

    @Test func hintsAndCommandsComeInOrder() {
        let mailbox = mailbox(commands: 2)
        mailbox.take([.look(place("a"), .written), .list(place("b"))])
        mailbox.take([.barrier(1)])
        #expect(mailbox.post(1) && mailbox.post(2) && !mailbox.post(3))
        #expect(mailbox.drain() == [.look(place("a"), .written), .list(place("b")), .barrier(1)])
        #expect(mailbox.collect().commands == [1, 2])
        #expect(mailbox.collect().isEmpty && mailbox.drain().isEmpty)
    }

    @Test func tooManyLooksBecomeListingsButContentKeepsItsNames() {
        let mailbox = mailbox(100)
        mailbox.take([.look(place("d/c"), .written), .look(place("d/n"), .appeared)])
        mailbox.take((0..<60).map { .look(place("d/\($0)"), .metadata) })
        mailbox.take((0..<60).map { _ in .look(place("d/c"), .closed) })
        mailbox.take([.barrier(7)])
        #expect(
            mailbox.drain() == [
                .look(place("d/c"), .closed), .look(place("d/n"), .appeared), .list(place("d")),
            ] + Array(repeating: .look(place("d/c"), .closed), count: 22) + [.barrier(7)])
        #expect(mailbox.overflows == 0)
    }

    @Test func hintsAboutOneNameAreNotMergedAcrossAMove() {
        let hints: [ChangeHint] = [
            .look(place("a"), .closed), .moved(from: place("a"), to: place("b")),
            .look(place("a"), .closed),
            .look(place("a"), .written), .look(place("d/x"), .removed), .look(place(""), .metadata),
            .look(place(""), .metadata),
        ]
        #expect(
            HintCoarsening.listings(of: hints) == [
                .look(place("a"), .closed), .moved(from: place("a"), to: place("b")),
                .look(place("a"), .written),
                .list(place("d")), .look(place(""), .metadata),
            ])
    }

    @Test func tooMuchBecomesOneGapARootAndNothingElseIsLost() {
        let mailbox = mailbox(100)
        mailbox.take([
            .ready(root: 1), .barrier(1), .gone(root: 1), .back(root: 1),
            .unwatchable(place("u"), .watchLimit, nil),
        ])
        mailbox.take((0..<1_000).map { .look(place("\($0)", root: UInt64(1 + $0 % 2)), .closed) })
        mailbox.take([.watchable(place("u")), .barrier(2)])
        #expect(mailbox.overflows > 0)
        #expect(mailbox.hintCount <= 150)
        let hints = mailbox.drain()
        let reconciles = hints.filter {
            if case .reconcile(_, .overflow) = $0 { true } else { false }
        }
        #expect(Set(reconciles.map { "\($0)" }).count == 2)
        #expect(
            hints.contains(.barrier(1)) && hints.contains(.back(root: 1))
                && hints.last == .barrier(2))
        #expect(hints.lastIndex(of: .back(root: 1))! < hints.lastIndex(of: reconciles[0])!)
    }

    @Test func aReconcileComesAfterTheRootIsBack() {
        let look = ChangeHint.look(place("a"), .closed)
        let hints: [ChangeHint] = [
            look, look, .gone(root: 1), .gone(root: 1), look, .back(root: 1), look, .barrier(3),
            look,
        ]
        let reconcile = ChangeHint.reconcile(place(""), .overflow)
        #expect(
            HintCoarsening.reconciles(of: hints) == [
                reconcile, .gone(root: 1), reconcile, .back(root: 1), reconcile, .barrier(3),
            ])
    }

    @Test func waitingEndsWithADeadlineOrMail() {
        let mailbox = mailbox()
        let begun = now()
        #expect(mailbox.wait(until: begun + 20_000_000).isEmpty)
        #expect(now() >= begun + 20_000_000)
        #expect(mailbox.wait(until: begun).isEmpty)
        _ = mailbox.post(5)
        #expect(mailbox.wait(until: nil).commands == [5])
        #expect(mailbox.wait(until: nil, orUntil: { true }).isEmpty)
    }

    @Test func twoThreadsLoseNothing() {
        let mailbox = mailbox(1_000)
        let source = WorkerThread {
            for index in 0..<20_000 as Range<UInt64> {
                mailbox.take([.look(place("d\(index % 7)/\(index)"), .closed), .barrier(index)])
            }
        }
        let other = WorkerThread {
            for command in 0..<500 {
                while !mailbox.post(command) { sched_yield() }
            }
        }
        var barriers: [UInt64] = []
        var commands: [Int] = []
        var names: Set<SourcePath> = []
        var isEverything = false
        let deadline = now() + 60 * second
        while (barriers.count < 20_000 || commands.count < 500) && now() < deadline {
            let mail = mailbox.wait(until: deadline)
            commands += mail.commands
            for hint in mail.hints {
                switch hint {
                case .look(let path, _): names.insert(path)
                case .reconcile: isEverything = true
                case .barrier(let number): barriers.append(number)
                default: break
                }
            }
        }
        source.join()
        other.join()
        #expect(barriers == Array(0..<20_000))
        #expect(commands == Array(0..<500))
        #expect(isEverything || names.count == 20_000)
    }

    @Test func aNudgeAsksAgain() {
        let mailbox = mailbox()
        let isEnough = Latch()
        let other = WorkerThread {
            isEnough.set()
            mailbox.nudge()
        }
        #expect(mailbox.wait(until: now() + 60 * second, orUntil: { isEnough.isSet }).isEmpty)
        other.join()
        #expect(isEnough.isSet)
    }
}
