import CairnCore
import CairnFormat
import CairnRepository

/// Whether the date can be believed: what goes because of its age waits when it cannot.
final class DateKeeper: DaemonComponent {
    let context: DaemonContext
    private let repository: RepositorySession
    /// Why it is not, as was told last.
    private(set) var told: ClockDoubt?

    init(_ context: DaemonContext, _ repository: RepositorySession) {
        self.context = context
        self.repository = repository
    }

    var watch: ClockWatch {
        ClockWatch(clock, load: environment.loadClock, save: environment.saveClock)
    }

    /// Often enough that what is remembered is never much older than the last commit.
    @discardableResult
    func look() -> ClockDoubt? {
        let doubt = watch.doubt(lastCommit: repository.lastCommit?.commit.time)
        guard doubt != told else { return doubt }
        // A jump is told once, however the seconds differ.
        if (doubt == nil) != (told == nil) {
            if let doubt {
                log.log(
                    .error,
                    "\(environment.explain(doubt)); nothing is forgotten or purged by age meanwhile"
                )
            } else {
                log.log(.notice, "the date is believed again")
            }
        }
        told = doubt
        return doubt
    }
}
