import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// A name of the index as pages and JSON show it.
struct FoundName: Encodable {
    /// Absolute, as it was on the machine.
    let path: [UInt8]
    let kind: String
    let size: UInt64
    let modified: String?
    let versions: Int
    let deleted: Bool
    /// What became of it, of one that is not there.
    let ending: String?
    /// Where it is now, of one that was renamed.
    let renamedTo: [UInt8]?
    private let end: Ending?
    /// Where it is asked about.
    let root: UInt64
    private let place: Place
    private let time: Timestamp
    private let isDirectory: Bool
    /// A commit that has this version; nil for the present one.
    let at: Int64?
    /// Whether it is not the last version.
    private let isEarlier: Bool

    private enum CodingKeys: String, CodingKey {
        case path, kind, size, modified, versions, deleted, root, at, ending
        case renamedTo = "renamed_to"
    }

    /// - Parameters:
    ///   - versions: how many its page lists.
    ///   - first: the commit of the version, of one before the last.
    ///   - end: what became of it; nil while it is there.
    fileprivate init(
        _ entry: NameIndex.Entry, _ root: CatalogRoot, versions: Int, first: Int64?, _ end: Ending?
    ) {
        place = Place(root, entry.place.path)
        path = place.livePath
        kind = entry.kind.name
        size = entry.size
        modified = TimeText.utc(ofFile: entry.modified)
        time = entry.modified
        self.versions = versions
        deleted = !entry.isPresent
        self.end = end
        (ending, renamedTo) = (end?.name, end?.present?.livePath)
        self.root = root.definition.number
        isDirectory = entry.kind == .directory
        at = first ?? (entry.isPresent ? nil : entry.changed - 1)
        isEarlier = first != nil
    }

    private var link: Link {
        isDirectory
            ? place.link("/browse", at: at) : place.link("/file", at: isEarlier ? at : nil)
    }

    var nameLink: Markup {
        """
        <a\(when: deleted, #" class="gone""#) href="\(link)">\(path: place.name)</a>\
        \(end.map { " (\($0.word))" } as Markup?)
        """
    }

    /// - Parameters:
    ///   - figure: what stands at the right; otherwise when it was modified, in so many words where
    ///     it ended later.
    ///   - hasBox: whether it can be ticked, for the basket.
    func row(_ frame: Frame, figure: String? = nil, hasBox: Bool = false) -> Markup {
        let above = ItemPath.split(path).parent
        return """
            <li>\(when: hasBox, frame.box(place, at: at))<a class="\(Markup(stringLiteral: isDirectory ? "folder" : "doc"))\
            \(when: deleted, " gone")" href="\(link)">\(path: place.name)</a>\
            \(when: isEarlier, #"<span class="tag">an earlier version</span>"#)\
            \(end?.tag(frame, from: above))\
            <span class="above">\(frame.short(above))</span>\
            <span class="figure">\(figure ?? (deleted ? "modified " : "") + frame.age(time))</span></li>
            """
    }
}

/// Looks up the roots of what the index found.
struct FoundNames {
    private let session: BrowseSession
    private let roots: [UInt64: CatalogRoot]
    /// The paths of those that have ended.
    private let ended: [[UInt8]]
    /// As many are read, of what was moved; what is beyond counts by its name alone.
    private static let versionsMaximum = 10_000

    init(_ session: BrowseSession) throws {
        self.session = session
        roots = try session.reader.roots().byNumber
        ended = roots.values.filter { $0.last != nil }.map(\.definition.path)
    }

    func named(_ entries: [NameIndex.Entry]) throws -> [FoundName] {
        let endings = try ItemEndings(
            session.reader, of: entries.filter { !$0.isPresent }.map(\.place))
        let moved = try session.reader.moved(among: entries.map(\.place))
        var read = 0
        return try entries.compactMap { entry in
            guard let root = roots[entry.place.root] else { return nil }
            let end =
                try entry.isPresent
                ? nil
                : Ending(
                    endings.ending(root, entry.place.path, last: entry.changed),
                    of: Place(root, entry.place.path), isFolder: entry.kind == .directory, session)
            let place = Place(root, entry.place.path)
            let isCarriedOn = moved.contains(entry.place) || isInEndedRoot(place)
            var versions = entry.versions
            if isCarriedOn, read + versions <= Self.versionsMaximum {
                versions =
                    try session.reader.versionsThroughRenames(root, path: entry.place.path).count
                read += versions
            }
            return FoundName(
                entry, root, versions: versions, first: try first(entry, root), end)
        }
    }

    /// Whether a root that has ended had this place, too: another may carry its history on.
    private func isInEndedRoot(_ place: Place) -> Bool {
        ended.contains { ItemPath.relative(place.livePath, to: $0) != nil }
    }

    /// The commit of a version before the newest; nil when history was forgotten since the names
    /// were read.
    private func first(_ entry: NameIndex.Entry, _ root: CatalogRoot) throws -> Int64? {
        guard let earlier = entry.earlier else { return nil }
        let versions = try session.reader.versions(root, path: entry.place.path)
        guard versions.indices.contains(earlier),
            Int32(clamping: versions[earlier].item.modified.seconds) == entry.modified.seconds
        else { return nil }
        return versions[earlier].first
    }
}
