import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// How things stand, what a year brought, and what changed today.
struct HomePage: Encodable {
    struct Day: Encodable {
        /// `2026-11-25`, by the local calendar.
        let day: String
        let commits: Int
        let files: UInt64
        let bytesStored: UInt64
        /// Bytes of packs that all commits until then have added.
        let bytesUntilThen: UInt64

        private enum CodingKeys: String, CodingKey {
            case day, commits, files
            case bytesStored = "bytes_stored"
            case bytesUntilThen = "bytes_until_then"
        }
    }

    let standing: Standing
    let commits: Int
    /// The days of the last year, the first first.
    let days: [Day]
    /// Nil while the names are being counted.
    let names: Int?
    let changedToday: [FoundName]
    let changedTodayCount: Int
    let largest: [FoundName]
    let busiest: [FoundName]
    private let today: ChangedToday
    private let undoable: Undoable?
    private let hasRoots: Bool
    /// Whether nothing was ever backed up here.
    private let isNew: Bool
    private let hasNames: Bool
    private let hostWords: [[[UInt8]]]

    private enum CodingKeys: String, CodingKey {
        case standing, commits, days, names, largest, busiest
        case changedToday = "changed_today"
        case changedTodayCount = "changed_today_count"
    }

    private static let listMaximum = 8
    static let daySeconds: Int64 = 86_400

    init(_ session: BrowseSession, _ host: any BrowseHost, _ index: NameIndex?) throws {
        standing = try host.standing()
        let points = try session.points()
        commits = points.count
        let now = host.clock.now()
        days = Self.year(points, now)
        names = index?.count
        hasNames = index != nil
        let roots = try session.reader.roots()
        hasRoots = roots.contains { $0.last == nil }
        isNew = points.isEmpty && roots.isEmpty
        hostWords = try session.hostWords()
        undoable = host.restoresInPlace ? try host.undoable() : nil
        let midnight = MomentSpan("today", now: now)?.first ?? now
        // What the first commit brought was new to Cairn, and did not change.
        let before = try session.point(at: midnight - 1)
        let start = before?.number ?? points.first?.number ?? 0
        today = try ChangedToday(index, after: start, session)
        (changedToday, changedTodayCount) = (today.items, today.count)
        let finder = try FoundNames(session)
        largest = try finder.named(index?.largest(Self.listMaximum) ?? [])
        busiest = try finder.named(index?.busiest(Self.listMaximum) ?? [])
    }

    /// Whole weeks, the last with today.
    private static func year(_ points: [CatalogCommit], _ now: Timestamp) -> [Day] {
        var byDay: [String: (commits: Int, files: UInt64, bytes: UInt64)] = [:]
        func add(
            _ counts: CommitCounts, to sums: inout (commits: Int, files: UInt64, bytes: UInt64)
        ) {
            sums.commits += 1
            sums.files &+= counts.new &+ counts.changed &+ counts.deleted
            sums.bytes &+= counts.bytesStored
        }
        for point in points {
            let day = String(TimeText.local(point.commit.time).prefix(10))
            add(point.commit.counts, to: &byDay[day, default: (0, 0, 0)])
        }
        var days: [String] = []
        // Noon is of the same day whatever the clocks do.
        let noon = MomentSpan("today", now: now)?.first.seconds ?? now.seconds
        for ago in stride(from: Int64(370), through: 0, by: -1) {
            let moment = Timestamp(seconds: noon + daySeconds / 2 - ago * daySeconds)
            days.append(String(TimeText.local(moment).prefix(10)))
        }
        var total = byDay.filter { $0.key < days[0] }.reduce(0) { $0 &+ $1.value.bytes }
        return days.map { day in
            let found = byDay[day] ?? (0, 0, 0)
            total &+= found.bytes
            return Day(
                day: day, commits: found.commits, files: found.files, bytesStored: found.bytes,
                bytesUntilThen: total)
        }
    }

    // MARK: Markup

    func markup(_ frame: Frame) -> Markup {
        frame.page("Home", body(frame), section: "home")
    }

