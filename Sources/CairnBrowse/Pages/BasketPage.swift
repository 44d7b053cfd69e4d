import CairnCore
import CairnFormat
import CairnRestore
import CairnText

/// What was chosen, and one restore of all of it.
struct BasketPage: Encodable {
    struct Entry: Encodable {
        let path: [UInt8]
        let root: UInt64
        let kind: String
        let bundle: Bool
        let files: UInt64
        let size: UInt64
        /// Whether all of it was counted.
        let counted: Bool
        /// The point in time; nil for one that none shows any more.
        let commit: String?
        let time: String?
        fileprivate let item: Basket.Item

        private enum CodingKeys: String, CodingKey {
            case path, root, kind, bundle, files, size, counted, commit, time
        }

        fileprivate init(_ item: Basket.Item) {
            self.item = item
            path = item.place.livePath
            root = item.place.root.definition.number
            kind = item.kind.name
            bundle = item.isBundle
            (files, size) = (item.amount.files, item.amount.bytes)
            counted = item.amount.isAll
            commit = item.commit?.id.description
            time = item.commit.map { TimeText.utc($0.time) }
        }
    }

    let items: [Entry]
    let files: UInt64
    let size: UInt64
    /// What a restore to where it was would change: the first of it.
    let effects: [Effect]
    /// The commands of a restore to where it was, or where that is not done to another place.
    let commands: [String]
    private let orders: [RestoreOrder]
    private let previews: [Result<RestorePreview, any Error>]
    private let host: any BrowseHost
    /// Another machine of which something is.
    private let machine: RootHost?
    private let mayGoBack: Bool

    private enum CodingKeys: String, CodingKey { case items, files, size, effects, commands }

    /// More restores than these are not tried beforehand.
    private static let previewsMaximum = 20
    private static let target = Array(RestorePage.defaultTarget.utf8)

    init(_ basket: Basket, _ host: any BrowseHost) {
        self.host = host
        items = basket.items.map { Entry($0) }
        files = items.saturatedSum(\.files)
        size = items.saturatedSum(\.size)
        let orders = basket.orders(.inPlace)
        self.orders = orders
        machine = basket.items.lazy.compactMap(\.machine).first
        mayGoBack = host.restoresInPlace && machine == nil
        let tried = mayGoBack ? orders.prefix(Self.previewsMaximum) : []
        previews = tried.map { order in Result { try host.preview(order) } }
        effects = previews.flatMap { (try? $0.get().effects()) ?? [] }
        let shown = mayGoBack ? orders : orders.map { $0.beneath(Self.target) }
        commands = shown.map { Frame.line(host, $0.shownArguments) }
    }

    // MARK: Markup

    func markup(_ frame: Frame) -> Markup {
        frame.page("Basket", body(frame), section: "basket")
    }

    private func body(_ frame: Frame) -> Markup {
        guard !items.isEmpty else {
            return """
                <h1>Basket</h1><p class="empty">You have not selected anything yet. Select files \
                and folders in <a href="/browse">Browse</a> or <a href="/search">Search</a>, each \
                from the snapshot that you want. You can then restore all of them together here.</p>
                """
        }
        return """
            <h1>Basket</h1>
            <p class="figures"><b>\(Quantity.of(items.count, "item"))</b>: \
            \(when: items.contains { !$0.counted }, "more than ")\
            \(Quantity.of(files, "file")), \(Quantity.bytes(size))</p>
            <div class="scroll"><table class="list basket"><thead><tr><th scope="col">Item</th>\
            <th scope="col">As of</th><th scope="col" class="number">Size</th>\
            <th scope="col"><span class="hidden">Remove</span></th></tr></thead>
            <tbody>\(items.map { row($0, frame) })</tbody></table></div>
            <form class="actions" action="/basket" method="post">\(frame.csrfField)\
            <button class="plain" name="do" value="clear">Empty the basket</button></form>
            \(inPlace(frame))
            \(elsewhere(frame))
            """
    }

