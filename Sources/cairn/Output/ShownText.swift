import CairnCore
import CairnFormat
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
