import CairnFormat
import CairnText

/// The names of a restic snapshot byte for byte, from its trees: `restic ls` replaces what is not
/// UTF-8. A tree is asked for only where it did.
///
/// - Source: restic's design document, "Trees and Data": names are quoted as by Go's
///   `strconv.Quote`; `restic cat blob` shows a tree.
final class ResticNames {
    struct Node: Decodable {
        let name: String
        let subtree: String?
    }

    private struct Tree: Decodable { let nodes: [Node]? }

    private typealias Child = (name: [UInt8], subtree: String?)

    private struct Place: Hashable {
        let directory: [UInt8]
        let name: [UInt8]
    }

    private let root: String
    private let read: (_ tree: String) throws -> [UInt8]
    private var trees: [String: [Child]] = [:]
    /// Exact paths of directories whose names are replaced in the list, by the latter.
    private var directories: [[UInt8]: [UInt8]] = [:]
    /// How many items were listed under one replaced name.
    private var seen: [Place: Int] = [:]
    private static let treesMaximum = 10_000

    /// - Parameters:
    ///   - root: the id of the snapshot's tree.
    ///   - read: reads a tree as restic's JSON.
    init(root: String, read: @escaping (_ tree: String) throws -> [UInt8]) {
        (self.root, self.read) = (root, read)
    }

    /// The exact path of a listed item. Items are asked about in the order of the list, directories
    /// before what is in them.
    ///
    /// - Returns: nil where no tree tells.
    func exact(_ path: [UInt8], isDirectory: Bool) throws -> [UInt8]? {
        let (above, name) = ItemPath.split(path)
        guard let parent = ReplacedName.isIn(above) ? directories[above] : above else { return nil }
        var exact = ItemPath.join(parent, name)
        if ReplacedName.isIn(name) {
            let place = Place(directory: parent, name: ReplacedName.of(name))
            let number = seen[place, default: 0]
            seen[place] = number + 1
            let names = try children(of: parent).map(\.name).filter {
                ReplacedName.isIn(ReplacedName.of($0)) && ReplacedName.of($0) == place.name
            }
            guard number < names.count else {
                directories[path] = nil
                return nil
            }
            exact = ItemPath.join(parent, names[number])
        }
        if isDirectory { directories[path] = exact }
        return exact
    }

    private func children(of path: [UInt8]) throws -> [Child] {
        var children = try tree(root)
        for name in ItemPath.components(path) {
            guard let subtree = children.first(where: { $0.name == name })?.subtree
            else { return [] }
            children = try tree(subtree)
        }
        return children
    }

    private func tree(_ id: String) throws -> [Child] {
        if let known = trees[id] { return known }
        guard trees.count < Self.treesMaximum else { return [] }
        let nodes = try JSONValue(parsingObject: read(id)).decode(Tree.self).nodes ?? []
        let children = nodes.map { (name: Self.unquoted($0.name), subtree: $0.subtree) }
        trees[id] = children
        return children
    }

    /// A name without the escapes of Go's `strconv.Quote`.
    static func unquoted(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        func number(_ digits: Int, radix: Int) -> UInt32 {
            let value = UInt32(String(decoding: rest.prefix(digits), as: UTF8.self), radix: radix)
            rest = rest.dropFirst(digits)
            return value ?? 0xfffd
        }
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
                result.append(byte)
                continue
            }
            switch letter {
            case UInt8(ascii: "a"): result.append(7)
            case UInt8(ascii: "b"): result.append(8)
            case UInt8(ascii: "f"): result.append(12)
            case UInt8(ascii: "n"): result.append(10)
            case UInt8(ascii: "r"): result.append(13)
            case UInt8(ascii: "t"): result.append(9)
            case UInt8(ascii: "v"): result.append(11)
            case UInt8(ascii: "x"): result.append(UInt8(truncatingIfNeeded: number(2, radix: 16)))
            case UInt8(ascii: "u"), UInt8(ascii: "U"):
                let value = number(letter == UInt8(ascii: "u") ? 4 : 8, radix: 16)
                result += Array(String(UnicodeScalar(value) ?? "\u{fffd}").utf8)
            default: result.append(letter)
            }
        }
        return result
    }
}
