import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// Every version of an item, through its renames and its deletion.
struct FilePage: Encodable {
    struct Version: Encodable {
        /// Where it stood then, absolute.
        let path: [UInt8]
        let kind: String
        let size: UInt64
        let modified: String?
        let inconsistent: Bool
        /// What `restore --snapshot` takes for it.
        let id: String
        /// The first point in time that shows it; nil when no point does any more.
        let commit: String?
        let time: String?
        /// The first commit that shows it no more; nil for the present one.
        let untilTime: String?
        /// Whether it ended by a removal.
        let deleted: Bool
        /// Whether a rule that excludes the item ended it.
        let wasExcluded: Bool
        let place: Place
        /// Where it stood as at ``at``: in a root that another continues, the place there.
        let there: Place
        let item: Item
        let found: NamedVersion
        /// The number of the commit in which it began.
        let first: Int64
        let address: VersionAddress
        var point: Commit? { address.point?.commit }
        /// The commit as at which links lead to it.
        var at: Int64 { address.number }
        let end: Commit?
        /// The commit that ended it; nil for the present one.
        let last: Int64?
        var isPresent: Bool { last == nil }
        /// Its place among the versions.
        let number: Int
        let bundle: Bool
        /// Of a bundle: what is in it. Nil where it was not counted.
        let amount: Amount?
        /// Whether retention forgot the versions after it.
        let thinned: Bool
        /// The last point in time that shows it, if so.
        let lastPoint: Commit?
        /// Until when it stays, of the last version of what was deleted; nil for ever.
        fileprivate(set) var staysUntil: String?

        private enum CodingKeys: String, CodingKey {
            case path, kind, size, modified, inconsistent, id, commit, time, deleted, bundle
            case thinned
            case untilTime = "until"
            case staysUntil = "stays_until"
        }

        /// - Parameter counts: whether to count what is in a bundle.
        init(
            _ all: [NamedVersion], _ number: Int, counts: Bool, _ session: BrowseSession
        ) throws {
            let found = all[number]
            let version = found.version
            self.number = number
            self.found = found
            place = Place(found.root, found.path)
            address = try session.address(of: found)
            there = Place(address.place.root, address.place.path)
            id = address.id.description
            path = place.livePath
            item = version.item
            kind = item.kind.name
            bundle = item.isBundle
            let at = address.number
            let entry =
                try counts && item.isBundle
                ? session.reader.entry(there.root, path: there.path, at: at) : nil
            amount = try entry.map { [there] in try Amount(there, $0, at: at, session) }
            size = amount?.bytes ?? item.size
            modified = TimeText.utc(ofFile: item.modified)
            inconsistent = item.isInconsistent
            first = found.first
            end = try version.last.flatMap { try session.commit(notBefore: $0)?.commit }
            commit = address.point?.commit.id.description
            time = address.point.map { TimeText.utc($0.commit.time) }
            untilTime = end.map { TimeText.utc($0.time) }
            deleted = version.wasRemoved
            wasExcluded =
                try version.wasRemoved
                && version.last.map {
                    try !ItemEnding(
                        session.reader, found.root, found.path, last: $0, wasRemoved: true,
                        isMoved: false
                    ).isDeletion
                } == true
            last = version.last
            thinned = try session.reader.isThinned(after: found, among: all)
            lastPoint =
                try thinned
                ? session.reader.lastPoint(
                    showing: place.root, from: version.first, before: version.last)?
                    .commit : nil
        }

        /// What names its root to a verb that is given its commit.
        func scope(_ session: BrowseSession) throws -> RootScope {
            try session.scope(of: there.root, at: point)
        }

        /// Whether an exclusion that nobody ordered ended it: it stays until that is accepted.
        func isSetAside(_ session: BrowseSession) throws -> Bool {
            try last.flatMap {
                try session.reader.setAside(
                    place.root.definition.number, place.path, endedAt: $0)
            } != nil
        }

        func lost(_ why: ChunkUnavailable) -> LostVersion {
            LostVersion(place: place, time: point?.time, why: why)
        }
    }

    let path: [UInt8]
    /// The oldest first.
    let versions: [Version]
    /// Its name now, when that is another.
    let presentPath: [UInt8]?
    /// What the chosen version is, and what is in it.
    let chosenContent: Preview
    private let place: Place
    private let present: Place?
    /// What became of it, where it is not there any more.
    private let ending: Ending?
    private let stays: Timestamp?
    /// Whether the file has another size or time on this machine than its newest version.
    private let isBehind: Bool
    private let chosen: Int
    private let scope: RootScope
    private let chosenScope: RootScope

    private enum CodingKeys: String, CodingKey {
        case path, versions
        case presentPath = "present_path"
        case chosenContent = "content"
    }

    /// The newest that are shown at once.
    static let shownMaximum = 200
    /// Of a bundle: the newest whose content is counted.
    private static let countedMaximum = 30

