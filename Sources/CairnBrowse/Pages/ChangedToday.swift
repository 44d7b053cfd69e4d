import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// What came, went or changed today, by folder: the last first. What programs keep in directories
/// whose names begin with a dot, and the files by which editors mark what is open, are counted
/// only.
struct ChangedToday {
    private struct Group {
        let folder: RepositoryPath
        var entries: [NameIndex.Entry]
    }

    private struct Shown {
        let folder: Place
        /// What became of the folder, where it is not there any more.
        let end: Ending?
        let names: [FoundName]
        let count: Int
        let time: Timestamp?
    }

    /// The last of them.
    let items: [FoundName]
    /// Of all, with what is only counted.
    let count: Int
    private let hidden: Int
    private let groups: [Shown]
    /// In folders that are not shown, or before all that was looked at.
    private let more: Int

    private static let itemsMaximum = 12
    private static let groupsMaximum = 10
    private static let namesMaximum = 3
    /// What is looked at, of the newest.
    private static let lookedAtMaximum = 2_000

    /// - Parameter commit: the last one before today.
    init(_ index: NameIndex?, after commit: Int64, _ session: BrowseSession) throws {
        let changes = index?.changes(after: commit, Self.lookedAtMaximum)
        let newest = changes?.newest ?? []
        let shown = newest.filter { !Self.isHidden($0.place.path) }
        count = changes?.count ?? 0
        hidden = newest.count - shown.count
        var found: [Group] = []
        var numbers: [RepositoryPath: Int] = [:]
        for entry in shown {
            let folder = RepositoryPath(
                root: entry.place.root, path: ItemPath.split(entry.place.path).parent)
            if let number = numbers[folder] {
                found[number].entries.append(entry)
            } else {
                numbers[folder] = found.count
                found.append(Group(folder: folder, entries: [entry]))
            }
        }
        let finder = try FoundNames(session)
        let roots = try session.reader.roots().byNumber
        items = try finder.named(Array(shown.prefix(Self.itemsMaximum)))
        let parts = found.prefix(Self.groupsMaximum)
        groups = try parts.compactMap { group in
            guard let root = roots[group.folder.root] else { return nil }
            let time = try group.entries.first.flatMap {
                try session.reader.commit(notBefore: $0.changed)?.commit.time
            }
            let folder = Place(root, group.folder.path)
            return Shown(
                folder: folder, end: try Ending(ofFolderAt: folder, session),
                names: try finder.named(Array(group.entries.prefix(Self.namesMaximum))),
                count: group.entries.count, time: time)
        }
        more = count - hidden - parts.reduce(0) { $0 + $1.entries.count }
    }

    private static func isHidden(_ path: [UInt8]) -> Bool {
        let names = ItemPath.components(path)
        return names.contains { $0.first == UInt8(ascii: ".") }
            || names.last.map(EditorFile.isOne) == true
    }

    func markup(_ frame: Frame) -> Markup {
        guard count > 0 else { return #"<p class="faint">Nothing has changed today.</p>"# }
        let rows = groups.map { group -> Markup in
            let (folder, names) = (group.folder, group.names)
            let age = group.time.map { frame.age($0) } ?? ""
            if let only = names.first, group.count == 1 { return only.row(frame, figure: age) }
            let more = group.count - names.count
            let above = ItemPath.split(folder.livePath).parent
            return """
                <li><a class="folder\(when: group.end != nil, " gone")" \
                href="\(folder.link("/browse"))">\(path: folder.name)</a>\
                \(group.end?.tag(frame, from: above))\
                <span class="above">\(Markup(names.map { "\($0.nameLink), " }.dropLast()))\
                \(names.last?.nameLink)\(when: more > 0, " and \(Quantity.count(more)) more")</span>\
                <span class="figure">\(age)</span></li>
                """
        }
        return """
            \(when: !rows.isEmpty, #"<ul class="items">\#(rows)</ul>"#)\
            \(when: more > 0, #"<p class="faint">and \#(Quantity.count(more)) more</p>"#)\
            \(when: hidden > 0, #"<p class="faint">\#(Quantity.of(hidden, "change")) in hidden files and editor lock files</p>"#)
            """
    }
}
