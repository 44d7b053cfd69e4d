import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

/// A path of this machine that lies in no root of the repository: nothing of it was ever kept.
struct UnheldPath {
    /// Whether there is something at it now.
    let exists: Bool
    private let path: [UInt8]
    /// The present root that will hold it.
    private let root: [UInt8]?
    /// Where it is stored, if its directory is mounted twice.
    private let twin: [UInt8]?

    /// - Returns: nil for what lies in a root of any time, or around one.
    init?(_ text: String, _ reader: CatalogReader, _ context: Context) throws {
        let spellings = PathArgument.spellings(text)
        func isNear(_ root: [UInt8]) -> Bool {
            spellings.contains {
                ItemPath.relative($0, to: root) != nil || ItemPath.relative(root, to: $0) != nil
            }
        }
        guard try reader.readings(text).all.isEmpty,
            try !reader.roots().contains(where: { isNear($0.definition.path) })
        else { return nil }
        path = spellings[0]
        exists = RealPath.exists(path)
        twin = spellings.lazy.compactMap(context.rootSet().twin).first
        root = context.rootSet().roots.first { $0.state == .kept && isNear($0.path) }?.path
    }

    var message: String {
        let shown = PathText.display(path)
        if let twin {
            return
                "\(shown) is backed up as \(PathText.display(twin)), because both paths lead to the same place"
        }
        return root.map {
            "\(shown) was never backed up, because no backup of \(PathText.display($0)) has been made yet"
        }
            ?? "\(shown) is not backed up, because it is not inside any root"
    }

    var next: String {
        if let twin { return "specify \(PathText.display(twin)) instead" }
        return root == nil ? Self.always(path) : "back it up with `cairn backup`"
    }

    /// What keeps from now on a path that lies in no root: the smallest directory that a root of it
    /// would be, for a file is none. Never the whole home or more: most of that is nobody's work.
    static func always(_ path: [UInt8]) -> String {
        let isDirectory = (try? LinuxFileSystem().status(ofRoot: path))?.kind == .directory
        let directory =
            isDirectory ? path : ItemPath.split(path).parent.ifEmpty([ItemPath.separator])
        let home = Array(Process.home.utf8)
        if directory.count > 1, RealPath.exists(directory),
            !PathArgument.spellings(Process.home).contains(where: {
                ItemPath.relative($0, to: directory) != nil
            })
        {
            return
                "\(isDirectory ? "back it up" : "back up its directory") from now on with `cairn roots add \(ShellText.quoted(directory))`"
        }
        if directory == home, RealPath.exists(path) {
            return isDirectory
                ? "add the directories that matter with `cairn roots add DIR`"
                : "move it into a directory that is backed up (run `cairn roots` to list them)"
        }
        return "run `cairn roots` to list the roots, and `cairn roots add DIR` to add a directory"
    }

    var failure: CommandFailure { CommandFailure(message, next) }
}
