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
        root = context.rootSet().roots.first { $0.state == .kept && isNear($0.path) }?.path
    }

    var message: String {
        let shown = PathText.display(path)
        return root.map { "\(shown) was never kept: no backup of \(PathText.display($0)) was made" }
            ?? "\(shown) is not kept: no root holds it"
    }

    var next: String {
        guard root == nil else { return "keep it with `cairn backup`" }
        let directory = Self.directory(of: path)
        guard directory.count > 1, RealPath.exists(directory) else {
            return "`cairn roots` lists what is kept; `cairn roots add DIR` keeps another directory"
        }
        return
            "keep \(directory == path ? "it" : "its directory") from now on with `cairn roots add \(ShellText.quoted(directory))`"
    }

    /// The directory that a root of it would be: a file is none.
    static func directory(of path: [UInt8]) -> [UInt8] {
        let isDirectory = (try? LinuxFileSystem().status(ofRoot: path))?.kind == .directory
        return isDirectory ? path : ItemPath.split(path).parent.ifEmpty([ItemPath.separator])
    }

    var failure: CommandFailure { CommandFailure(message, next) }
}
