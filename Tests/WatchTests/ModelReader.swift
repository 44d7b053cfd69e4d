import CairnFormat

@testable import CairnCore
@testable import CairnWatch

/// What a reader who follows the hints, and nothing else, knows of a ``ModelKernel``'s tree. When
/// all hints are told it must be the tree.
final class ModelReader {
    final class Item {
        let isDirectory: Bool
        var content: Int
        var children: [String: Item] = [:]

        init(isDirectory: Bool, content: Int) {
            self.isDirectory = isDirectory
            self.content = content
        }
    }

    private let kernel: ModelKernel
    private(set) var root = Item(isDirectory: true, content: 0)
    /// Files with several names, to be watched themselves.
    var linked: (SourcePath) -> Void = { _ in }
    /// It keeps no more than these allow.
    var rules: ModelRules { didSet { scanAll() } }

    init(_ kernel: ModelKernel, _ rules: ModelRules = ModelRules()) {
        self.kernel = kernel
        self.rules = rules
        scanAll()
    }

    private var knowsRoot = false

    private func scanAll() {
        knowsRoot = !rules.leavesOut(kernel.root, "")
        if !knowsRoot {
            root = Item(isDirectory: true, content: 0)
        } else {
            scan(kernel.root, root, "")
        }
    }

    func follow(_ hint: ChangeHint) {
        switch hint {
        case .look(let place, _): look(place, wholly: false)
        case .list(let place), .reconcile(let place, _): look(place, wholly: true)
        // Nothing was told of what changed before.
        case .ready: scanAll()
        case .unwatchable, .watchable, .moved, .suspended, .gone, .back, .barrier: break
        }
    }

    private func look(_ place: SourcePath, wholly: Bool) {
        let names = place.path.split(separator: ItemPath.separator).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard let last = names.last, knowsRoot, !rules.leavesOut(kernel.root, "") else {
            return scanAll()
        }
        var inode = kernel.root
        var item = root
        var path = ""
        for name in names.dropLast() {
            guard let deeper = inode.children[name], deeper.isDirectory else {
                // Gone on the way: whoever took it away is told of.
                return
            }
            inode = deeper
            if rules.leavesOut(inode, path + name) {
                item.children[name] = nil
                return
            }
            path += name + "/"
            // A directory the reader does not know is read whole.
            guard let known = item.children[name], known.isDirectory else {
                return compare(name, inode, item, String(path.dropLast()))
            }
            item = known
        }
        guard let found = inode.children[last] else {
            item.children[last] = nil
            return
        }
        // What marks it has moved its times.
        if wholly || !found.isDirectory || rules.leavesOut(found, path + last)
            || item.children[last]?.isDirectory != true
        {
            compare(last, found, item, path + last)
        }
    }

    private func compare(_ name: String, _ inode: ModelKernel.Inode, _ parent: Item, _ path: String)
    {
        if parent.children[name]?.isDirectory != inode.isDirectory || rules.leavesOut(inode, path) {
            parent.children[name] = nil
        }
        if rules.leavesOut(inode, path) { return }
        let item = parent.children[name] ?? Item(isDirectory: inode.isDirectory, content: 0)
        parent.children[name] = item
        item.content = inode.content
        if inode.isDirectory {
            scan(inode, item, path + "/")
        } else if inode.links > 1 {
            linked(SourcePath(root: 1, path: Array(path.utf8)))
        }
    }

    private func scan(_ inode: ModelKernel.Inode, _ item: Item, _ path: String) {
        for name in item.children.keys where inode.children[name] == nil {
            item.children[name] = nil
        }
        for (name, child) in inode.children { compare(name, child, item, path + name) }
    }

    /// Where the reader and the tree differ.
    func differences() -> [String] {
        if rules.leavesOut(kernel.root, "") {
            return root.children.isEmpty ? [] : ["something is known of a root that is not kept"]
        }
        return differences(kernel.root, root, "")
    }

    private func differences(_ inode: ModelKernel.Inode, _ item: Item, _ path: String) -> [String] {
        var found: [String] = []
        for (name, child) in inode.children {
            if rules.leavesOut(child, path + name) {
                if item.children[name] != nil {
                    found.append("\(path)\(name) is known and excluded")
                }
                continue
            }
            guard let known = item.children[name] else {
                found.append("\(path)\(name) is not known")
                continue
            }
            if known.isDirectory != child.isDirectory || known.content != child.content {
                found.append("\(path)\(name) is known otherwise")
            }
            found += differences(child, known, "\(path)\(name)/")
        }
        for name in item.children.keys where inode.children[name] == nil {
            found.append("\(path)\(name) is known and not there")
        }
        return found
    }
}