    init(
        _ parameters: BrowseRequest.Parameters, _ session: BrowseSession, _ host: any BrowseHost
    ) throws {
        let place = try Place(parameters, session).continued(session)
        self.place = place
        path = place.livePath
        var versions = try Self.versions(place, session)
        guard let newest = versions.indices.last else {
            throw PageFailure.missing(
                "Cairn has no version of \(PathText.display(place.livePath)).")
        }
        let last = versions[newest]
        stays =
            try last.deleted && !last.isSetAside(session)
            ? last.end.flatMap {
                try host.deletedStays(last.found, deleted: $0.time, session.reader)
            } : nil
        versions[newest].staysUntil = stays.map { TimeText.utc($0) }
        self.versions = versions
        let now = try session.reader.presentName(place.root, path: place.path)
        present = now.map { Place($0.root, $0.path) }
        presentPath = present?.livePath
        ending = try Ending(last: last, session)
        isBehind = host.restoresInPlace && Self.isBehind(last, session, host)
        chosen =
            try Self.chosen("version", parameters, versions, place)
            ?? Self.chosen(try session.commit(parameters), versions, place) ?? newest
        chosenContent = try Preview(versions, chosen, session)
        scope = try session.scope(of: place.root)
        chosenScope = try versions[chosen].scope(session)
    }

    private static func isBehind(
        _ newest: Version, _ session: BrowseSession, _ host: any BrowseHost
    ) -> Bool {
        let place = newest.place
        guard newest.isPresent, newest.kind == "file",
            place.root.host == nil || place.root.host?.id == session.machine?.id,
            let status = try? host.metadata(in: place.root.definition.path, place.path).status
        else { return false }
        return status.size != newest.size || status.modified != newest.item.modified
    }

    /// The version that a parameter names by its number, the oldest being 0.
    ///
    /// - Returns: nil when there is no such parameter.
    /// - Throws: ``PageFailure`` when there is no such version.
    static func chosen(
        _ name: String, _ parameters: BrowseRequest.Parameters, _ versions: [Version],
        _ place: Place
    ) throws -> Int? {
        guard let number: Int = try parameters.number(name) else { return nil }
        guard versions.indices.contains(number) else {
            let path = PathText.display(place.livePath)
            throw PageFailure(
                status: 404,
                message: "\(path) has no version \(number); its versions are 0 (the oldest) to "
                    + "\(versions.count - 1) (the newest).",
                next: "Use `\(name)=\(versions.count - 1)` for the newest version.")
        }
        return number
    }

    /// The version as at a commit: that which was there, or the last before.
    private static func chosen(
        _ commit: Int64?, _ versions: [Version], _ place: Place
    ) throws -> Int? {
        guard let commit else { return nil }
        guard let found = versions.lastIndex(where: { $0.first <= commit }) else {
            let path = PathText.display(place.livePath)
            throw PageFailure(
                status: 404,
                message: "\(path) has no version at commit \(commit); its oldest version starts at "
                    + "commit \(versions[0].first).",
                next: "Use `version=0` for the oldest version, or omit `at` for the newest.")
        }
        return found
    }

    /// The oldest first.
    static func versions(_ place: Place, _ session: BrowseSession) throws -> [Version] {
        let found = try session.reader.versionsThroughRenames(place.root, path: place.path)
        return try found.indices.map { number in
            try Version(found, number, counts: number >= found.count - countedMaximum, session)
        }
    }

    // MARK: Markup

    func markup(_ frame: Frame) -> Markup {
        frame.page("\(path: place.name)", body(frame), section: "browse")
    }

    private func body(_ frame: Frame) -> Markup {
        let version = versions[chosen]
        let isPresent = chosen == versions.count - 1 && version.isPresent
        let newest: Markup = isBehind ? "The newest version" : "The current version"
        let title = isPresent ? newest : "Version \(chosen + 1) of \(versions.count)"
        return """
            \(frame.trail(place, at: nil))
            <h1>\(path: place.name)</h1>
            \(standing(frame))
            <section class="version"><h2>\(title)</h2>
            <p class="figures">\(chosenContent.kind.map { "\($0), " } as Markup?)\
            \(version.amount.map { "\(Quantity.of($0.files, "file")), " } as Markup?)\
            \(Quantity.bytes(version.size)), modified \
            \(Frame.moment(version.item.modified))\
            \(when: version.inconsistent, "; the file changed while it was read")</p>
            \(chosenContent.markup(version, place.link("/file")))
            \(actions(version, frame))
            \(command(frame, version))</section>
            <section><h2>\(Quantity.of(versions.count, "version"))</h2>\(history(frame))
            \(frame.command("versions", scope.hostWords + [place.livePath]))</section>
            """
    }

    private func standing(_ frame: Frame) -> Markup {
        if let present, present.livePath != path {
            return """
                <p class="notice">This item was renamed to <a href="\(present.link("/file"))">\
                \(frame.short(present.livePath))</a>.</p>
                """
        }
        if isBehind {
            return """
                <p class="notice">The current file differs from the newest version and is not \
                backed up yet.</p>\(frame.command("status", [place.livePath]))
                """
        }
        guard let ending else { return .none }
        let now = frame.host.clock.now()
        let until: Markup? = stays.map {
            $0.seconds > now.seconds
                ? " Cairn keeps the last version until \(Frame.moment($0))."
                : " Retention can remove the last version at any time, so restore it now if you need it."
        }
        return """
            <p class="notice">\(ending.sentence(frame)) Its versions are listed below.\(until)</p>
            """
    }

