import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

/// Directories in roots that are now symlinks to directories that are not backed up: somebody moved
/// them to another disk, perhaps.
struct LinkedPlaces {
    private let found: [(link: [UInt8], place: [UInt8])]

    private static let linesMaximum = 5

    /// - Parameter links: which are asked about; nil for all that are remembered.
    init(_ context: Context, _ reader: CatalogReader, _ links: [[UInt8]]? = nil) throws {
        let links = links ?? MovedAwayRecord(context.ownState).links
        guard !links.isEmpty else {
            found = []
            return
        }
        let roots =
            try reader.roots().filter { $0.last == nil }.map(\.definition.path)
            + context.rootSet().sources.map(\.path)
        func isHeld(_ path: [UInt8]) -> Bool {
            roots.contains { ItemPath.relative(path, to: $0) != nil }
        }
        let rules = context.exclusionRules
        found = links.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { link in
            guard isHeld(link), RealPath.link(at: link) != nil else { return nil }
            let place = RealPath.destination(link)
            let parent = ItemPath.split(place).parent.ifEmpty([ItemPath.separator])
            // An exclusion of the place says that it is not to be backed up.
            guard (try? LinuxFileSystem().status(ofRoot: place))?.kind == .directory,
                !isHeld(place),
                RuleJudge(context.fileSystem, rules: rules, roots: [parent]).judge(place).verdict
                    == nil
            else { return nil }
            return (link, place)
        }
    }

    /// One for each of the first.
    var notes: [(text: String, next: String)] {
        found.prefix(Self.linesMaximum).map { link, place in
            (
                "\(PathText.display(link)) is now a symlink to \(PathText.display(place)), which is not backed up",
                "run `cairn roots add \(ShellText.quoted(place))` to back up that directory, or `cairn exclude add \(ShellText.quoted(place))` if you do not need backups of it"
            )
        }
    }

    func tell(_ context: Context) {
        for note in notes { context.note("\(note.text)\n  next: \(note.next)") }
    }
}
