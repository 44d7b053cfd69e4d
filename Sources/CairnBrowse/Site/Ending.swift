import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// What became of an item that is not at its place any more, in the words of the pages.
struct Ending {
    private let found: ItemEnding
    private let place: Place
    private let isFolder: Bool
    /// The first kept commit that no longer has it.
    private let gone: Commit?

    init(
        _ found: ItemEnding, of place: Place, isFolder: Bool, _ session: BrowseSession
    ) throws {
        self.found = found
        self.place = place
        self.isFolder = isFolder
        gone = try session.reader.commit(notBefore: found.commit)?.commit
    }

    /// Of an item by its last version; nil while it is there.
    init?(last version: FilePage.Version, _ session: BrowseSession) throws {
        guard let last = version.last else { return nil }
        let place = version.place
        try self.init(
            ItemEnding(
                session.reader, place.root, place.path, last: last, wasRemoved: version.deleted),
            of: place, isFolder: version.item.isDirectory, session)
    }

    /// Of the folder that was the last at a place; nil while there is one, and where there never
    /// was.
    init?(ofFolderAt place: Place, _ session: BrowseSession) throws {
        let now = try session.points().last?.number ?? 0
        let present =
            place.root.exists(at: now)
            ? try session.reader.entry(place.root, path: place.path, at: now) : nil
        guard present?.kind != .directory,
            let version = try session.reader.versions(place.root, path: place.path).last(where: {
                $0.item.isDirectory
            }), let last = version.last
        else { return nil }
        try self.init(
            ItemEnding(
                session.reader, place.root, place.path, last: last, wasRemoved: version.wasRemoved),
            of: place, isFolder: true, session)
    }

    /// As JSON names it.
    var name: String {
        switch found.how {
        case .deleted, .unknown: "deleted"
        case .excluded: "excluded"
        case .renamed: "renamed"
        }
    }

    /// Where it is now, of one that was renamed.
    var present: Place? {
        if case .renamed(let name) = found.how { Place(name.root, name.path) } else { nil }
    }

    var word: Markup { "\(name)" }

    private func link(_ place: Place, _ text: Markup) -> Markup {
        #"<a href="\#(place.link(isFolder ? "/browse" : "/file"))">\#(text)</a>"#
    }

    /// `deleted 3 days ago`, `excluded since 2026-11-26 10:00:00`, `renamed to b.txt`, the last a
    /// link.
    ///
    /// - Parameter directory: beneath which the name alone says where it is.
    func tag(_ frame: Frame, from directory: [UInt8]) -> Markup {
        switch found.how {
        case .deleted, .unknown:
            let when: Markup? = gone.map { " \(frame.age($0.time))" }
            return #"<span class="tag">deleted\#(when)</span>"#
        case .excluded:
            let since: Markup? = gone.map { " since \(Frame.moment($0.time))" }
            return #"<span class="tag">excluded\#(since)</span>"#
        case .renamed(let name):
            let there = Place(name.root, name.path)
            let above = ItemPath.split(there.livePath).parent
            let shown: Markup =
                above == directory ? "\(path: there.name)" : frame.short(there.livePath)
            return """
                <span class="tag">renamed</span><span class="above">to \(link(there, shown))</span>
                """
        }
    }

    func sentence(_ frame: Frame) -> Markup {
        let when: Markup? = gone.map { " at \(Frame.moment($0.time))" }
        switch found.how {
        case .excluded(let rule):
            let since: Markup =
                gone.map { "has been excluded since \(Frame.moment($0.time))" } ?? "is excluded"
            let why = Link("/why").with("path", place.livePath)
            return """
                It \(since) (\(rule.rule.criterion)). Cairn keeps its versions. \
                <a href="\(why)">Why, and how to include it again</a>.
                """
        case .renamed(let name):
            let there = Place(name.root, name.path)
            return "It was renamed\(when) to \(link(there, frame.short(there.livePath)))."
        case .unknown where place.root.last != nil:
            return
                "It is in a root that is no longer backed up. Cairn keeps the versions of this item."
        case .deleted, .unknown: return "It was deleted\(when)."
        }
    }
}
