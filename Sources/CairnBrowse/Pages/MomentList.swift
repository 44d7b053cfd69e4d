import CairnCore
import CairnFormat
import CairnText

/// The moments at which a directory changed, as links: all of them where they are few, else the
/// last of each day, and all of the day that is shown. So each is at most two steps away, without
/// scripts, too.
struct MomentList {
    private let place: Place
    private let all: [(number: Int64, time: String)]
    private let chosen: Int64

    private static let fewMaximum = 60
    /// The newest days; of what is older, the last moment of each month.
    private static let daysMaximum = 400

    /// - Parameter chosen: the moment that is shown.
    init(_ place: Place, _ moments: [Int64], _ times: [Timestamp], chosen: Int64) {
        self.place = place
        self.chosen = chosen
        all = zip(moments, times).map { (number: $0, time: TimeText.local($1)) }
    }

    var markup: Markup {
        let summary: Markup = "<summary>\(Quantity.of(all.count, "change"))</summary>"
        guard all.count > Self.fewMaximum else {
            return "<details>\(summary)\(list(all.reversed()) { $0.time })</details>"
        }
        let shown = all.last { $0.number <= chosen }.map { Self.day($0.time) }
        let ofDay = all.filter { Self.day($0.time) == shown }
        let days = last(of: all.reversed(), Self.day)
        let newest = days.prefix(Self.daysMaximum)
        let older = last(of: days.dropFirst(Self.daysMaximum), Self.month)
        return """
            <details\(when: ofDay.count > 1, " open")>\(summary)\
            <h2>\(shown.map { "On \($0)" } ?? "")</h2>\
            \(list(ofDay.reversed()) { String($0.time.dropFirst(11)) })\
            <h2>By day</h2>\(list(newest) { Self.day($0.time) })\
            \(when: !older.isEmpty, "<h2>Before that, by month</h2>\(list(older) { Self.month($0.time) })")\
            </details>
            """
    }

    private static func day(_ time: String) -> String { String(time.prefix(10)) }
    private static func month(_ time: String) -> String { String(time.prefix(7)) }

    /// The first of each part, of moments that begin with the newest.
    private func last(
        of moments: some Sequence<(number: Int64, time: String)>, _ part: (String) -> String
    ) -> [(number: Int64, time: String)] {
        var seen: Set<String> = []
        return moments.filter { seen.insert(part($0.time)).inserted }
    }

    private func list(
        _ moments: some Sequence<(number: Int64, time: String)>,
        _ text: ((number: Int64, time: String)) -> String
    ) -> Markup {
        let items = moments.map { moment -> Markup in
            """
            <li><a href="\(place.link("/browse", at: moment.number))"\
            \(when: moment.number == chosen, #" aria-current="true""#)>\(text(moment))</a></li>
            """
        }
        return #"<ol class="changes">\#(items)</ol>"#
    }
}
