/// Decides whether the date can be believed. When it cannot, nothing is removed because of its age.
final class DateKeeper: RepositoryComponent {
    let repository: RepositorySession
    /// The doubt last reported; nil for none.
    private(set) var told: ClockDoubt?

    init(_ repository: RepositorySession) { self.repository = repository }

    var watch: ClockWatch {
        ClockWatch(clock, load: environment.loadClock, save: environment.saveClock)
    }

    /// Remembers the date often enough that it is never much older than the last commit.
    @discardableResult
    func look() -> ClockDoubt? {
        let doubt = watch.doubt(lastCommit: repository.lastCommit?.commit.time)
        guard doubt != told else { return doubt }
        // A jump is reported once, even when its seconds differ.
        if (doubt == nil) != (told == nil) {
            if let doubt {
                log.log(
                    .error,
                    "\(environment.explain(doubt)); until this is resolved, Cairn forgets nothing and purges nothing by age"
                )
            } else {
                log.log(.notice, "Cairn trusts the system clock again")
            }
        }
        told = doubt
        return doubt
    }
}
