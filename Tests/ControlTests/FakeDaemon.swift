@testable import CairnDaemon
import CairnFormat
import Synchronization

/// A daemon that does what a test says: answers at once, and keeps what it was asked until the test
/// answers.
final class FakeDaemon: DaemonControl {
    struct State: Sendable {
        var status = DaemonStatus()
        var attention = Attention.none
        var flushes: [@Sendable (FlushReport) -> Void] = []
        var flushesAtOnce: [FlushReport] = []
        var pauses: [UInt64?] = []
        var looks: [[UInt8]] = []
        var resumes = 0
        var reloads: [@Sendable (String?) -> Void] = []
        var accessesAsked: [@Sendable (AccessToken?) -> Void] = []
        var grantsAtOnce = true
        var onGrant: (@Sendable () -> Void)?
        var onRelease: (@Sendable () -> Void)?
        var nextToken: UInt64 = 1
        var holders: Set<AccessToken> = []
        var givenBack = 0
        var asked: [[UInt8]] = []
    }

    let state = Mutex(State())

    init(repository: String = "/repository") {
        state.withLock {
            $0.status.process = 42
            $0.status.program = "cairn test"
            $0.status.activity = .watching
            $0.status.repository = Array(repository.utf8)
        }
    }

    func status() -> DaemonStatus { state.withLock { $0.status } }

    func attention(to path: [UInt8]) -> Attention {
        state.withLock {
            $0.asked.append(path)
            return $0.attention
        }
    }

    func look(at path: [UInt8]) { state.withLock { $0.looks.append(path) } }

    func flush(_ report: @escaping @Sendable (FlushReport) -> Void) {
        let reports = state.withLock { state in
            state.flushes.append(report)
            return state.flushesAtOnce
        }
        for one in reports { report(one) }
    }

    func pause(nanoseconds: UInt64?, _ done: @escaping @Sendable () -> Void) {
        state.withLock { $0.pauses.append(nanoseconds) }
        done()
    }
    func resume() { state.withLock { $0.resumes += 1 } }
    func reload(_ outcome: @escaping @Sendable (String?) -> Void) {
        state.withLock { $0.reloads.append(outcome) }
    }

    func acquire(_ granted: @escaping @Sendable (AccessToken?) -> Void) {
        let isAtOnce = state.withLock { state in
            state.accessesAsked.append(granted)
            return state.grantsAtOnce
        }
        if isAtOnce { grant(granted) }
    }

    /// Grants access once.
    func grant(_ granted: @Sendable (AccessToken?) -> Void) {
        let (token, action) = state.withLock { state in
            let token = AccessToken(number: state.nextToken)
            state.nextToken += 1
            state.holders.insert(token)
            return (token, state.onGrant)
        }
        action?()
        granted(token)
    }

    func release(_ token: AccessToken) {
        let action = state.withLock { state in
            precondition(state.holders.remove(token) != nil, "given back twice")
            state.givenBack += 1
            return state.onRelease
        }
        action?()
    }
}
