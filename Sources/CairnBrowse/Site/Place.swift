import CairnCore
import CairnFormat
import CairnRepository

/// An item's place and, beside it, the moment as of which it is meant: what most links carry.
struct Place {
    let root: CatalogRoot
    let path: [UInt8]

    var livePath: [UInt8] { ItemPath.join(root.definition.path, path) }
    var name: [UInt8] {
        let name = ItemPath.split(livePath).name
        return name.isEmpty ? livePath : name
    }

    init(_ root: CatalogRoot, _ path: [UInt8]) {
        self.root = root
        self.path = path
    }

    /// From the parameters `root` and `path`, or `path_hex`.
    init(_ parameters: BrowseRequest.Parameters, _ session: BrowseSession) throws {
        guard let number: UInt64 = try parameters.number("root") else {
            throw PageFailure.malformed("The address does not specify a root.")
        }
        root = try session.root(number)
        path = try parameters.path() ?? []
        if let problem = ItemPath.problem(with: path) {
            throw PageFailure.malformed("The path is not inside a root: \(problem).")
        }
    }

    /// The same path in the root that continues this one; itself if none does.
    func continued(_ session: BrowseSession) throws -> Place {
        guard root.last != nil else { return self }
        let there = try RootContinuations(session.reader).place(of: root, path)
        return there.map { Place($0.root, $0.path) } ?? self
    }

    /// The same path in the root that was at it at a commit; itself if none else was.
    func standing(at commit: Int64, _ session: BrowseSession) throws -> Place {
        guard root.isReplaced(at: commit) else { return self }
        let there = try session.reader.roots().lazy.filter {
            $0.exists(at: commit) && $0.wasThere(insteadOf: root)
        }.compactMap { $0.selection(of: livePath) }.first
        return there.map { Place($0.root, $0.path) } ?? self
    }

    func link(_ page: StaticString, at commit: Int64? = nil) -> Link {
        var link = Link(page).with("root", root.definition.number)
        if !path.isEmpty { link = link.with("path", path) }
        return commit.map { link.with("at", $0) } ?? link
    }

    /// The same as fields of a form.
    var fields: Markup {
        """
        <input type="hidden" name="root" value="\(root.definition.number)">\
        <input type="hidden" name="path_hex" value="\(Hexadecimal.text(path))">
        """
    }

    /// The place and those above it, from the root on.
    var trail: [Place] {
        var trail = [self]
        while let last = trail.last, !last.path.isEmpty {
            trail.append(Place(root, ItemPath.split(last.path).parent))
        }
        return trail.reversed()
    }
}
