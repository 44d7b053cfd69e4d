import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore
import CairnText

/// Asks before anything is written: what would change where it was, and where else it may go.
struct RestorePage: Encodable {
    /// An item at a moment, and the order that brings it back.
    struct Found {
        let place: Place
        let entry: TreeEntry
        let item: Item
        let at: Int64
        let order: RestoreOrder
        /// Its place now, when it was renamed since and is still there.
        let present: Place?
        /// The machine of its root, when that is another.
        let machine: RootHost?

        /// The order that brings it back under its present name; nil when that cannot be.
        var presentOrder: RestoreOrder? {
            guard let present,
                present.root.definition.number == place.root.definition.number,
                !place.path.isEmpty, !present.path.isEmpty
            else { return nil }
            return RestoreOrder(
                paths: order.paths, commit: order.commit, id: order.id, destination: .inPlace,
                scope: order.scope, newPath: present.livePath)
        }
    }

    let path: [UInt8]
    /// The point in time; nil for the last version of what no point shows any more.
    let commit: String?
    let time: String?
    /// What would be done in place to what: the first of it; nil where it cannot be tried.
    let effects: [Effect]?
    let doubt: String?
    /// What differs between the file on the disk and the one that comes back, when both are texts.
    let hunks: [[TextDifference.Line]]?
    /// Why the content cannot be read.
    let lost: String?
    let command: String
    /// Its name now, when that is another.
    let presentPath: [UInt8]?
    /// The command that brings it back under that.
    let presentCommand: String?
    private let found: Found
    /// Where it goes when it goes somewhere else.
    private let target: [UInt8]
    /// What is there now, beside what comes back.
    private let difference: PresentDifference
    /// Nil where nothing may be restored in place; the failure where that cannot even be tried.
    private let preview: Result<RestorePreview, any Error>?
    /// The same for its present name.
    private let presentPreview: Result<RestorePreview, any Error>?
    private let presentDifference: PresentDifference
    private let loss: LostVersion?
    private let host: any BrowseHost

    private enum CodingKeys: String, CodingKey {
        case path, commit, time, effects, doubt, hunks, lost, command
        case presentPath = "present_path"
        case presentCommand = "present_command"
    }

    static let defaultTarget = "~/restored"
    /// What is read of a version to tell whether it is whole.
    private static let checkedBytes: UInt64 = 16 << 20

    init(
        _ parameters: BrowseRequest.Parameters, _ session: BrowseSession, _ host: any BrowseHost
    ) throws {
        self.host = host
        let found = try Self.order(parameters, session, .inPlace)
        self.found = found
        path = found.place.livePath
        commit = found.order.commit?.id.description
        time = found.order.commit.map { TimeText.utc($0.time) }
        let target = try parameters["target"].map { try RestoreOrder.folder($0) }
        self.target = target ?? Array(Self.defaultTarget.utf8)
        let mayGoBack = host.restoresInPlace && found.machine == nil
        let isInPlace = target == nil && mayGoBack
        command = Frame.line(
            host, (isInPlace ? found.order : found.order.beneath(self.target)).shownArguments)
        preview =
            mayGoBack ? Result { try host.preview(found.order) } : nil
        presentPath = found.present?.livePath
        let presentOrder = mayGoBack ? found.presentOrder : nil
        presentCommand = presentOrder.map { Frame.line(host, $0.shownArguments) }
        presentPreview = presentOrder.map { order in Result { try host.preview(order) } }
        let done = try? preview?.get()
        doubt = done?.doubt
        var differences = (PresentDifference(), PresentDifference())
        var loss: LostVersion?
        do {
            if let content = found.item.content {
                try session.check(content, upTo: Self.checkedBytes)
            }
            if let done {
                differences.0 = try PresentDifference(found, at: found.place, done, session, host)
            }
            if let present = found.present, let done = try? presentPreview?.get() {
                differences.1 = try PresentDifference(found, at: present, done, session, host)
            }
        } catch let why as ChunkUnavailable {
            loss = LostVersion(place: found.place, time: found.order.commit?.time, why: why)
        }
        (difference, presentDifference) = differences
        self.loss = loss
        effects = done?.effects(same: difference.same)
        hunks = difference.content?.hunks
        lost = loss?.message
    }

    /// The item at a place and moment, and the order that brings it back.
    static func order(
        _ parameters: BrowseRequest.Parameters, _ session: BrowseSession,
        _ destination: RestoreOrder.Destination
    ) throws -> Found {
        let place = try Place(parameters, session)
        guard let latest = try session.reader.latestCommit() else {
            throw PageFailure.missing("Nothing has been backed up yet.")
        }
        let at = try session.commit(parameters) ?? latest.number
        guard let entry = try session.reader.entry(place.root, path: place.path, at: at) else {
            throw PageFailure.missing(
                "\(PathText.display(place.livePath)) did not exist at that time.")
        }
        let now = try session.reader.presentName(place.root, path: place.path, at: at)
        let version = try session.reader.versions(place.root, path: place.path).first {
            $0.first == entry.since
        }
        let commit = try commit(place, entry, at, version, session)
        guard
            let id = try commit?.id
                ?? version.map({ try session.address(of: $0, at: place).id })
        else {
            throw PageFailure.missing(
                "\(PathText.display(place.livePath)) did not exist at that time.")
        }
        return Found(
            place: place, entry: entry, item: try entry.item(), at: at,
            order: RestoreOrder(
                paths: [place.livePath], commit: commit, id: id, destination: destination,
                scope: try session.scope(of: place.root, at: commit)),
            present: now.map { Place($0.root, $0.path) },
            machine: place.root.host.flatMap { $0.id == session.machine?.id ? nil : $0 })
    }

