import CairnDaemon
import CairnText

/// The reason why the date is not trusted, and the remedy.
struct ClockText {
    let doubt: ClockDoubt

    init(_ doubt: ClockDoubt) { self.doubt = doubt }

    var text: String {
        switch doubt {
        case .jumped(let seconds):
            "the date is not believed: the clock went \(TimeText.age(abs(seconds))) \(seconds > 0 ? "ahead" : "back") while the machine ran"
        case .behind(let known): "the date is not believed: it was \(TimeText.local(known)) before"
        case .ahead(let known):
            "the date is not believed: the last that is known was \(TimeText.local(known)), and nothing vouches for the clock"
        case .forgetsMost(let points, let all, let since):
            "the date is not believed: since \(TimeText.local(since)) so much time seems to have passed that \(points) of \(all) older points in time would go"
        }
    }

    /// The actions by age that wait.
    static let waits = "nothing is forgotten or purged by age meanwhile"
    static let next = "set the clock right, or if the date is right: `cairn resume --accept-clock`"
}
