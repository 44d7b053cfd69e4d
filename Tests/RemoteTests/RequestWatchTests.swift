import CairnSimulation
import Synchronization
import Testing

@testable import CairnLinux

/// When a request to rclone is given up, by a simulated clock.
@Suite struct RequestWatchTests {
    private final class World: Sendable {
        let clock = SimulatedClock()
        /// What rclone answers; nil when it is silent.
        let answer = Mutex<RequestWatch.Moved?>(.init(all: 0, current: 0))
        let told = Mutex<[UInt64]>([])

        func watch(_ bound: RequestWatch.Bound, bytesASecond: UInt64? = nil) -> RequestWatch {
            let shared = RequestWatch.Shared(stallSeconds: 60, bytesASecond: bytesASecond) {
                seconds in self.told.withLock { $0.append(seconds) }
            }
            return RequestWatch(shared, bound, clock: clock) { self.answer.withLock { $0 } }
        }

        /// Bytes leave or arrive in a connection of rclone's, whosever they are.
        func send(_ waiting: String) {
            answer.withLock { $0?.queues = SocketQueues(waiting: [1: Array(waiting.utf8)]) }
        }

        func move(_ all: UInt64, of length: UInt64 = 0) {
            answer.withLock { $0 = .init(all: all, current: length) }
        }

        /// Passes time until the request is ended, and returns the seconds that took; nil when it
        /// still goes on.
        func pass(_ seconds: UInt64, _ watch: RequestWatch, received: UInt64 = 0) -> UInt64? {
            for second in 1...seconds {
                clock.advance(seconds: 1)
                if !watch.mayGoOn(received) { return second }
            }
            return nil
        }
    }

    private func isDead(_ watch: RequestWatch) -> Bool {
        if case .dead = watch.verdict { true } else { false }
    }

    private func stalled(_ watch: RequestWatch) -> UInt64? {
        if case .stalled(let seconds) = watch.verdict { seconds } else { nil }
    }

    @Test func whatMovesNothingIsEndedAfterItsBound() {
        for (bound, seconds) in [
            (RequestWatch.Bound.answer, UInt64(60)), (.listing, 120), (.copy(100), 60),
        ] {
            let world = World()
            let watch = world.watch(bound)
            #expect(world.pass(500, watch) == seconds)
            #expect(stalled(watch) == seconds)
            // From ten seconds on it is shown.
            #expect(world.told.withLock { $0 } == Array(10...seconds))
        }
    }

    /// rclone has counted all it took into its memory: what leaves the machine still counts.
    @Test func aCopyWhoseBytesLeaveTheKernelGoesOn() {
        for counted in [50, 100] as [UInt64] {
            let world = World()
            let watch = world.watch(.copy(100))
            world.move(100, of: counted)
            for step in 1...40 {
                world.send("\(step)")
                #expect(world.pass(50, watch) == nil)
            }
            #expect(world.pass(400, watch) != nil)
        }
    }

    /// Other requests of the same rclone do not hide one that is never answered.
    @Test func aQuestionWaitsBesideOthersForABoundedTime() {
        let world = World()
        let watch = world.watch(.answer)
        var passed: UInt64 = 0
        for step in 1...40 where watch.verdict == nil {
            world.send("\(step)")
            passed += world.pass(30, watch) ?? 30
        }
        #expect(passed == 240 && stalled(watch) == 240)
    }

    /// A store has its own work with bytes that are all sent.
    @Test func aCopyThatIsSentHasLonger() {
        let world = World()
        let watch = world.watch(.copy(100))
        world.move(100, of: 100)
        #expect(world.pass(240, watch) == nil)
        #expect(world.pass(10, watch) != nil)
    }

    @Test func whatMovesGoesOn() {
        let world = World()
        let watch = world.watch(.copy(1 << 30))
        for step in 1...20 {
            world.move(UInt64(step))
            #expect(world.pass(50, watch) == nil)
        }
        #expect(world.told.withLock { $0 }.contains(0))
        let reading = world.watch(.answer)
        for step in 1...20 { #expect(world.pass(50, reading, received: UInt64(step)) == nil) }
    }

    @Test func anRcloneThatAnswersNothingIsDead() {
        let world = World()
        world.answer.withLock { $0 = nil }
        let watch = world.watch(.listing)
        #expect(world.pass(500, watch) == 60)
        #expect(isDead(watch))
    }

    /// Time in which this process was stopped is none of the remote's.
    @Test func aSleepIsNoStall() {
        let world = World()
        let watch = world.watch(.answer)
        #expect(world.pass(30, watch) == nil)
        world.clock.advance(seconds: 3_600)
        #expect(watch.mayGoOn(0))
        #expect(world.pass(19, watch) == nil)
    }

    /// rclone counts 16 MiB when all of it may pass.
    @Test func aLimitOfBandwidthAllowsForIt() {
        let world = World()
        let watch = world.watch(.answer, bytesASecond: 64 << 10)
        #expect(world.pass(1_000, watch) == 60 + 256)
    }
}
