import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// A directory as at a moment.
struct DirectoryPage: Encodable {
    struct Entry: Encodable {
        let name: [UInt8]
        let kind: String
        fileprivate(set) var size: UInt64
        let modified: String?
        let bundle: Bool
        let inconsistent: Bool
        let deleted: Bool
        /// Of a bundle: whether all of it was counted.
        fileprivate var counted = true
        /// What became of it, of one that is not there.
        fileprivate(set) var ending: String?
        /// Where it is now, of one that was renamed.
        fileprivate(set) var renamedTo: [UInt8]?
        fileprivate var end: Ending?
        fileprivate let time: Timestamp
        /// The moment of which it is meant; nil for the page's.
        fileprivate let at: Int64?
        fileprivate let target: [UInt8]?

        private enum CodingKeys: String, CodingKey {
            case name, kind, size, modified, bundle, inconsistent, deleted, ending
            case renamedTo = "renamed_to"
        }
    }

    let root: UInt64
    let path: [UInt8]
    /// Of which moment; nil when nothing was kept yet.
    let commit: String?
    let time: String?
    /// The numbers of the moments at which this directory changed.
    let moments: [Int64]
    let entries: [Entry]
    let count: Int
    /// The number of entries before the first of these.
    let skipped: Int
    /// What became of the folder, where it is not there any more.
    let ending: String?
    /// Where it is now, of one that was renamed.
    let renamedTo: [UInt8]?
    private let end: Ending?
    private let place: Place
    private let scope: RootScope
    private let point: CatalogCommit?
    /// The commit as at which it is shown: ``point``, or one at which no snapshot shows it any
    /// more.
    private let number: Int64
    /// The version that is shown, if no snapshot shows it any more.
    private let alone: VersionAddress?
    private let isNow: Bool
    private let exists: Bool
    private let times: [Timestamp]
    private let order: Order
    private let showsDeleted: Bool
    /// The page of what never was a folder: one file or link, kept as a root or beneath one.
    let ofFile: Link?
    /// The page of its last moment, where none is asked for and it is not there any more.
    let ofLast: Link?

    private enum CodingKeys: String, CodingKey {
        case root, path, commit, time, moments, entries, count, skipped, ending
        case renamedTo = "renamed_to"
    }

    enum Order: String, CaseIterable {
        case name, size, modified

        /// Nil for names, in whose order the catalog has them.
        var ofListing: DirectoryListing.Order? {
            switch self {
            case .name: nil
            case .size: .size
            case .modified: .modified
            }
        }
    }

    static let entriesMaximum = 500

    init(_ parameters: BrowseRequest.Parameters, _ session: BrowseSession) throws {
        let asked = try session.commit(parameters)
        let named = try Place(parameters, session)
        place = try asked.map { try named.standing(at: $0, session) } ?? named.continued(session)
        root = place.root.definition.number
        path = place.livePath
        let points = try session.points()
        let index = asked.map { at in points.partitioningIndex { $0.number > at } } ?? points.count
        let point = index > 0 ? points[index - 1] : nil
        isNow = asked == nil
        self.point = point
        scope = try session.scope(of: place.root, at: isNow ? nil : point?.commit)
        commit = point?.commit.id.description
        time = point.map { TimeText.utc($0.commit.time) }
        order = parameters.text("sort").flatMap { Order(rawValue: $0) } ?? .name
        showsDeleted = parameters.text("deleted") == "1"
        let skip = try parameters.number("skip") ?? 0
        let there = place
        let alone = try asked.flatMap { try Self.unshown(there, at: $0, session) }
        self.alone = alone
        let number = alone?.number ?? point?.number ?? 0
        self.number = number
        let entry = try session.reader.entry(place.root, path: place.path, at: number)
        exists = entry?.kind == .directory && (alone != nil || place.root.exists(at: number))
        end = try Ending(ofFolderAt: place, session)
        (ending, renamedTo) = (end?.name, end?.present?.livePath)
        let former = try exists ? nil : Self.lastVersion(place, session)
        let here = place
        let known =
            try exists
            ? entry
            : former.flatMap {
                try session.reader.entry(here.root, path: here.path, at: $0.first)
            }
        let isOfFile =
            try known == nil
            && !session.reader.versions(place.root, path: place.path).isEmpty
        ofFile = isOfFile ? place.link("/file", at: asked) : nil
        let last = asked == nil && known != nil ? former?.last : nil
        ofLast = last.map { here.link("/browse", at: $0 - 1) }
        let changes = try known.map { try session.changes(of: $0, at: here) }
        moments = changes?.moments ?? []
        times = changes?.times ?? []
        skipped = skip
        guard let entry, exists else {
            (entries, count) = ([], 0)
            return
        }
        let timeline = changes?.timeline
        let total = timeline?.count(at: number, withFormer: showsDeleted) ?? 0
        var counting = BundleCounting(place, session)
        // A directory of many names is shown in the catalog's order: page by page, none sorted.
        let read = showsDeleted ? timeline?.versions ?? 0 : total
        if read > Self.sortedMaximum {
            count = total
            let found = try Self.part(
                of: entry, at: place, number, (order, showsDeleted, skip), session
            ).map { row, last in
                try counting.counted(
                    Entry(row, at: last.map { $0 - 1 }, isDeleted: last != nil), row,
                    at: last.map { $0 - 1 } ?? number)
            }
            entries = try Self.ended(found, in: place, session)
            return
        }
        var all = try session.reader.children(of: entry, at: number).map {
            try counting.counted(Entry($0, at: nil, isDeleted: false), $0, at: number)
        }
        if showsDeleted {
            all += try session.reader.formerChildren(of: entry, before: number).map {
                try counting.counted(
                    Entry($0.entry, at: $0.last - 1, isDeleted: true), $0.entry, at: $0.last - 1)
            }
        }
        count = all.count
        let order = order
        all.sort { $0.precedes($1, by: order) }
        entries = try Self.ended(
            Array(all.dropFirst(skip).prefix(Self.entriesMaximum)), in: place, session)
    }

