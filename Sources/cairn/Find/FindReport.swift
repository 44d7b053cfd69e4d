import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// What was found, as people or programs read it, and the command that restores it.
struct FindReport {
    private let options: GlobalOptions
    private let reader: CatalogReader
    private let hint: RestoreHint
    private let now: Timestamp
    /// Whether one commit was named to be searched.
    private let isOfOneCommit: Bool
    /// Whether all history was searched, for nothing of the present matched.
    var isOfHistory = false
    private(set) var count = 0
    private var deletions = 0
    /// The first ones.
    private var few: [FoundItem] = []
    /// The first directories that were found.
    private(set) var directories: [RestoreSelection] = []
    private static let directoriesMaximum = 1_000
    private var lines = HeadedLines {
        "Kind" + "Size".aligned(to: 14) + "  " + "Modified (\($0))".padded(to: 19) + "  Path"
    }

    /// The directory of the last one, as at a commit, and the bundle that it is in.
    private var last: (directory: Place, bundle: [UInt8]?)?

    private struct Place: Equatable {
        let root: UInt64
        let path: [UInt8]
        let commit: Int64
    }

    private static let fewMaximum = 3
    private static let commandBytesMaximum = 200

    init(
        _ reader: CatalogReader, _ context: Context, host: String?, isOfOneCommit: Bool
    ) {
        options = context.options
        self.reader = reader
        self.isOfOneCommit = isOfOneCommit
        hint = RestoreHint(context, host: host)
        now = context.clock.now()
    }

    /// - Parameter commit: the one that was searched; nil for all.
    mutating func show(_ found: FoundItem, in commit: CatalogCommit?) throws {
        count += 1
        if found.ending != nil { deletions += 1 }
        if few.count <= Self.fewMaximum { few.append(found) }
        if found.item.isDirectory, found.bundle == nil,
            directories.count < Self.directoriesMaximum
        {
            directories.append(found.selection)
        }
        let bundle = try bundle(of: found, at: commit?.number ?? found.first).map {
            RestoreSelection(root: found.root, path: $0)
        }
        if options.json { return try write(found, bundle.map { $0.display($0.path) }) }
        if options.quiet { return Terminal.line(PathText.display(found.selection.livePath)) }
        lines.add(line(found, bundle?.livePath), [found.item.modified])
    }

    /// The bundle that it is in, below the root. What lies in one directory lies in one bundle.
    private mutating func bundle(of found: FoundItem, at commit: Int64) throws -> [UInt8]? {
        guard !found.path.isEmpty else { return nil }
        let directory = Place(
            root: found.root.definition.number, path: ItemPath.split(found.path).parent,
            commit: commit)
        if let last, last.directory == directory { return last.bundle }
        let bundle = try reader.bundle(around: found.path, in: found.root, at: commit)?.path
        last = (directory, bundle)
        return bundle
    }

    private func line(_ found: FoundItem, _ bundle: [UInt8]?) -> String {
        var line =
            Self.kind(found.item.kind).padded(to: 6)
            + (found.item.isDirectory && found.bundle == nil
            ? "" : Quantity.bytes(found.bundle?.bytes ?? found.item.size)).aligned(to: 12)
            + "  \(TimeText.local(found.item.modified))  \(PathText.display(found.selection.livePath))"
        if found.item.isDirectory { line += "/" }
        if case .symlink(let target) = found.item.body {
            line += " -> \(PathText.display(target))"
        }
        if let bundle { line += "  (in the document \(PathText.display(bundle)))" }
        if let ending = found.ending {
            let again = found.isReplaced ? "; another item now has its name" : ""
            line += Paint.faint("  (\(ending.text(found.gone, now: now))\(again))")
        }
        if found.versions > 1 { line += "  (\(Quantity.of(found.versions, "version")))" }
        return line
    }

    private static func kind(_ kind: ItemKind) -> String {
        switch kind {
        case .file: "file"
        case .directory: "dir"
        case .symlink: "link"
        case .fifo: "fifo"
        case .socket: "socket"
        case .characterDevice, .blockDevice: "device"
        }
    }

    private func write(_ found: FoundItem, _ bundle: [UInt8]?) throws {
        var line = JSONObject(type: "item")
        line["path"] = found.display
        JSONRecords.add(found.item, to: &line)
        line["since"] = found.first
        line["until"] = found.last
        let address =
            try isOfOneCommit
            ? nil
            : version(of: found).map { try reader.address(of: $0, found.root, found.path) }
        line["id"] = address?.id.description
        line["commit"] = address?.point?.commit.id.description
        if let bundle { line["part_of"] = bundle }
        if let ending = found.ending { JSONRecords.add(ending, found.gone, to: &line) }
        line.write()
    }

    /// Ends with the command that restores what was found.
    mutating func finish(_ commit: CatalogCommit?) throws {
        lines.finish()
        guard options.isForPeople else { return }
        Terminal.line("restore with: \(try command(commit))")
    }

    private func version(of found: FoundItem) throws -> ItemVersion? {
        try reader.versions(found.root, path: found.path).first { $0.first == found.first }
    }

    private func command(_ commit: CatalogCommit?) throws -> String {
        if count == 1, let found = few.first, found.ending != nil, found.now == nil,
            let version = try version(of: found)
        {
            return try hint.lastVersion(found.selection, version, reader)
        }
        if deletions == count {
            return hint.command("\(hint.place(of: few.first?.root)) --deleted", "PATH")
        }
        if deletions > 0 {
            return hint.command(RestoreHint.beside, "PATH")
                + ", with --deleted for deleted items"
        }
        let point = try commit ?? reader.latestCommit()
        let host = try few.first.map { try hint.host(of: $0.root, at: point, reader) } ?? ""
        let beside = RestoreHint.beside + (host.isEmpty ? "" : " \(host)")
        let paths = few.map(\.selection.livePath)
        let isShort = paths.reduce(0) { $0 + $1.count } <= Self.commandBytesMaximum
        guard count <= Self.fewMaximum, isShort,
            few.allSatisfy({ found in
                // What was taken out of the newest commit is not in it.
                commit != nil || found.last == nil && found.first <= point?.number ?? 0
            })
        else { return hint.command(beside, "PATH", of: point?.commit) }
        return hint.command(beside, paths, of: point?.commit)
    }
}
