import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore
import CairnText

/// Asks before anything is written: what would change where it was, and where else it may go.
struct RestorePage {
    private let place: Place
    private let item: Item
    private let at: Int64
    private let order: RestoreOrder
    /// Nil where nothing may be restored in place; the failure where that cannot even be tried.
    private let preview: Result<RestorePreview, any Error>?
    private let host: any BrowseHost

    static let defaultTarget = "~/restored"

    init(
        _ parameters: BrowseRequest.Parameters, _ session: BrowseSession, _ host: any BrowseHost
    ) throws {
        self.host = host
        (place, item, at, order) = try Self.order(parameters, session, .inPlace)
        preview = host.restoresInPlace ? Result { [order] in try host.preview(order) } : nil
    }

    /// The item at a place and moment, and the order that brings it back.
    static func order(
        _ parameters: BrowseRequest.Parameters, _ session: BrowseSession,
        _ destination: RestoreOrder.Destination
    ) throws -> (Place, Item, Int64, RestoreOrder) {
        let place = try Place(parameters, session)
        guard let latest = try session.reader.latestCommit() else {
            throw PageFailure.missing("Nothing is kept yet.")
        }
        let at: Int64 = parameters.number("at") ?? latest.number
        guard let entry = try session.reader.entry(place.root, path: place.path, at: at) else {
            throw PageFailure.missing(
                "\(PathText.display(place.livePath)) was not there at that moment.")
        }
        return (
            place, try entry.item(), at,
            RestoreOrder(
                paths: [place.livePath], commit: try commit(place, entry, at, session),
                destination: destination)
        )
    }

    /// The point in time that shows an item as it was at a commit; nil when none does any more.
    private static func commit(
        _ place: Place, _ entry: TreeEntry, _ at: Int64, _ session: BrowseSession
    ) throws -> Commit? {
        if let commit = try session.reader.commit(number: at), place.root.exists(at: at),
            commit.commit.kind != .maintenance
        {
            return commit.commit
        }
        let version = try session.reader.versions(place.root, path: place.path).first {
            $0.first == entry.since
        }
        let last = version?.last
        // A folder at a moment of its own is more than its row: what is in it must be of then, too.
        let point = try session.reader.lastPoint(
            of: place.root.definition.number, from: entry.since, before: min(last ?? .max, at + 1))
        return try point?.commit
            ?? session.reader.firstPoint(
                of: place.root.definition.number, from: entry.since, before: last)?.commit
    }

    // MARK: Markup

    func markup(_ frame: Frame) -> Markup {
        frame.page("Restore \(path: place.name)", body(frame), section: "browse")
    }

    private func body(_ frame: Frame) -> Markup {
        """
        \(frame.trail(place, at: nil))
        <h1>Restore \(path: place.name)</h1>
        <p class="figures">\(what)</p>
        \(inPlace(frame))
        <section><h2>Put it somewhere else</h2>
        <form class="row" action="/restore" method="post">\(frame.csrfField)\(fields)
        <input type="hidden" name="to" value="directory">
        <label class="grow">Into this folder, under the path that it had
        <input name="target" value="\(Self.defaultTarget)" spellcheck="false" required></label>
        <button class="plain">Restore there</button></form>
        <p class="faint">Nothing that you have is touched.</p>
        \(frame.command(beside.shownArguments))</section>
        """
    }

    private var beside: RestoreOrder {
        RestoreOrder(
            paths: order.paths, commit: order.commit,
            destination: .directory(Array("restored".utf8)))
    }

    private var what: Markup {
        let moment: Markup =
            order.commit.map { "as of \(Frame.moment($0.time))" }
            ?? "the last version before it was deleted"
        let size: Markup = item.kind == .file ? ", \(Quantity.bytes(item.size))" : .none
        return "\(moment)\(size)"
    }

    private var fields: Markup {
        #"\#(place.fields)<input type="hidden" name="at" value="\#(at)">"#
    }

    private func inPlace(_ frame: Frame) -> Markup {
        guard let preview else {
            return #"<p class="notice">From here nothing is put over your files.</p>"#
        }
        switch preview {
        case .failure(let error):
            let (message, next) = host.explain(error)
            return """
                <section><h2>Put it back where it was</h2><div class="notice bad"><p>\(message)</p>\
                \(next.map { Frame.next($0) })</div></section>
                """
        case .success(let preview):
            return """
                <section><h2>Put it back where it was</h2>
                \(effect(preview))
                \(preview.doubt.map { #"<p class="notice">\#($0)</p>"# })
                <form action="/restore" method="post">\(frame.csrfField)\(fields)
                <input type="hidden" name="to" value="place">
                <button>Restore it there</button></form>
                <p class="faint">What is there now is kept first: you can undo it.</p>
                \(frame.command(order.shownArguments))</section>
                """
        }
    }

    private func effect(_ preview: RestorePreview) -> Markup {
        let counts = preview.result.counts
        let rows = preview.actions.map { action, path -> Markup in
            """
            <li><span class="tag \(Markup(stringLiteral: action.rawValue))">\
            \(Self.verb(action))</span> \(path: path)</li>
            """
        }
        let total = counts.restored + counts.directories + counts.deleted + counts.skipped
        let more = total > UInt64(rows.count) ? total - UInt64(rows.count) : 0
        let list: Markup =
            rows.isEmpty
            ? #"<p class="faint">Everything there is as it was then.</p>"#
            : #"<ul class="effects">\#(rows)</ul>"#
        return """
            \(list)\
            \(when: more > 0 && !rows.isEmpty, #"<p class="faint">and \#(Quantity.count(more)) more</p>"#)\
            \(when: preview.result.wasCancelled, #"<p class="faint">There is too much to look at all of it beforehand.</p>"#)
            """
    }

    private static func verb(_ action: RestoreAction) -> String {
        switch action {
        case .create: "new"
        case .replace: "replaced"
        case .skip: "stays"
        case .delete: "removed"
        }
    }
}