    private func body(_ frame: Frame) -> Markup {
        """
        <section class="hero \(mood)">
        <h1><span class="lamp" aria-hidden="true"></span>\(headline)</h1>
        \(statement)
        \(hasRoots ? #"<p><a class="button" href="/browse">Browse your backups</a></p>"# : empty(frame))
        </section>
        \(undo(frame))
        <section><h2>The last year</h2>\(Calendar(days).markup)\(growth)</section>
        \(today(frame))
        \(overviews(frame))
        <section><h2>Details</h2>\(details)\(frame.command("status"))</section>
        """
    }

    /// Nothing is wrong where nobody watches, and not every save is kept.
    private var mood: String {
        if isNew, standing.level == "stale" { return troublesOfNew.isEmpty ? "new" : "trouble" }
        return standing.level == "well" && standing.next != nil ? "trouble" : standing.level
    }

    private var headline: String {
        if isNew { return "Nothing has been backed up yet" }
        return switch standing.level {
        case "well" where standing.watched: "All is well"
        case "well":
            standing.until.map { "Backed up until \(TimeText.local($0))" }
                ?? "Nothing has been backed up yet"
        case "stale": "The last backup is too old"
        default: "Something needs your attention"
        }
    }

    /// What is wrong, each with its next step; else how things stand.
    private var statement: Markup {
        if isNew, standing.level == "stale" {
            return "<p>The repository is ready.</p>\(Self.paragraphs(troublesOfNew, undo: nil))"
        }
        guard hasRoots, !standing.troubles.isEmpty else {
            return """
                <p>\(Frame.commands(in: standing.sentence.capitalizedSentence)).</p>
                \(hasRoots ? standing.next.map { Frame.next($0) } : nil)
                """
        }
        let undo = undoable.map { found -> Markup in
            ##"<p class="next"><a href="#undo">\##(found.verb)</a></p>"##
        }
        return Self.paragraphs(standing.troubles, undo: undo)
    }

    private static func paragraphs(_ troubles: [Standing.Trouble], undo: Markup?) -> Markup {
        Markup(
            troubles.map { trouble in
                """
                <p>\(Frame.commands(in: trouble.text.capitalizedSentence)).</p>
                \(trouble.details.map { #"<p class="beneath">\#($0)</p>"# as Markup })\
                \(trouble.next.map { Frame.next($0) })\(trouble.endsByUndo ? undo : nil)
                """
            })
    }

    /// What is wrong besides that there is no backup and no service yet.
    private var troublesOfNew: [Standing.Trouble] {
        standing.troubles.dropFirst().filter { $0.next != standing.next }
    }

    private func empty(_ frame: Frame) -> Markup {
        """
        <p class="next">Next: run <code>\(frame.host.command) backup</code> to back up your documents \
        now, and <code>\(frame.host.command) service install</code> to back up every save, \
        starting at the next login.</p>
        """
    }

    private func undo(_ frame: Frame) -> Markup? {
        undoable.map { found in
            """
            <section class="notice" id="undo"><form action="/undo">\
            <input type="hidden" name="before" value="\(found.commit)">\
            <p>\(found.text)</p>\
            <button>\(found.verb)…</button></form></section>
            """
        }
    }

    private var growth: Markup {
        let last = days.last?.bytesUntilThen ?? 0
        return """
            <p class="figures"><b>\(Quantity.count(commits))</b> \
            \(commits == 1 ? "snapshot" : "snapshots") \
            · <b>\(Quantity.bytes(last))</b> stored\
            \(names.map { " · <b>\(Quantity.count($0))</b> \($0 == 1 ? "name" : "names"), including deleted items" } as Markup?)</p>
            """
    }

    private func today(_ frame: Frame) -> Markup {
        """
        <section><h2>Changed today</h2>\(hasNames ? today.markup(frame) : Self.counting)\
        \(frame.command("diff --since today", ofEach: hostWords))</section>
        """
    }

