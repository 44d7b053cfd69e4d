import CairnFormat
import CairnRepository

/// Whether the date can be believed: what goes because of its age waits when it cannot.
extension DaemonLoop {
    var clockWatch: ClockWatch {
        ClockWatch(clock, load: environment.loadClock, save: environment.saveClock)
    }

    /// Often enough that what is remembered is never much older than the last commit.
    @discardableResult
    func lookAtClock() -> ClockDoubt? {
        let doubt = clockWatch.doubt(lastCommit: lastCommit?.commit.time)
        guard doubt != clockDoubt else { return doubt }
        // A jump is told once, however the seconds differ.
        if (doubt == nil) != (clockDoubt == nil) {
            if let doubt {
                environment.log.log(
                    .error,
                    "\(environment.explain(doubt)); nothing is forgotten or purged by age meanwhile"
                )
            } else {
                environment.log.log(.notice, "the date is believed again")
            }
        }
        clockDoubt = doubt
        return doubt
    }
}
