import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// Items that a person chose one after the other, to restore them at once: of one session, in
/// memory, gone with the process.
///
/// - Bounds: ``itemsMaximum``.
final class Basket: Sendable {
    struct Item: Sendable {
        let place: Place
        /// The commit as of which it is meant.
        let at: Int64
        /// The point in time that shows it; nil when none does any more.
        let commit: Commit?
        /// Of the point in time, or of the version.
        let id: Hash128
        let scope: RootScope
        /// The machine of its root, when that is another.
        let machine: RootHost?
        /// Its name now, when it was renamed since; absolute.
        let presentPath: [UInt8]?
        let kind: ItemKind
        let isBundle: Bool
        let amount: Amount

        var key: RepositoryPath {
            RepositoryPath(root: place.root.definition.number, path: place.path)
        }

        func lies(in other: Item) -> Bool {
            place.livePath != other.place.livePath
                && ItemPath.relative(place.livePath, to: other.place.livePath) != nil
        }
    }

    static let itemsMaximum = 500

    private struct State {
        var items: [Item] = []
        /// What the next page says.
        var note: Markup?
    }

    private let state = Monitor(State())

    var items: [Item] { state.inspect { $0.items } }
    var count: Int { state.inspect { $0.items.count } }

    /// What was done last, to be said once.
    func takeNote() -> Markup? {
        state.update { state in
            defer { state.note = nil }
            return state.note
        }
    }

    /// Puts items in. One that is there already, of another moment, is replaced, and the next page
    /// says so: two states of one item have one place. What lies within another of the same moment
    /// comes back with that.
    ///
    /// - Throws: ``PageFailure`` when it would be too many, or when one lies within another of
    ///   another moment; then none is put in.
    func put(_ new: [Item]) throws {
        try state.update { state in
            var all = state.items
            var replaced: [(old: Item, new: Item)] = []
            for item in new {
                if let index = all.firstIndex(where: { $0.place.livePath == item.place.livePath }) {
                    let old = all.remove(at: index)
                    if old.id != item.id { replaced.append((old, item)) }
                }
                if let other = all.first(where: { $0.lies(in: item) || item.lies(in: $0) }) {
                    guard let commit = item.commit, commit.id == other.commit?.id else {
                        throw Self.refusal(item, other)
                    }
                    if item.lies(in: other) { continue }
                    all.removeAll { $0.lies(in: item) && $0.commit?.id == commit.id }
                    if let odd = all.first(where: { $0.lies(in: item) }) {
                        throw Self.refusal(item, odd)
                    }
                }
                all.append(item)
            }
            guard all.count <= Self.itemsMaximum else {
                throw PageFailure(
                    status: 400,
                    message: "The basket holds at most \(Self.itemsMaximum) items.",
                    next:
                        "Add the folder that contains the items, or restore the items in the basket first."
                )
            }
            state.items = all
            state.note = Self.note(replaced)
        }
    }

    private static func note(_ replaced: [(old: Item, new: Item)]) -> Markup? {
        guard let first = replaced.first else { return nil }
        func moment(_ item: Item) -> Markup {
            item.commit.map { "as of \(Frame.moment($0.time))" } ?? "as it was before its deletion"
        }
        let more = replaced.count - 1
        return """
            In the basket, <b>\(path: first.new.place.name)</b> \(moment(first.new)) replaces the \
            same item \(moment(first.old)), because both have the same location\
            \(when: more > 0, ". The same applies to \(Quantity.of(more, "more item"))").
            """
    }

    private static func refusal(_ item: Item, _ other: Item) -> PageFailure {
        let (outer, inner) = item.lies(in: other) ? (other, item) : (item, other)
        return PageFailure(
            status: 400,
            message: "\(PathText.display(inner.place.livePath)) is inside "
                + "\(PathText.display(outer.place.livePath)), but you selected them from different snapshots.",
            next: "Restore one first, then the other.")
    }

    func remove(_ keys: Set<RepositoryPath>) {
        state.update { $0.items.removeAll { keys.contains($0.key) } }
    }

    func clear() { state.update { $0.items.removeAll() } }

    /// The restores that bring everything back: one for each moment and machine, since the verb
    /// takes one, and one for each item that no moment shows any more.
    func orders(_ destination: RestoreOrder.Destination) -> [RestoreOrder] {
        var groups: [(first: Item, paths: [[UInt8]])] = []
        for item in items {
            let same = groups.firstIndex { $0.first.id == item.id && $0.first.scope == item.scope }
            if let same {
                groups[same].paths.append(item.place.livePath)
            } else {
                groups.append((item, [item.place.livePath]))
            }
        }
        return groups.map { first, paths in
            RestoreOrder(
                paths: paths, commit: first.commit, id: first.id, destination: destination,
                scope: first.scope)
        }
    }
}