    private func actions(_ version: Version, _ frame: Frame) -> Markup {
        let content = version.there.link("/content", at: version.at)
        let inside = version.there.link("/browse", at: version.at)
        let compare = place.link("/compare").with("a", chosen - 1).with("b", chosen)
        return """
            <div class="actions"><a class="button" \
            href="\(version.there.link("/restore", at: version.at))">Restore this version…</a>\
            \(when: version.kind == "file", #"<a class="button plain" href="\#(content)" download>Save a copy</a>"#)\
            \(when: version.kind == "directory", #"<a class="button plain" href="\#(inside)">Look inside</a>"#)\
            \(when: chosen > 0, #"<a class="button plain" href="\#(compare)">Compare with the previous version</a>"#)\
            \(frame.choose(version.there, at: version.first, back: place.link("/file").with("version", chosen)))\
            </div>
            """
    }

    private func command(_ frame: Frame, _ version: Version) -> Markup {
        guard version.kind == "file" else { return .none }
        return frame.command(
            "dump --snapshot \(version.address.shortID)", chosenScope.hostWords + [version.path])
    }

    private func history(_ frame: Frame) -> Markup {
        let shown = versions.indices.suffix(Self.shownMaximum).reversed()
        let most = versions.map(\.size).max() ?? 0
        let rows = shown.map { index in row(index, of: most, frame) }
        let left = versions.count - shown.count
        return """
            <div class="scroll"><table class="list versions"><thead><tr><th scope="col">From</th>\
            <th scope="col">Until</th><th scope="col" class="number">Size</th>\
            <th scope="col">Modified</th></tr></thead>
            <tbody>\(Markup(rows))</tbody></table></div>
            \(when: left > 0, #"<p class="faint">and \#(Quantity.of(left, "older version"))</p>"#)
            \(when: versions.count > 1, comparison(Array(shown)))
            """
    }

    private func comparison(_ shown: [Int]) -> Markup {
        func choice(_ name: StaticString, _ label: Markup, _ chosen: Int) -> Markup {
            let options = shown.map { index -> Markup in
                let version = versions[index]
                let from = version.point.map { TimeText.local($0.time) } ?? "not in a snapshot"
                return """
                    <option value="\(index)"\(when: index == chosen, " selected")>\(from), \
                    \(Quantity.bytes(version.size))</option>
                    """
            }
            return #"<label>\#(label) <select name="\#("\(name)")">\#(options)</select></label>"#
        }
        // A version with the one before; the first with the newest.
        let (older, newer) = chosen > 0 ? (chosen - 1, chosen) : (0, versions.count - 1)
        return """
            <form class="row" action="/compare" method="get">\(place.fields)
            \(choice("a", "Compare", older))\(choice("b", "with", newer))
            <button class="plain">Compare</button></form>
            """
    }

    /// How a version ended that ended by a removal: of one that a version under another name
    /// follows at once, by a rename.
    private func tag(_ index: Int) -> Markup {
        let next = index + 1 < versions.count ? versions[index + 1] : nil
        if let next {
            guard next.path == versions[index].path else { return "renamed" }
            return versions[index].wasExcluded ? "excluded" : "deleted"
        }
        return ending?.word ?? "deleted"
    }

    private func row(_ index: Int, of most: UInt64, _ frame: Frame) -> Markup {
        let version = versions[index]
        let width = most > 0 ? Int(Double(version.size) / Double(most) * 60) : 0
        let from: Markup =
            version.point.map { Frame.moment($0.time) } ?? "not in a snapshot"
        let until: Markup =
            (version.lastPoint ?? version.end).map { Frame.moment($0.time) } ?? "now"
        let forgotten: Markup? =
            version.lastPoint == nil
            ? nil
            : version.end.map {
                """
                <tr class="thinned"><td colspan="4" class="faint">Retention removed newer versions, up to \
                \(Frame.moment($0.time))</td></tr>
                """
            }
        return """
            \(forgotten)<tr\(when: index == chosen, #" class="chosen""#)>
            <td><a href="\(place.link("/file").with("version", index))"\
            \(when: index == chosen, #" aria-current="true""#)>\(from)</a>\
            \(when: version.path != path, #" <span class="above">as \#(frame.short(version.path))</span>"#)\
            </td><td>\(until)\
            \(when: version.deleted, #" <span class="tag">\#(tag(index))</span>"#)</td>
            <td class="number">\(Quantity.bytes(version.size))\
            <svg class="bar" width="60" height="4" aria-hidden="true"><rect width="\(width)" \
            height="4" rx="2"/></svg></td>
            <td class="time">\(Frame.moment(version.item.modified))</td></tr>
            """
    }
}