    /// The point in time that shows an item as it was at a commit; nil when none does any more.
    private static func commit(
        _ place: Place, _ entry: TreeEntry, _ at: Int64, _ version: ItemVersion?,
        _ session: BrowseSession
    ) throws -> Commit? {
        if let commit = try session.reader.commit(number: at), place.root.exists(at: at),
            commit.commit.kind != .maintenance
        {
            return commit.commit
        }
        let last = version?.last
        // A folder at a moment of its own is more than its row: what is in it must be of then, too.
        let point = try session.reader.lastPoint(
            showing: place.root, from: entry.since, before: min(last ?? .max, at + 1))
        return try point?.commit
            ?? session.reader.firstPoint(
                showing: place.root, from: entry.since, before: last)?.commit
    }

    // MARK: Markup

    func markup(_ frame: Frame) -> Markup {
        frame.page("Restore \(path: found.place.name)", body(frame), section: "browse")
    }

    private func body(_ frame: Frame) -> Markup {
        """
        \(frame.trail(found.place, at: nil))
        <h1>Restore \(path: found.place.name)</h1>
        <p class="figures">\(what)</p>
        \(loss.map { lostNotice($0) } ?? forms(frame))
        """
    }

    private func lostNotice(_ loss: LostVersion) -> Markup {
        """
        \(LossNotice.markup(loss, whole: nil))
        <p class="actions"><a class="button" href="\(found.place.link("/file"))">\
        Choose another version</a></p>
        """
    }

    private func forms(_ frame: Frame) -> Markup {
        """
        \(inPlace(frame))
        <section><h2>Restore it to another folder</h2>
        <form class="row" action="/restore" method="post">\(frame.csrfField)\(fields)
        <input type="hidden" name="to" value="directory">
        <label class="grow">Into this folder, under the original path
        <input name="target" value="\(String(decoding: target, as: UTF8.self))" spellcheck="false" required></label>
        <button class="plain">Restore there</button></form>
        <p class="faint">Existing files stay unchanged.</p>
        \(frame.commands([found.order.beneath(target).shownArguments], to: target))</section>
        <section><h2>Restore it with other items</h2>\
        \(frame.choose(found.place, at: found.at, back: Link("/basket")))</section>
        \(difference.section("difference"))\(presentDifference.section("difference-present"))
        """
    }

    private var what: Markup {
        let moment: Markup =
            found.order.commit.map { "as of \(Frame.moment($0.time))" }
            ?? "the last version before it was deleted"
        let size: Markup =
            found.item.kind == .file ? ", \(Quantity.bytes(found.item.size))" : .none
        return "\(moment)\(size)"
    }

    private var fields: Markup {
        #"\#(found.place.fields)<input type="hidden" name="at" value="\#(found.at)">"#
    }

    private func inPlace(_ frame: Frame) -> Markup {
        guard let preview else { return notInPlace }
        let renamed: Markup? = found.present.map { present in
            """
            <p class="notice">This item was renamed to <a href="\(present.link("/file"))">\
            \(frame.short(present.livePath))</a>. The restore to its original location uses its \
            old name, \(frame.short(path)).</p>
            """
        }
        let there = found.presentOrder.flatMap { order in
            presentPreview.map { preview in
                section(
                    frame, "Restore it under its current name", preview,
                    #"<p class="figures">\#(frame.short(order.newPath ?? []))</p>"#,
                    PlaceForm(
                        to: "present", button: "Restore it under that name", order: order,
                        difference: presentDifference, at: "difference-present"))
            }
        }
        return """
            \(section(
                frame, "Restore it to its original location", preview, renamed,
                PlaceForm(
                    to: "place", button: "Restore it there", order: found.order,
                    difference: difference, at: "difference")))\
            \(there)
            """
    }

    private var notInPlace: Markup {
        guard let machine = found.machine, host.restoresInPlace else {
            return """
                <p class="notice">While you browse a remote, you can restore only to another \
                folder.</p>
                """
        }
        return """
            <div class="notice"><p>This item belongs to another machine, \(path: machine.name). \
            On this page, you can restore it only to another folder.</p><p class="next">To \
            restore it to its original location, run \
            <code>\(Frame.line(host, found.order.shownArguments))</code> in a terminal.</p></div>
            """
    }

    private struct PlaceForm {
        let to: Markup
        let button: Markup
        let order: RestoreOrder
        let difference: PresentDifference
        /// Where on the page that is.
        let at: Markup
    }

    /// What a restore in place would do, and the form that asks for it.
    private func section(
        _ frame: Frame, _ heading: Markup, _ preview: Result<RestorePreview, any Error>,
        _ notice: Markup?, _ form: PlaceForm
    ) -> Markup {
        switch preview {
        case .failure(let error):
            let why = host.explain(error)
            return """
                <section><h2>\(heading)</h2>\(notice)<div class="notice bad">\
                <p>\(why.message)</p>\(why.next.map { Frame.next($0) })</div></section>
                """
        case .success(let preview):
            return """
                <section><h2>\(heading)</h2>\(notice)
                \(preview.markup(frame, same: form.difference.same))\(form.difference.summary(form.at))
                \(preview.doubt.map { #"<p class="notice">\#($0)</p>"# })
                \(preview.result.isFutile ? .none : markup(of: form, preview, frame))</section>
                """
        }
    }

    private func markup(
        of form: PlaceForm, _ preview: RestorePreview, _ frame: Frame
    ) -> Markup {
        """
        <form action="/restore" method="post">\(frame.csrfField)\(fields)
        <input type="hidden" name="to" value="\(form.to)">
        <button>\(form.button)</button></form>
        <p class="faint">\(preview.undoNotice)</p>
        \(frame.command(form.order.shownArguments))
        """
    }
}