    /// The same with what became of those that are not there.
    private static func ended(
        _ entries: [Entry], in place: Place, _ session: BrowseSession
    ) throws -> [Entry] {
        let root = place.root
        func path(_ entry: Entry) -> [UInt8] { ItemPath.join(place.path, entry.name) }
        let endings = try ItemEndings(
            session.reader,
            of: entries.filter(\.deleted).map {
                RepositoryPath(root: root.definition.number, path: path($0))
            })
        return try entries.map { entry in
            guard entry.deleted, let at = entry.at else { return entry }
            var entry = entry
            let end = try Ending(
                endings.ending(root, path(entry), last: at + 1), of: Place(root, path(entry)),
                isFolder: entry.kind == "directory", session)
            (entry.end, entry.ending, entry.renamedTo) = (end, end.name, end.present?.livePath)
            return entry
        }
    }

    private static let sortedMaximum = 2_000

    /// A part of many names, each with the commit that ended it; nil for what is there.
    private static func part(
        of entry: TreeEntry, at place: Place, _ commit: Int64,
        _ shown: (order: Order, deleted: Bool, skip: Int), _ session: BrowseSession
    ) throws -> [(entry: TreeEntry, last: Int64?)] {
        let (reader, maximum) = (session.reader, Self.entriesMaximum)
        if let order = shown.order.ofListing {
            let places = try session.listing(
                of: entry, at: place, commit, by: order, withFormer: shown.deleted
            ).places(after: shown.skip, atMost: maximum)
            return try reader.entries(places, of: entry)
        }
        return try shown.deleted
            ? reader.knownChildren(of: entry, at: commit, after: shown.skip, atMost: maximum)
            : reader.children(of: entry, at: commit, after: shown.skip, atMost: maximum)
                .map { ($0, nil) }
    }

    /// The last version of a directory that is not there as at the moment that is asked for.
    private static func lastVersion(
        _ place: Place, _ session: BrowseSession
    ) throws -> ItemVersion? {
        try session.reader.versions(place.root, path: place.path).last { $0.item.isDirectory }
    }

    /// The address of the directory as at a commit, if no snapshot shows that version any more.
    private static func unshown(
        _ place: Place, at commit: Int64, _ session: BrowseSession
    ) throws -> VersionAddress? {
        let version = try session.reader.versions(place.root, path: place.path).last {
            $0.first <= commit && commit < $0.last ?? .max && $0.item.isDirectory
        }
        let address = try version.map { try session.address(of: $0, at: place) }
        return address?.point == nil ? address : nil
    }

    // MARK: Markup

    /// The commit for links to what is in it; nil for what is there now.
    private var at: Int64? { isNow || point == nil && alone == nil ? nil : number }

