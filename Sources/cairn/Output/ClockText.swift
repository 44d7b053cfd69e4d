import CairnDaemon
import CairnText

/// The reason why the date is not trusted, and the remedy.
struct ClockText {
    let doubt: ClockDoubt

    init(_ doubt: ClockDoubt) { self.doubt = doubt }

    var text: String {
        switch doubt {
        case .jumped(let seconds):
            "the system clock looks wrong: it jumped \(TimeText.age(abs(seconds))) \(seconds > 0 ? "ahead" : "back") while the machine was running"
        case .behind(let known):
            "the system clock looks wrong: it is earlier than the last known time, \(TimeText.local(known))"
        case .ahead(let known):
            "the system clock looks wrong: the last known time was \(TimeText.local(known)), and no time source confirms the new time"
        case .forgetsMost(let points, let all, let since):
            "the system clock looks wrong: so much time seems to have passed since \(TimeText.local(since)) that Cairn would forget \(points) of \(all) older snapshots"
        }
    }

    /// The actions by age that wait.
    static let waits = "until this is resolved, Cairn forgets nothing and purges nothing by age"
    static let next = "correct the clock, or run `cairn resume --accept-clock` if the date is right"
}
