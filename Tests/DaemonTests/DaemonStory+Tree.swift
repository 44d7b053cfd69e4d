import CairnCore
import CairnFormat
import CairnSimulation
import CairnWatch

/// What people and programs do to the tree, told as a source tells it.
extension DaemonStory {
    func anything(_ kind: ItemKind, besidesRoots: Bool = false) -> String? {
        let root = [DaemonWorld.docs, DaemonWorld.work][random.below(2)]
        guard !away.contains(root) else { return nil }
        let paths = world.tree.snapshot(root).filter {
            $0.value.kind == kind && !(besidesRoots && $0.key.isEmpty)
        }
        .map { $0.key.isEmpty ? root : root + "/" + String(decoding: $0.key, as: UTF8.self) }
        .sorted()
        return paths.isEmpty ? nil : paths[random.below(paths.count)]
    }

    /// Some names are those of bundles, files and directories alike.
    private func newName() -> String? {
        anything(.directory).map { "\($0)/n\(random.below(8))" + (random.oneIn(5) ? ".rtfd" : "") }
    }

    func parent(_ path: String) -> String { String(path[..<path.lastIndex(of: "/")!]) }

    func isSilent(_ path: String) -> Bool {
        silent.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    func tell(_ path: String, _ nature: ChangeNature) {
        guard !isSilent(parent(path)), hears(path), let place = world.source.place(path.pathBytes)
        else { return }
        world.source.tell(.look(place, nature))
    }

    func change() {
        if isRuled, random.oneIn(5) { return mark() }
        switch random.below(16) {
        case 0..<5:
            guard let path = newName() else { return }
            if world.tree.exists(path), (try? world.tree.openRoot(path.pathBytes)) != nil { return }
            write(path)
        case 5, 6:
            if let path = anything(.file) { write(path) }
        case 7, 8: makeDirectory()
        case 9:
            guard let path = anything(random.oneIn(2) ? .file : .directory) else { return }
            note("chmod \(path)")
            world.tree.setMode(path, UInt16(0o700 + random.below(0o100)))
            tell(path, .metadata)
        case 10, 11: remove()
        default: rename()
        }
    }

    private func write(_ path: String) {
        if isDirectory(path) { return }
        let isNew = !world.tree.exists(path)
        note("write \(path)")
        world.tree.write(path, random.bytes(random.below(3_000)))
        if isNew { tell(path, .appeared) }
        if random.oneIn(2) { tell(path, .written) }
        tell(path, .closed)
    }

    private func isDirectory(_ path: String) -> Bool {
        (try? world.tree.status(ofRoot: path.pathBytes))?.kind == .directory
    }

    private func makeDirectory() {
        guard let path = newName(), !world.tree.exists(path) else { return }
        note("mkdir \(path)")
        world.tree.makeDirectory(path)
        tell(path, .appeared)
        tellReconcile(path)
    }

    private func tellReconcile(_ path: String) {
        guard !isSilent(parent(path)), hears(path), let place = world.source.place(path.pathBytes)
        else { return }
        world.source.tell(.reconcile(place, nil))
    }

    private func holdsSilent(_ path: String) -> Bool {
        silent.contains { $0 == path || $0.hasPrefix(path + "/") }
    }

    private func remove() {
        guard let path = anything(random.oneIn(3) ? .directory : .file, besidesRoots: true),
            !holdsSilent(path)
        else { return }
        note("rm \(path)")
        forgetFaults(path)
        if isDirectory(path) {
            let inside = world.tree.snapshot(path).keys.filter { !$0.isEmpty }.map {
                path + "/" + String(decoding: $0, as: UTF8.self)
            }
            for inner in inside.sorted(by: >) {
                world.tree.remove(inner)
                tell(inner, .removed)
            }
        }
        world.tree.remove(path)
        tell(path, .removed)
    }

    private func forgetFaults(_ path: String) {
        for failed in failing.keys where failed == path || failed.hasPrefix(path + "/") {
            failing[failed] = nil
        }
    }

    private func rename() {
        guard let from = anything(random.oneIn(3) ? .directory : .file, besidesRoots: true),
            let to = newName(), from != to,
            !to.hasPrefix(from + "/"), !holdsSilent(from), !holdsSilent(to)
        else { return }
        let isDirectory = isDirectory(from)
        guard !world.tree.exists(to) || !isDirectory && !self.isDirectory(to) else { return }
        note("mv \(from) \(to)")
        forgetFaults(to)
        world.tree.rename(from, to: to)
        for path in failing.keys where path == from || path.hasPrefix(from + "/") {
            failing[to + path.dropFirst(from.count)] = failing.removeValue(forKey: path)
        }
        tell(from, .removed)
        tell(to, .appeared)
        if !isSilent(parent(from)), !isSilent(parent(to)), hears(from), hears(to), !random.oneIn(4),
            let old = world.source.place(from.pathBytes),
            let new = world.source.place(to.pathBytes)
        {
            world.source.tell(.moved(from: old, to: new))
        }
        if isDirectory { tellReconcile(to) }
    }
}
