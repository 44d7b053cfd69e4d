import CairnFormat
import CairnRepository

/// Names of restored files that stay: they are no part of the restore, or as the commit has them.
extension RestoreExecutor {
    /// Notes such a name of a file, if it is live and the commit has both as one file.
    ///
    /// It is the same file as then, going by its inode, and it stays. The name that comes back
    /// links to it, if it is proven to be as the commit has it (``LinkTable``).
    func noteOutside(_ item: Item, _ place: RestorePlace) throws {
        guard let present = request.present, item.content != nil,
            let file = place.file(of: item), !log.links.knows(file)
        else { return }
        let others = try present.names(of: file.identity).filter { other in
            guard other.livePath != place.absolute,
                let stored = try reader.entry(other.root, path: other.path, at: request.commit)?
                    .item(),
                request.owners(of: other.root.definition.number).applied(to: stored) == item
            else { return false }
            return !request.restores(other) || present.isLinked(item, at: other.livePath)
        }
        // Another root may be on another mount.
        let nearest = others.first { $0.root.definition.number == opener.root } ?? others.first
        guard let other = nearest else { return }
        let path = ItemPath.components(other.path)
        // A root may be a single file.
        guard let name = path.last ?? ItemPath.components(other.livePath).last else { return }
        let outside = RestorePlace(
            opener: outsideOpener(of: other.root.definition, isFile: path.isEmpty),
            directory: Array(path.dropLast()), name: name)
        log.links.noteOutside(item, file, at: outside)
    }

    private func outsideOpener(of root: RootDefinition, isFile: Bool) -> RestoreOpener {
        if let known = log.links.opener(of: root.number) { return known }
        let parent = ItemPath.split(root.path).parent
        let path = isFile ? (parent.isEmpty ? [ItemPath.separator] : parent) : root.path
        return opener.another(at: RestoreBase(path: path, prefix: []), of: root.number)
    }
}

extension RestoreRequest {
    /// Whether a live item is a part of the restore.
    fileprivate func restores(_ other: RestoreSelection) -> Bool {
        selections.contains { selection in
            selection.root.definition.number == other.root.definition.number
                && ItemPath.relative(other.path, to: selection.path) != nil
        } && left?.contains(other.livePath) != false
    }
}
