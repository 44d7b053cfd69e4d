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
    let modified: String
    let versions: Int
    let deleted: Bool
    /// Where it is asked about.
    let root: UInt64
    private let place: Place
    private let time: Timestamp
    private let isDirectory: Bool
    /// The last moment at which it was there; nil for now.
    private let at: Int64?

    private enum CodingKeys: String, CodingKey {
        case path, kind, size, modified, versions, deleted, root
    }

    init(_ entry: NameIndex.Entry, _ root: CatalogRoot) {
        place = Place(root, entry.place.path)
        path = place.livePath
        kind = entry.kind.name
        size = entry.size
        modified = TimeText.utc(entry.modified)
        time = entry.modified
        versions = entry.versions
        deleted = !entry.isPresent
        self.root = root.definition.number
        isDirectory = entry.kind == .directory
        at = entry.isPresent ? nil : entry.changed - 1
    }

    /// - Parameters:
    ///   - figure: what stands at the right; otherwise when it was modified.
    ///   - hasBox: whether it can be ticked, for the basket.
    func row(_ frame: Frame, figure: String? = nil, hasBox: Bool = false) -> Markup {
        let link = isDirectory ? place.link("/browse", at: at) : place.link("/file")
        let above = ItemPath.split(path).parent
        return """
            <li>\(when: hasBox, frame.box(place, at: at))<a class="\(Markup(stringLiteral: isDirectory ? "folder" : "doc"))\
            \(when: deleted, " gone")" href="\(link)">\(path: place.name)</a>\
            \(when: deleted, #"<span class="tag">deleted</span>"#)\
            <span class="above">\(path: above)</span>\
            <span class="figure">\(figure ?? frame.age(time))</span></li>
            """
    }
}

/// Looks up the roots of what the index found.
struct FoundNames {
    private let roots: [UInt64: CatalogRoot]

    init(_ session: BrowseSession) throws { roots = try session.reader.roots().byNumber }

    func named(_ entries: [NameIndex.Entry]) throws -> [FoundName] {
        entries.compactMap { entry in roots[entry.place.root].map { FoundName(entry, $0) } }
    }
}
