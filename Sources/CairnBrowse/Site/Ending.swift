import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// What became of an item that is not at its place any more, in the words of the pages.
struct Ending {
    private let found: ItemEnding
    /// The first kept commit that no longer has it.
    private let gone: Commit?

    init(_ found: ItemEnding, _ session: BrowseSession) throws {
        self.found = found
        gone = try session.reader.commit(notBefore: found.commit)?.commit
    }

    /// Of an item by its last version; nil while it is there.
    init?(last version: FilePage.Version, _ session: BrowseSession) throws {
        guard let last = version.last else { return nil }
        let place = version.place
        try self.init(
            ItemEnding(
                session.reader, place.root, place.path, last: last, wasRemoved: version.deleted),
            session)
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

    /// `deleted`, `excluded since 2026-11-26 10:00:00`, `renamed to b.txt`, the last a link.
    ///
    /// - Parameter directory: beneath which the name alone says where it is.
    func tag(_ frame: Frame, from directory: [UInt8], isFolder: Bool) -> Markup {
        switch found.how {
        case .deleted, .unknown: return #"<span class="tag">deleted</span>"#
        case .excluded:
            let since: Markup? = gone.map { " since \(Frame.moment($0.time))" }
            return #"<span class="tag">excluded\#(since)</span>"#
        case .renamed(let name):
            let place = Place(name.root, name.path)
            let above = ItemPath.split(place.livePath).parent
            let shown: Markup =
                above == directory ? "\(path: place.name)" : frame.short(place.livePath)
            return """
                <span class="tag">renamed</span><span class="above">to \
                <a href="\(place.link(isFolder ? "/browse" : "/file"))">\(shown)</a></span>
                """
        }
    }

    var sentence: Markup {
        let when: Markup? = gone.map { " at \(Frame.moment($0.time))" }
        switch found.how {
        case .excluded:
            let since: Markup? = gone.map { " since \(Frame.moment($0.time))" }
            return "It is excluded\(since); its versions are kept."
        default: return "It is not there any more: it was deleted\(when)."
        }
    }
}
