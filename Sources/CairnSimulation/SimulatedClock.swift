import CairnEngine
import CairnFormat
import Synchronization

/// Time that stands still until a test moves it.
public final class SimulatedClock: CairnEngine.Clock {
    private struct State {
        var now: Timestamp
        var monotonic: UInt64 = 0
    }

    private let state: Mutex<State>

    public init(_ start: Timestamp = Timestamp(seconds: 1_700_000_000)) {
        state = Mutex(State(now: start))
    }

    public func now() -> Timestamp { state.withLock { $0.now } }
    public func monotonic() -> UInt64 { state.withLock { $0.monotonic } }
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

    /// Sets the wall clock alone, as an administrator or NTP may.
    public func set(_ moment: Timestamp) { state.withLock { $0.now = moment } }
}
