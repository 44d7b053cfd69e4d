import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore
import CairnText

/// Items that come back under another name than they had.
extension RestoreCommand {
    /// The place that --as names.
    func otherPlace(
        _ path: [UInt8], of selections: [RestoreSelection]
    ) throws -> [RepositoryPath: [UInt8]] {
        let shown = PathText.display(path)
        guard let selection = selections.first, selections.count == 1, !selection.path.isEmpty
        else {
            throw CommandFailure(
                "--as requires a PATH inside a root, but the given PATH is itself a root",
                "specify an item inside the root, or restore with --target DIR")
        }
        guard
            ItemPath.components(PathArgument.absolute(paths[0])).last
                == ItemPath.components(selection.path).last
        else {
            throw CommandFailure(
                "--as cannot restore part of a document, because Cairn restores the document as a unit",
                "use the document, \(PathText.display(selection.livePath))")
        }
        guard let place = selection.root.selection(of: PathArgument.absolute(path))?.path,
            !place.isEmpty
        else {
            throw CommandFailure(
                "\(shown) is not inside \(PathText.display(selection.root.definition.path)), which contains \(PathText.display(selection.livePath))",
                "restore with --target DIR, and move the result")
        }
        try refuseTooLong(place, in: selection.root.definition.path)
        return [selection.place: place]
    }

    /// Asks the root's file system, which decides how long a name may be.
    private func refuseTooLong(_ place: [UInt8], in root: [UInt8]) throws {
        guard let directory = try? LinuxFileSystem().openRoot(root) else { return }
        for name in ItemPath.components(place) {
            do throws(SystemError) { _ = try directory.status(of: name) } catch {
                guard error.code == ErrorCode.nameTooLong else { continue }
                throw CommandFailure(
                    "cannot restore \(PathText.display(ItemPath.join(root, place))): \(error.reason)",
                    "choose a shorter name")
            }
        }
    }

    /// Says what is called otherwise by now.
    func noteRenames(
        _ selections: [RestoreSelection], _ reader: CatalogReader, _ commit: CatalogCommit,
        _ context: Context
    ) throws {
        let hint = RestoreHint(context, host: hosts.host)
        let sources = context.rootSet().sources.map(\.path)
        for selection in selections {
            let path = selection.livePath
            // An ended root that is back is current, and nobody looks after it.
            if selection.root.last != nil,
                !sources.contains(where: { ItemPath.relative(path, to: $0) != nil })
            {
                // A root must be a directory, and this one is there after the restore.
                let isDirectory =
                    try reader.rootEntry(selection.root, at: commit.number)?.kind == .directory
                let root = selection.root.definition.path
                let directory =
                    isDirectory ? root : ItemPath.split(root).parent.ifEmpty([ItemPath.separator])
                context.note(
                    "\(PathText.display(path)) is not inside any root, so Cairn does not back up later changes to it; to back them up, run `cairn roots add \(ShellText.quoted(directory))`"
                )
            }
            guard !selection.path.isEmpty,
                let now = try reader.presentName(
                    selection.root, path: selection.path, at: commit.number)
            else { continue }
            let (old, new) = (selection.livePath, ItemPath.join(now.root.definition.path, now.path))
            var option: String?
            // The root may be part of a wider one by now.
            if selection.root.selection(of: new)?.path.isEmpty == false {
                option = "--as \(ShellText.quoted(new))"
            } else if new.suffix(selection.path.count + 1)
                .elementsEqual([ItemPath.separator] + selection.path)
            {
                let root = new.dropLast(selection.path.count + 1)
                let map = selection.root.definition.path + [UInt8(ascii: ":")] + root
                option = "--map-root \(ShellText.quoted(map))"
            }
            let other =
                option.map {
                    let how = "\(RestoreHint.inPlace) \($0)"
                    return
                        "; to restore it under its new name, run `\(hint.command(how, [old], of: commit.commit))`"
                } ?? ""
            context.note(
                "\(PathText.display(old)) is now called \(PathText.display(new)). This command restores it under its old name\(other)"
            )
        }
    }

    /// The same call with a place.
    var nextOfPlace: String {
        let words = paths.map { ShellText.quoted(ArgumentText.bytes($0)) }
        if deleted {
            let path = words.isEmpty ? "PATH" : words.joined(separator: " ")
            return AdvisedCommand.own.isOfRemote
                ? "run `cairn restore --target DIR --deleted \(path)`"
                : "run `cairn restore --in-place --deleted \(path)` to restore it to its original location, or use --target DIR to restore it elsewhere"
        }
        return paths.first == "latest"
            ? "run `cairn restore --snapshot latest --target DIR`, which never changes your current files"
            : "run `cairn restore --target DIR`, which never changes your current files"
    }

    /// What may follow the last version of something deleted: others, and the place where it was.
    ///
    /// - Parameter root: of that; nil after a restore to that place.
    func tellAfterDeleted(_ root: CatalogRoot?, _ context: Context) {
        guard deleted, options.isForPeople, !dryRun, let path = paths.first else { return }
        let hint = RestoreHint(context, host: hosts.host)
        let live = [PathArgument.absolute(path)]
        let back =
            inPlace || hint.place(of: root) != RestoreHint.inPlace
            ? ""
            : "; `\(hint.command("\(RestoreHint.inPlace) --deleted", live))` restores it to its original location"
        Terminal.line(
            "`\(hint.command("", live, verb: "versions"))` lists earlier versions\(back)")
    }
}

extension RestoreRequest {
    /// Gives its one item the place where the item belongs now, if its root was moved.
    ///
    /// - Returns: false if that is a whole root, or the path that the item had.
    mutating func relocate(to now: RestoreSelection?, _ reader: CatalogReader) throws -> Bool {
        guard let now, let item = selections.first, !now.path.isEmpty,
            now.livePath != item.livePath,
            try item.widened(reader, at: commit).path == item.path
        else { return false }
        let root = now.root.definition
        relocations[item.root.definition.number] = Relocation(
            path: root.path, name: root.name, role: root.role)
        otherPlaces[item.place] = now.path
        return true
    }
}
