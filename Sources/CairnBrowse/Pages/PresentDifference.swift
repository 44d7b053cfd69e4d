import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore
import CairnText

/// What is on the disk beside what would replace it.
struct PresentDifference {
    /// Paths of what would be put in place of the very same.
    private(set) var same: Set<[UInt8]> = []
    /// How the content of one file differs; nil where it was not compared, or all is the same.
    private(set) var content: Comparison?
    /// Of one file of the same content: what else differs.
    private var others: [String] = []

    init() {}

    /// - Parameter place: where it comes back, beneath the root of `found`.
    init(
        _ found: RestorePage.Found, at place: Place, _ preview: RestorePreview,
        _ session: BrowseSession, _ host: any BrowseHost
    ) throws {
        let replaced = preview.actions.filter { $0.action == .replace }.map(\.path)
        same = try Self.unchanged(replaced, found, at: place, session, host)
        let path = place.livePath
        guard replaced.contains(path), !same.contains(path) else { return }
        content = try Self.compare(found, at: place, session, host)
        guard case .same = content else { return }
        others = Self.others(found.item, at: place, host)
        if others.isEmpty {
            content = nil
            same.insert(path)
        }
    }

    /// Those that are on the disk as they were kept last, which is the version that comes back.
    private static func unchanged(
        _ replaced: [[UInt8]], _ found: RestorePage.Found, at place: Place,
        _ session: BrowseSession, _ host: any BrowseHost
    ) throws -> Set<[UInt8]> {
        guard let latest = try session.reader.latestCommit()?.number else { return [] }
        let (root, source) = (place.root, found.place.path)
        return try Set(
            replaced.filter { live in
                guard let path = ItemPath.relative(live, to: root.definition.path),
                    let rest = ItemPath.relative(live, to: place.livePath),
                    let now = try session.reader.entry(root, path: path, at: latest),
                    let then = try session.reader.entry(
                        root, path: ItemPath.join(source, rest), at: found.at),
                    now.isSame(as: then),
                    let stamp = try session.reader.stamp(ofFile: path, in: root)
                else { return false }
                return host.hasStamp(stamp, in: root.definition.path, path)
            })
    }

    /// Nil where they are not compared.
    private static func compare(
        _ found: RestorePage.Found, at place: Place, _ session: BrowseSession,
        _ host: any BrowseHost
    ) throws -> Comparison? {
        let most = Comparison.textBytes
        guard let content = found.item.content, content.size <= UInt64(most),
            let present = try? host.present(
                in: place.root.definition.path, place.path, bytes: most + 1),
            present.count <= most
        else { return nil }
        let kept = try session.beginning(of: content, bytes: most)
        return present == kept ? .same : Comparison(present, kept, areWhole: true)
    }

    /// `mode (600 now, 644 then)`
    private static func others(_ item: Item, at place: Place, _ host: any BrowseHost) -> [String] {
        let root = place.root.definition.path
        guard let (now, attributes) = try? host.metadata(in: root, place.path) else {
            return ["unknown, because the current metadata cannot be read"]
        }
        func octal(_ mode: UInt16) -> String { String(mode, radix: 8) }
        func owner(_ user: UInt32, _ group: UInt32) -> String { "\(user):\(group)" }
        var all: [String] = []
        if now.mode != item.mode {
            all.append("mode (\(octal(now.mode)) now, \(octal(item.mode)) then)")
        }
        if (now.uid, now.gid) != (item.uid, item.gid) {
            all.append(
                "owner (\(owner(now.uid, now.gid)) now, \(owner(item.uid, item.gid)) then)")
        }
        if now.modified != item.modified {
            let times = [now.modified, item.modified].map { TimeText.local($0) }
            all.append("time (\(times[0]) now, \(times[1]) then)")
        }
        if attributes != item.attributes { all.append("extended attributes") }
        return all
    }

    // MARK: Markup

    /// Above the button that restores it: how much differs, and where that is.
    func summary(_ id: Markup) -> Markup? {
        switch content {
        case .same:
            return
                #"<p class="faint">The content is the same. Other differences: \#(others.joined(separator: ", ")).</p>"#
        case .text(let difference):
            let lines = difference.hunks.flatMap { $0 }
            func count(_ kind: String) -> Int { lines.count { $0.kind == kind } }
            return """
                <p class="faint">The restore removes \(Quantity.of(count("removed"), "line")) from \
                the current content and adds \(Quantity.of(count("added"), "line")): \
                <a href="#\(id)">see the differences</a>.</p>
                """
        default: return nil
        }
    }

    /// Beneath all forms, since it may be long: from what is there now to what comes back.
    func section(_ id: Markup) -> Markup? {
        guard case .text = content else { return nil }
        return """
            <section id="\(id)"><h2>Differences</h2>\
            <p class="faint">− current content, + restored content:</p>\
            \(content?.markup(.none))</section>
            """
    }
}