    private static let counting: Markup = """
        <p class="faint">Cairn is counting the names. Reload the page in a moment.</p>
        """

    private func overviews(_ frame: Frame) -> Markup {
        func list(_ title: Markup, _ found: [FoundName], _ figure: (FoundName) -> String) -> Markup
        {
            let rows = found.map { $0.row(frame, figure: figure($0)) }
            let none: Markup = hasNames ? #"<p class="faint">None yet.</p>"# : Self.counting
            let list: Markup = rows.isEmpty ? none : #"<ul class="items">\#(rows)</ul>"#
            return "<section><h2>\(title)</h2>\(list)</section>"
        }
        return """
            <div class="columns">\(list("Largest files", largest) { Quantity.bytes($0.size) })
            \(list("Changed most often", busiest) { Quantity.of($0.versions, "version") })</div>
            """
    }

    private var details: Markup {
        var rows: [Markup] = []
        var hasName = false
        for line in standing.lines {
            let text = Frame.commands(in: line.text.trimmed)
            // What comes before all names is of no name.
            let place: Markup = hasName ? "beneath" : "whole"
            hasName = hasName || !line.name.isEmpty
            rows.append(
                line.name.isEmpty
                    ? #"<dd class="\#(place) \#(line.mood)">\#(text)</dd>"#
                    : #"<dt>\#(line.name)</dt><dd class="\#(line.mood)">\#(text)</dd>"#)
        }
        return #"<dl class="details">\#(rows)</dl>"#
    }
}

extension String {
    /// With a capital at its beginning.
    var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
    var trimmed: String { String(drop { $0 == " " }) }
}

/// A year of days, a column a week, as a picture and as a table for who cannot see it.
struct Calendar {
    private let days: [HomePage.Day]

    init(_ days: [HomePage.Day]) { self.days = days }

    private static let cell = 13
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    var markup: Markup {
        let most = days.map(\.commits).max() ?? 0
        // The first column begins with the weekday of the first day.
        let first = Self.weekday(days.first?.day ?? "")
        let cells = days.enumerated().map { index, day -> Markup in
            let place = index + first
            let level = Self.level(day.commits, of: most)
            let text =
                "\(day.day): \(Quantity.of(day.commits, "commit")), \(Quantity.bytes(day.bytesStored))"
            return """
                <rect class="day l\(level)" x="\(place / 7 * Self.cell)" \
                y="\(place % 7 * Self.cell)" width="11" height="11" rx="2"><title>\(text)</title></rect>
                """
        }
        let width = (days.count + first + 6) / 7 * Self.cell
        let months = days.enumerated().filter { $0.element.day.hasSuffix("-01") }.map {
            let month = Self.months[(Int($0.element.day.dropFirst(5).prefix(2)) ?? 1) - 1]
            return #"<text x="\#(($0.offset + first) / 7 * Self.cell)" y="-5">\#(month)</text>"#
                as Markup
        }
        let busy = days.filter { $0.commits > 0 }.count
        return """
            <div class="calendar" tabindex="0" role="group" aria-label="Commits in the last year">\
            <svg role="img" \
            aria-label="Backups were made on \(busy) of the last \(days.count) days" \
            viewBox="0 -16 \(width) \(7 * Self.cell + 16)">\(months)\(cells)</svg></div>
            """
    }

    private static func level(_ commits: Int, of most: Int) -> Int {
        commits == 0 ? 0 : min(4, 1 + 4 * (commits - 1) / max(most, 4))
    }

    /// Monday is 0. - Source: Zeller's congruence.
    private static func weekday(_ day: String) -> Int {
        let parts = day.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return 0 }
        let (month, year) =
            parts[1] < 3 ? (parts[1] + 12, parts[0] - 1) : (parts[1], parts[0])
        let century = (year / 100, year % 100)
        let zeller =
            (parts[2] + 13 * (month + 1) / 5 + century.1 + century.1 / 4 + century.0 / 4
                + 5 * century.0) % 7
        // 0 is Saturday there.
        return (zeller + 5) % 7
    }
}