    private var here: Link { place.link("/browse", at: at) }

    func markup(_ frame: Frame) -> Markup {
        frame.page("\(path: place.name)", body(frame), section: "browse")
    }

    private func body(_ frame: Frame) -> Markup {
        """
        \(frame.trail(place, at: at))
        <h1 id="name">\(path: place.name)</h1>
        \(end.map { #"<p class="notice">\#($0.sentence(frame))</p>"# } as Markup?)
        \(momentBar)
        \(exists ? listing(frame) : missing)
        \(actions(frame))
        """
    }

    private var missing: Markup {
        if moments.isEmpty {
            return """
                <p class="empty">This folder has never been backed up. \
                <a href="\(Link("/why").with("path", path))">Find out why</a>.</p>
                """
        }
        return """
            <p class="empty">This folder \
            \(isNow ? "is not in the latest backup" : "did not exist at that time"). To see its \
            contents, choose a snapshot above.</p>
            """
    }

    /// Previous and next change, and a slider over all of them.
    private var momentBar: Markup {
        guard let point else { return .none }
        let index = moments.partitioningIndex { $0 > point.number }
        // At a moment between two changes, the state is that of the change before.
        let isAtChange = index > 0 && moments[index - 1] == point.number
        let before = index > 1 ? moments[index - 2] : nil
        let next = index < moments.count ? moments[index] : nil
        func step(_ at: Int64?, _ text: Markup, _ relation: StaticString) -> Markup {
            at.map {
                #"<a class="step" rel="\#("\(relation)")" href="\#(place.link("/browse", at: $0))">\#(text)</a>"#
            } ?? #"<span class="step faint">\#(text)</span>"#
        }
        let state: Markup =
            isNow
            ? "now" : isAtChange ? "as it was then" : "same as after the previous change"
        return """
            <div class="moments" data-link="\(place.link("/browse"))" \
            data-moments="\(moments.map(String.init).joined(separator: " "))" \
            data-times="\(times.map { TimeText.local($0) }.joined(separator: "|"))" \
            data-index="\(index - 1)">
            \(step(before, "← Earlier", "prev"))
            <p class="moment"><b>\(Frame.moment(point.commit.time))</b> <span>\(state)</span></p>
            \(step(next, "Later →", "next"))
            \(isNow || end != nil ? Markup.none : #"<a class="step" href="\#(place.link("/browse"))">Now</a>"#)
            \(MomentList(place, moments, times, chosen: point.number).markup)</div>
            """
    }

    private func listing(_ frame: Frame) -> Markup {
        if entries.isEmpty {
            return """
                <p class="empty">\
                \(count > 0 ? "There are no more items." : isNow ? "This folder is empty." : "This folder was empty at that time.")\
                </p>\(options)
                """
        }
        func heading(_ by: Order, _ text: Markup, _ kind: Markup) -> Markup {
            """
            <th scope="col" class="\(kind)"\
            \(when: by == order, #" aria-sort="\#(by == .name ? "ascending" : "descending")""#)>\
            <a href="\(options(sort: by))">\(text)</a></th>
            """
        }
        return """
            \(options)
            <div role="group" aria-labelledby="name">\
            <table class="list"><thead><tr><th scope="col" class="choose">\
            <span class="hidden">Select</span></th>\(heading(.name, "Name", "name"))\
            \(heading(.size, "Size", "number"))\(heading(.modified, "Modified", "time"))</tr></thead>
            <tbody>\(entries.map { row($0, frame) })</tbody></table></div>
            \(pages)
            \(frame.chooser(back: options(skip: skipped)))
            """
    }

    private func options(sort: Order? = nil, deleted: Bool? = nil, skip: Int = 0) -> Link {
        var link = here
        let (sort, deleted) = (sort ?? order, deleted ?? showsDeleted)
        if sort != .name { link = link.with("sort", sort.rawValue) }
        if deleted { link = link.with("deleted", 1) }
        return skip > 0 ? link.with("skip", skip) : link
    }

    private var options: Markup {
        """
        <p class="options"><span>\(Quantity.of(count, "item"))</span> \
        <a href="\(options(deleted: !showsDeleted))">\
        \(showsDeleted ? "Hide deleted items" : "Show deleted items")</a></p>
        """
    }