    private func row(_ entry: Entry, _ frame: Frame) -> Markup {
        let (place, at) = (entry.item.place, entry.item.at)
        let isFolder = entry.item.kind == .directory && !entry.bundle
        let link = isFolder ? place.link("/browse", at: at) : place.link("/file", at: at)
        let moment: Markup =
            entry.item.commit.map { Frame.moment($0.time) } ?? "its last version"
        return """
            <tr><td class="name"><a class="\(isFolder ? "folder" : "doc")" href="\(link)">\
            \(path: place.name)</a>\(when: entry.bundle, #" <span class="tag">document</span>"#)\
            <span class="above">\(frame.short(ItemPath.split(entry.path).parent))</span>\
            \(entry.item.presentPath.map { renamed($0, frame) })</td>\
            <td>\(moment)</td>\
            <td class="number">\(when: !entry.counted, "> ")\(Quantity.bytes(entry.size))\
            \(when: entry.kind == "directory", #"<span class="above">\#(Quantity.of(entry.files, "file"))</span>"#)</td>\
            <td><form action="/basket" method="post">\(frame.csrfField)\
            <input type="hidden" name="item" value="\(Choice(place, at: at).text)">\
            <button class="plain small" name="do" value="remove" \
            aria-label="Remove \(path: place.name)">Remove</button></form></td></tr>
            """
    }

    private func renamed(_ present: [UInt8], _ frame: Frame) -> Markup {
        #"<span class="above">This item was renamed to \#(frame.short(present)); Cairn restores it under its old name.</span>"#
    }

    private func inPlace(_ frame: Frame) -> Markup {
        if let machine, host.restoresInPlace {
            return """
                <p class="notice">Some items belong to another machine, \(path: machine.name). \
                On this page, you can restore them only to another folder.</p>
                """
        }
        guard mayGoBack else {
            return """
                <p class="notice">While you browse a remote, you can restore only to another \
                folder.</p>
                """
        }
        let tried = previews.map { preview -> Markup in
            switch preview {
            case .failure(let error):
                let why = host.explain(error)
                return """
                    <div class="notice bad"><p>\(why.message)</p>\
                    \(why.next.map { Frame.next($0) })</div>
                    """
            case .success(let preview):
                return """
                    \(when: !preview.isEmpty || orders.count == 1, preview.markup(frame))\
                    \(preview.doubt.map { #"<p class="notice">\#($0)</p>"# })
                    """
            }
        }
        let more = orders.count - previews.count
        return """
            <section><h2>Restore everything to its original \
            location</h2>\(tried)\(when: more > 0, #"<p class="faint">Cairn did not check \#(Quantity.of(more, "other restore")) in advance.</p>"#)
            \(isFutile ? .none : placeForm(frame))</section>
            """
    }

    /// Whether nothing of it would come back where it was.
    private var isFutile: Bool {
        previews.count == orders.count
            && previews.allSatisfy { (try? $0.get())?.result.isFutile == true }
    }

    private var isAllNew: Bool {
        previews.count == orders.count
            && previews.allSatisfy { (try? $0.get())?.isAllNew == true }
    }

    private func placeForm(_ frame: Frame) -> Markup {
        """
        <form action="/basket/restore" method="post">\(frame.csrfField)
        <input type="hidden" name="to" value="place">
        <button>Restore everything</button></form>
        <p class="faint">\(isAllNew ? RestorePreview.nothingThere : RestorePreview.keptFirst)</p>
        \(frame.commands(orders.map(\.shownArguments)))
        """
    }

    private func elsewhere(_ frame: Frame) -> Markup {
        let beside = orders.map { $0.beneath(Self.target).shownArguments }
        return """
            <section><h2>Restore everything to another folder</h2>
            <form class="row" action="/basket/restore" method="post">\(frame.csrfField)
            <input type="hidden" name="to" value="directory">
            <label class="grow">Into this folder, under the original paths
            <input name="target" value="\(RestorePage.defaultTarget)" spellcheck="false" required>\
            </label><button class="plain">Restore to this folder</button></form>
            \(frame.commands(beside, to: Self.target))</section>
            """
    }
}

extension Basket {
    /// What a form puts in or takes out. - Returns: where to go then.
    func change(_ request: BrowseRequest, _ session: BrowseSession) throws -> Link {
        let chosen = request.form.values("item")
        switch request.form.text("do") {
        case "add":
            guard !chosen.isEmpty else {
                throw PageFailure(
                    status: 400, message: "Nothing is selected.",
                    next: "Go back and select the items that you want to restore.")
            }
            try put(chosen.map { try Choice.item($0, session) })
        case "remove": remove(Set(chosen.compactMap { Choice.key($0) }))
        case "clear": clear()
        default: throw PageFailure.malformed("The form does not say what to do.")
        }
        return WayBack(request.form.text("from"), otherwise: Link("/basket")).link
    }
}
