import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// What is in an item that stands for one document: the files of a bundle, the members of an
/// archive; and what differs from another version.
struct Members: Encodable {
    struct Member: Encodable {
        let name: [UInt8]
        let size: UInt64
        /// `new`, `changed` or `removed` since the version before; nil when it is the same.
        let change: String?
        fileprivate let link: Link?

        private enum CodingKeys: String, CodingKey { case name, size, change }
    }

    /// Those that differ first, then by name.
    let members: [Member]
    /// Whether all were looked at.
    let isAll: Bool

    private enum CodingKeys: String, CodingKey {
        case members
        case isAll = "complete"
    }

    static let membersMaximum = 20_000
    private static let shownMaximum = 300

    /// What a member is known by: equal for the same content.
    private enum Mark: Equatable {
        case content(FileContent)
        case item(ItemBody)
        case checksum(UInt64, UInt64)
    }

    private typealias Known = [[UInt8]: (size: UInt64, mark: Mark)]

    private init(
        _ now: Known, before: Known?, isAll: Bool, _ link: (_ name: [UInt8]) -> Link?
    ) {
        func change(_ name: [UInt8], _ mark: Mark) -> String? {
            guard let before else { return nil }
            return before[name].map { $0.mark == mark ? nil : "changed" } ?? "new"
        }
        var found = now.map { name, member in
            Member(
                name: name, size: member.size, change: change(name, member.mark), link: link(name))
        }
        for (name, member) in before ?? [:] where now[name] == nil {
            found.append(Member(name: name, size: member.size, change: "removed", link: nil))
        }
        members = found.sorted { left, right in
            let (first, second) = (left.change == nil, right.change == nil)
            return first == second ? left.name.lexicographicallyPrecedes(right.name) : second
        }
        self.isAll = isAll
    }

    // MARK: Bundles

    /// The files in a bundle, as a version of it began, beside those of another version.
    init(
        bundle version: FilePage.Version, besides other: FilePage.Version?,
        _ session: BrowseSession
    ) throws {
        let (now, isAll) = try Self.files(version, session)
        let before = try other.map { try Self.files($0, session) }
        self.init(now, before: before?.known, isAll: isAll && before?.isAll ?? true) { name in
            Place(version.there.root, ItemPath.join(version.there.path, name))
                .link("/file", at: version.at)
        }
    }

    private static func files(
        _ version: FilePage.Version, _ session: BrowseSession
    ) throws -> (known: Known, isAll: Bool) {
        var known: Known = [:]
        let place = version.there
        do {
            try session.reader.walk(place.root, from: place.path, at: version.at) { step in
                guard case .enter(let path, let entry) = step, entry.kind != .directory,
                    let name = ItemPath.relative(path, to: place.path)
                else { return true }
                guard known.count < membersMaximum else { throw TooMany() }
                let item = try entry.item()
                known[name] = (item.size, item.content.map { .content($0) } ?? .item(item.body))
                return true
            }
        } catch is TooMany { return (known, false) }
        return (known, true)
    }

    private struct TooMany: Error {}

    // MARK: Archives

    init(_ archive: ZipDirectory, besides other: ZipDirectory?) {
        func known(_ archive: ZipDirectory) -> Known {
            Dictionary(
                archive.members.filter { $0.name.last != ItemPath.separator }.map {
                    ($0.name, ($0.size, .checksum($0.size, $0.checksum)))
                }, uniquingKeysWith: { $1 })
        }
        self.init(known(archive), before: other.map(known), isAll: true) { _ in nil }
    }

    // MARK: Markup

    func markup(_ title: Markup, other: Markup = "the previous version") -> Markup {
        let rows = members.prefix(Self.shownMaximum).map { member -> Markup in
            let name: Markup =
                member.link.map { #"<a class="doc" href="\#($0)">\#(path: member.name)</a>"# }
                ?? "\(path: member.name)"
            return """
                <tr><td class="name\(when: member.change == "removed", " gone")">\(name)\
                \(member.change.map { #" <span class="tag \#(Self.style($0))">\#($0)</span>"# })</td>\
                <td class="number">\(Quantity.bytes(member.size))</td></tr>
                """
        }
        let changes = members.count { $0.change != nil }
        let differing = "\(Quantity.count(changes)) \(changes == 1 ? "differs" : "differ")"
        let more = members.count - rows.count
        return """
            <details class="members"\(when: members.count <= 50, " open")>\
            <summary>\(title): \(Quantity.of(members.count, "file"))\
            \(when: changes > 0, ", \(differing) from \(other)")\
            </summary>
            <div class="scroll" tabindex="0" role="group" aria-label="Contents">\
            <table class="list"><thead><tr><th scope="col" class="name">Name</th>\
            <th scope="col" class="number">Size</th></tr></thead><tbody>\(rows)</tbody></table></div>
            \(when: more > 0, #"<p class="faint">and \#(Quantity.count(more)) more</p>"#)\(when: !isAll, #"<p class="faint">There are too many items to compare all of them.</p>"#)</details>
            """
    }

    private static func style(_ change: String) -> Markup {
        switch change {
        case "new": "create"
        case "removed": "delete"
        default: "replace"
        }
    }
}