    private var pages: Markup {
        let next = skipped + entries.count
        guard skipped > 0 || next < count else { return .none }
        let before: Markup? =
            skipped > 0
            ? #"<a rel="prev" href="\#(options(skip: max(0, skipped - Self.entriesMaximum)))">← Previous</a>"#
            : nil
        let after: Markup? =
            next < count ? #"<a rel="next" href="\#(options(skip: next))">More →</a>"# : nil
        return """
            <nav class="pages" aria-label="Parts of the list">\(before)\
            <span>\(Quantity.count(skipped + 1))–\(Quantity.count(next)) of \
            \(Quantity.count(count))</span>\(after)</nav>
            """
    }

    private func row(_ entry: Entry, _ frame: Frame) -> Markup {
        let child = Place(place.root, ItemPath.join(place.path, entry.name))
        let isFolder = entry.kind == "directory" && !entry.bundle
        let at = entry.at ?? at
        let link = isFolder ? child.link("/browse", at: at) : child.link("/file", at: at)
        let tags: [(Bool, Markup)] = [
            (entry.bundle, "document"), (entry.inconsistent, "inconsistent copy"),
        ]
        return """
            <tr><td class="choose">\(frame.box(child, at: at ?? number))</td>\
            <td class="name"><a class="\(isFolder ? "folder" : "doc")\
            \(when: entry.deleted, " gone")" href="\(link)">\(path: entry.name)</a>\
            \(entry.target.map { #" <span class="above">→ \#(path: $0)</span>"# })\
            \(entry.end.map { " \($0.tag(frame, from: path))" } as Markup?)\
            \(tags.filter(\.0).map { #" <span class="tag">\#($0.1)</span>"# })</td>\
            <td class="number">\(when: !entry.counted, "> ")\
            \(entry.kind == "file" || entry.bundle ? Quantity.bytes(entry.size) : "")</td>\
            <td class="time">\(Frame.moment(entry.time))</td></tr>
            """
    }

    private func actions(_ frame: Frame) -> Markup {
        guard exists, let point else { return .none }
        let how = isNow ? "" : " --snapshot \(alone?.shortID ?? point.commit.shortID)"
        return """
            <div class="actions"><a class="button" \
            href="\(place.link("/restore", at: number))">Restore this folder…</a>\
            \(frame.choose(
                place, at: number, back: options(skip: skipped),
                "Add this folder to the basket"))</div>
            \(frame.command("ls\(showsDeleted ? " --deleted" : "")\(how)", scope.hostWords + [place.livePath]))
            """
    }
}

/// Sums up the documents of a directory that are folders: some of them, each up to a size.
private struct BundleCounting {
    private let place: Place
    private let session: BrowseSession
    private var count = 0

    private static let bundlesMaximum = 100
    private static let itemsMaximum = 2_000

    init(_ place: Place, _ session: BrowseSession) { (self.place, self.session) = (place, session) }

    mutating func counted(
        _ entry: DirectoryPage.Entry, _ row: TreeEntry, at commit: Int64
    ) throws -> DirectoryPage.Entry {
        guard entry.bundle, count < Self.bundlesMaximum else { return entry }
        count += 1
        let bundle = Place(place.root, ItemPath.join(place.path, row.name))
        let amount = try Amount(bundle, row, at: commit, atMost: Self.itemsMaximum, session)
        var entry = entry
        (entry.size, entry.counted) = (amount.bytes, amount.isAll)
        return entry
    }
}

extension DirectoryPage.Entry {
    fileprivate init(_ entry: TreeEntry, at: Int64?, isDeleted: Bool) throws {
        let item = try entry.item()
        name = entry.name
        kind = item.kind.name
        size = item.size
        modified = TimeText.utc(ofFile: item.modified)
        bundle = item.isBundle
        inconsistent = item.isInconsistent
        deleted = isDeleted
        time = item.modified
        self.at = at
        if case .symlink(let path) = item.body { target = path } else { target = nil }
    }

    /// Folders before files by name, the largest and the newest first.
    fileprivate func precedes(_ other: Self, by order: DirectoryPage.Order) -> Bool {
        switch order {
        case .size where size != other.size: return size > other.size
        case .modified where time != other.time: return time > other.time
        default: break
        }
        let (left, right) = (kind == "directory", other.kind == "directory")
        if order == .name, left != right { return left }
        let (name, others) = (FoldedText.folded(name), FoldedText.folded(other.name))
        return name == others
            ? self.name.lexicographicallyPrecedes(other.name)
            : name.lexicographicallyPrecedes(others)
    }
}