/// How much a restore of an item brings.
struct Amount: Sendable {
    /// Without directories.
    private(set) var files: UInt64 = 0
    private(set) var bytes: UInt64 = 0
    /// False where counting was given up.
    private(set) var isAll = true

    /// What is counted at most.
    static let itemsMaximum = 20_000

    init(
        _ place: Place, _ entry: TreeEntry, at commit: Int64, atMost maximum: Int = itemsMaximum,
        _ session: BrowseSession
    ) throws {
        guard entry.kind == .directory else {
            (files, bytes) = (1, try entry.item().size)
            return
        }
        var seen = 0
        do {
            try session.reader.walk(place.root, from: place.path, at: commit) { step in
                guard case .enter(_, let entry) = step else { return true }
                seen += 1
                if seen > maximum { throw Enough() }
                if entry.kind != .directory {
                    files += 1
                    bytes.addSaturated(try entry.item().size)
                }
                return true
            }
        } catch is Enough { isAll = false }
    }

    private struct Enough: Error {}
}

/// What a form says that was chosen: `ROOT.COMMIT.PATH`, the path in hexadecimal digits; without a
/// commit the present state.
struct Choice {
    let text: String

    init(_ place: Place, at commit: Int64?) {
        let path = Hexadecimal.text(place.path)
        text = "\(place.root.definition.number).\(commit.map(String.init) ?? "").\(path)"
    }

    /// - Throws: ``PageFailure`` for what no page has made, or what is not there.
    static func item(_ text: [UInt8], _ session: BrowseSession) throws -> Basket.Item {
        let parts = String(decoding: text, as: UTF8.self).split(
            separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, UInt64(parts[0]) != nil,
            parts[1].isEmpty || Int64(parts[1]) != nil, Hexadecimal.bytes(String(parts[2])) != nil
        else { throw PageFailure.malformed("The form does not contain a selection.") }
        func query(_ at: String) throws -> BrowseRequest.Parameters {
            let text = "root=\(parts[0])&path_hex=\(parts[2])" + at
            guard let query = BrowseRequest.Parameters(Array(text.utf8)) else {
                throw PageFailure.malformed("The form does not contain a selection.")
            }
            return query
        }
        let at =
            try parts[1].isEmpty
            ? last(Place(query(""), session), session).map { "&at=\($0)" } ?? ""
            : "&at=\(parts[1])"
        let query = try query(at)
        let found = try RestorePage.order(query, session, .inPlace)
        return Basket.Item(
            place: found.place, at: found.at, commit: found.order.commit, id: found.order.id,
            scope: found.order.scope, machine: found.machine, presentPath: found.present?.livePath,
            kind: found.item.kind, isBundle: found.item.isBundle,
            amount: try Amount(found.place, found.entry, at: found.at, session))
    }

    /// The last moment of what was there when the page was made, and is not any more; nil for what
    /// is.
    private static func last(_ place: Place, _ session: BrowseSession) throws -> Int64? {
        let latest = try session.reader.latestCommit()?.number ?? 0
        guard try session.reader.entry(place.root, path: place.path, at: latest) == nil
        else { return nil }
        return try session.reader.versions(place.root, path: place.path).last?.last.map { $0 - 1 }
    }

    static func key(_ text: [UInt8]) -> RepositoryPath? {
        let parts = String(decoding: text, as: UTF8.self).split(
            separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let root = UInt64(parts[0]),
            let path = Hexadecimal.bytes(String(parts[2]))
        else { return nil }
        return RepositoryPath(root: root, path: path)
    }
}

/// A page to go back to, made anew of what a form says: never an address elsewhere.
struct WayBack {
    let link: Link

    private static let pages: [(path: String, page: StaticString)] = [
        ("/", "/"), ("/browse", "/browse"), ("/file", "/file"), ("/search", "/search"),
        ("/basket", "/basket"), ("/compare", "/compare"), ("/restore", "/restore"),
        ("/why", "/why"), ("/settings", "/settings"), ("/job", "/job"),
    ]
    private static let names: [StaticString] = [
        "root", "path", "path_hex", "at", "deleted", "sort", "skip", "version", "a", "b", "q",
        "kind", "larger", "since", "before",
    ]

    /// - Parameter text: a path of ours and its parameters; anything else leads to `otherwise`.
    init(_ text: String?, otherwise: Link) {
        let parts = (text ?? "").split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first,
            let page = Self.pages.first(where: { $0.path == first })?.page,
            let query = BrowseRequest.Parameters(parts.count > 1 ? parts[1].utf8 : nil)
        else {
            link = otherwise
            return
        }
        link = Self.names.reduce(Link(page)) { link, name in
            query["\(name)"].map { link.with(name, $0) } ?? link
        }
    }

    /// The page that was asked for.
    init(_ request: BrowseRequest) {
        self.init(request.method == .post ? nil : request.target, otherwise: Link("/"))
    }
}
