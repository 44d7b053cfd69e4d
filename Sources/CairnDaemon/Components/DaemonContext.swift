import CairnCore
import CairnRepository

/// The state that all components share. Used on the daemon's thread alone.
final class DaemonContext {
    let daemon: Daemon
    let observer: any DaemonObserver
    var configuration: DaemonConfiguration
    var isStopping = false

    init(_ daemon: Daemon, _ observer: any DaemonObserver) {
        self.daemon = daemon
        self.observer = observer
        configuration = daemon.configuration
    }
}

/// A component of the daemon. It owns its state and knows the components made before it.
protocol DaemonComponent: AnyObject {
    var context: DaemonContext { get }
}

extension DaemonComponent {
    var daemon: Daemon { context.daemon }
    var environment: DaemonEnvironment { context.daemon.environment }
    var clock: any Clock { context.daemon.environment.clock }
    var observer: any DaemonObserver { context.observer }
    var configuration: DaemonConfiguration { context.configuration }
    var log: any DaemonLog { context.daemon.environment.log }

    /// Notes the step that begins. `cairn status` reports one that takes too long.
    func note(_ step: Daemon.Step) {
        let now = clock.monotonic()
        daemon.shared.withLock { ($0.step, $0.lastRound) = (step, now) }
    }

    func setActivity(_ activity: DaemonStatus.Activity) {
        daemon.shared.withLock { $0.status.activity = activity }
    }
}

/// A component that works on the repository.
protocol RepositoryComponent: DaemonComponent {
    var repository: RepositorySession { get }
}

extension RepositoryComponent { var context: DaemonContext { repository.context } }

/// A component with work at certain times.
protocol DaemonScheduler: RepositoryComponent {
    /// The time of the next work, of ``Clock/monotonic()``; nil for never.
    var nextDeadline: UInt64? { get }
    /// Does one piece of work, short enough that a save need not wait for it.
    ///
    /// - Returns: whether there was anything to do.
    func step() -> Bool
}
