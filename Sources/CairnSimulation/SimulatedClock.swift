import CairnCore
import CairnFormat
import Synchronization

/// A clock that stands still until a test advances it.
public final class SimulatedClock: CairnCore.Clock {
    private struct State {
        var now: Timestamp
        var monotonic: UInt64 = 0
        var boots: UInt8 = 1
        var bootedAt: UInt64 = 0
        var isSynchronized = false
        var stall: (@Sendable () -> UInt64)?
    }

    private let state: Mutex<State>

    public init(_ start: Timestamp = Timestamp(seconds: 1_700_000_000, nanoseconds: 500_000_000)) {
        state = Mutex(State(now: start))
    }

    public func now() -> Timestamp {
        defer { stall() }
        return state.withLock { $0.now }
    }

    public func monotonic() -> UInt64 {
        defer { stall() }
        return state.withLock { $0.monotonic }
    }

    public func boot() -> BootTime {
        state.withLock { state in
            BootTime(
                id: Hash128([UInt8](repeating: state.boots, count: Hash128.byteCount)),
                nanoseconds: state.monotonic - state.bootedAt, isSynchronized: state.isSynchronized)
        }
    }
    public func pause(nanoseconds: UInt64) { advance(nanoseconds: nanoseconds) }

    /// Moves both clocks forward.
    public func advance(nanoseconds: UInt64) {
        state.withLock { state in
            state.monotonic += nanoseconds
            let total = UInt64(state.now.nanoseconds) + nanoseconds
            state.now.seconds += Int64(total / 1_000_000_000)
            state.now.nanoseconds = UInt32(total % 1_000_000_000)
        }
    }

    public func advance(seconds: UInt64) { advance(nanoseconds: seconds * 1_000_000_000) }

    /// Advances the time by this many nanoseconds after each query, as where other processes have
    /// the processor; nil for not at all.
    public func onAsking(_ stall: (@Sendable () -> UInt64)?) { state.withLock { $0.stall = stall } }

    private func stall() {
        if let stall = state.withLock({ $0.stall }) { advance(nanoseconds: stall()) }
    }

    /// Restarts the machine.
    public func reboot() {
        state.withLock { state in
            state.boots &+= 1
            state.bootedAt = state.monotonic
            state.isSynchronized = false
        }
    }

    /// Sets whether something keeps the wall clock synchronised.
    public func synchronize(_ isSynchronized: Bool = true) {
        state.withLock { $0.isSynchronized = isSynchronized }
    }

    /// Sets the wall clock alone, as an administrator or NTP may.
    public func set(_ moment: Timestamp) { state.withLock { $0.now = moment } }
}
