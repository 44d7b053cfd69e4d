import CairnCore
import CairnFormat
import CairnLinux
import CairnText

extension ArgumentText {
    /// A word of the command line, as messages show it.
    static func shown(_ text: String) -> String { PathText.display(bytes(text)) }
}

extension Collection<[UInt8]> {
    /// Paths or names in a row, as messages show them.
    func shown(_ separator: String = ", ") -> String {
        map { PathText.display($0) }.joined(separator: separator)
    }
}

extension Hash128 {
    /// As many digits as people need.
    var short: Substring { description.prefix(8) }
}

/// Paths as people write them: `~` for their home.
enum HomePath {
    static func short(_ path: [UInt8]) -> String {
        let home = Array(Process.home.utf8)
        guard home.count > 1, let rest = ItemPath.relative(path, to: home)
        else { return PathText.display(path) }
        return rest.isEmpty ? "~" : "~/" + PathText.display(rest)
    }
}
