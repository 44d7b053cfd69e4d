import CairnFormat
import CairnRepository

/// The changes to kept files that the anomaly guard evaluates. Of bounded size, however many
/// changes there are.
public struct AnomalyFigures: Equatable, Sendable {
    struct Root: Equatable, Sendable {
        /// Counts of deleted and of new files; directories do not count. Files that were excluded
        /// without an order count as deleted.
        var deleted: UInt64 = 0
        /// The part of ``deleted`` that was excluded.
        var excluded: UInt64 = 0
        var new: UInt64 = 0
        /// Kept files that are now empty or one byte repeated.
        var blanked: UInt64 = 0
        /// Kept files that now look encrypted.
        var scrambled: UInt64 = 0
        /// Figures by top directory: a replacement usually appears near the original.
        var tops: [[UInt8]: Top] = [:]
        /// Hashes of contents that were deleted or blanked.
        var gone = HashSample()
        /// Names of deleted files, and of files that came with new content, without their last
        /// extension.
        var names = HashSample()
        var stems = HashSample()
    }

    struct Top: Equatable, Sendable {
        var deleted: UInt64 = 0
        /// New files with content that was not kept before.
        var fresh: UInt64 = 0
        /// The part of ``fresh`` that looks encrypted.
        var freshScrambled: UInt64 = 0
    }

    private(set) var roots: [UInt64: Root] = [:]
    /// Contents of new files that were kept before: moved, copied, brought back.
    private var came = HashSample()

    /// Directories that programs recreate at any time, and therefore delete lightly.
    private static let remade: Set<[UInt8]> = Set(
        [
            "node_modules", "bower_components", ".venv", "site-packages", "__pycache__", ".tox",
            ".gradle", ".build",
        ].map { Array($0.utf8) })
    /// Extensions that ordinary programs append to a name.
    private static let packed: Set<String> = [
        "gz", "bz2", "xz", "zst", "lz", "lz4", "br", "lzma", "zip", "7z", "bak", "old", "orig",
        "tmp", "part", "new",
    ]

    public init() {}

    var isEmpty: Bool { roots.isEmpty }
    var isHarmless: Bool { harm(.lost) == 0 && harm(.scrambled) == 0 }

    /// An upper bound of the harm of one kind; it tells when the harm began.
    func harm(_ kind: AnomalyGuard.Verdict.Kind) -> UInt64 {
        roots.values.reduce(0) { sum, root in
            kind == .lost
                ? sum + root.deleted + root.blanked
                : root.tops.values.reduce(sum + root.scrambled) { $0 + $1.freshScrambled }
        }
    }

    /// Files that are gone, exist nowhere else and were not replaced nearby.
    func lost(_ root: Root) -> UInt64 {
        let unreplaced = root.tops.values.reduce(root.blanked) {
            $0 + $1.deleted - min($1.deleted, $1.fresh)
        }
        return unreplaced - min(unreplaced, root.gone.count(in: came))
    }

    /// Files that look encrypted, or returned with new content under their name and one more
    /// extension.
    func scrambled(_ root: Root) -> UInt64 {
        let seen = root.tops.values.reduce(root.scrambled) {
            $0 + min($1.deleted, $1.freshScrambled)
        }
        return max(seen, root.names.count(in: root.stems))
    }

    mutating func add(_ other: AnomalyFigures) {
        came.add(other.came)
        for (number, root) in other.roots { roots[number, default: Root()].add(root) }
    }

    // MARK: Counting

    /// - Parameter count: beneath the path, when it is a directory.
    mutating func noteDeleted(_ count: UInt64, root: UInt64, path: [UInt8]) {
        guard count > 0 else { return }
        roots[root, default: Root()].deleted += count
        guard !Self.isRemade(path) else { return }
        roots[root]?.change(Self.top(path, isFile: count == 1)) { $0.deleted += count }
        roots[root]?.names.insert(path[...].hashValue)
    }

    /// Notes files that are excluded without an order: they were counted as deleted.
    mutating func noteExcluded(_ count: UInt64, root: UInt64) {
        if count > 0 { roots[root, default: Root()].excluded += count }
    }

    /// Notes the content of a file that was deleted or blanked.
    mutating func noteGone(_ content: Int, root: UInt64, path: [UInt8]) {
        if !Self.isRemade(path) { roots[root, default: Root()].gone.insert(content) }
    }

    /// - Parameter isKnown: whether its content was kept before.
    mutating func noteNew(
        root: UInt64, path: [UInt8], _ content: Int, isKnown: Bool, look: ContentLook
    ) {
        roots[root, default: Root()].new += 1
        guard !isKnown else { return came.insert(content) }
        roots[root]?.change(Self.top(path, isFile: true)) {
            $0.fresh += 1
            if look == .scrambled { $0.freshScrambled += 1 }
        }
        guard let dot = path.lastIndex(of: UInt8(ascii: ".")),
            !path[dot...].contains(ItemPath.separator),
            !Self.packed.contains(String(decoding: path[(dot + 1)...], as: UTF8.self).lowercased())
        else { return }
        roots[root]?.stems.insert(path[..<dot].hashValue)
    }

    /// Notes a kept file with new content.
    mutating func noteRewritten(root: UInt64, path: [UInt8], look: ContentLook) {
        switch look {
        case .ordinary: break
        case .scrambled: roots[root, default: Root()].scrambled += 1
        case .blank: if !Self.isRemade(path) { roots[root, default: Root()].blanked += 1 }
        }
    }

    private static func isRemade(_ path: [UInt8]) -> Bool {
        let names = path.split(separator: ItemPath.separator)
        // `git gc` packs the objects that it deletes.
        return names.contains { remade.contains(Array($0)) }
            || zip(names, names.dropFirst()).contains {
                $0.suffix(4).elementsEqual(".git".utf8) && $1.elementsEqual("objects".utf8)
            }
    }

    private static func top(_ path: [UInt8], isFile: Bool) -> [UInt8] {
        let top = path.prefix { $0 != ItemPath.separator }
        return isFile && top.count == path.count ? [] : Array(top)
    }

}

extension AnomalyFigures.Root {
    private static let topsMaximum = 256

    fileprivate mutating func add(_ other: Self) {
        deleted += other.deleted
        excluded += other.excluded
        new += other.new
        blanked += other.blanked
        scrambled += other.scrambled
        gone.add(other.gone)
        names.add(other.names)
        stems.add(other.stems)
        for (top, counts) in other.tops {
            change(top) {
                $0.deleted += counts.deleted
                $0.fresh += counts.fresh
                $0.freshScrambled += counts.freshScrambled
            }
        }
    }

    fileprivate mutating func change(_ top: [UInt8], _ body: (inout AnomalyFigures.Top) -> Void) {
        let isListed = tops[top] != nil || tops.count < Self.topsMaximum
        body(&tops[isListed ? top : [], default: AnomalyFigures.Top()])
    }
}

/// Counts the changes of a run as its outcomes arrive.
struct AnomalyTally {
    private(set) var figures = AnomalyFigures()
    /// Chunks that this run has stored. Beyond the maximum, new content counts as moved or copied.
    private var stored: Set<ChunkID> = []
    let counts: Bool

    private static let chunksMaximum = 1 << 17

    /// - Parameter counts: false for the first backup, which cannot harm kept files.
    init(counts: Bool) { self.counts = counts }

    mutating func note(_ block: StoredBlock) {
        guard counts, stored.count < Self.chunksMaximum else { return }
        for chunk in block.chunks { stored.insert(chunk.id) }
    }

    /// - Parameter item: the encoded item that `outcome` removes.
    mutating func note(removed item: [UInt8], by outcome: ReadOutcome) {
        guard counts, outcome.tally == .deleted || outcome.tally == .setAside,
            case .remove(let root, let path)? = outcome.change,
            let item = try? Item(decodingAlone: item)
        else { return }
        figures.noteGone(Self.hash(item.body), root: root, path: path)
    }

    mutating func note(_ outcome: ReadOutcome, removed: Int) {
        guard counts else { return }
        switch (outcome.tally, outcome.change) {
        case (.deleted, .remove(let root, let path)?):
            figures.noteDeleted(UInt64(removed), root: root, path: path)
        case (.setAside, .remove(let root, let path)?):
            figures.noteDeleted(UInt64(removed), root: root, path: path)
            figures.noteExcluded(UInt64(removed), root: root)
        case (.new, .put(let root, let path, let item)?):
            let isKnown = item.content?.chunks.allSatisfy { !stored.contains($0.id) } ?? true
            figures.noteNew(
                root: root, path: path, Self.hash(item.body), isKnown: isKnown, look: outcome.look)
        case (.changed, .put(let root, let path, let item)?):
            guard outcome.look != .ordinary,
                let former = outcome.former.flatMap({ try? Item(decodingAlone: $0) }),
                former.body != item.body
            else { return }
            figures.noteRewritten(root: root, path: path, look: outcome.look)
            if outcome.look == .blank {
                figures.noteGone(Self.hash(former.body), root: root, path: path)
            }
        default: break
        }
    }

    /// Notes a file that came back with new content that looks encrypted.
    mutating func noteScrambled(root: UInt64, path: [UInt8]) {
        figures.noteRewritten(root: root, path: path, look: .scrambled)
    }

    /// Notes a file that did not come back.
    mutating func noteMissing(_ item: Item, root: UInt64, path: [UInt8]) {
        figures.noteDeleted(1, root: root, path: path)
        figures.noteGone(Self.hash(item.body), root: root, path: path)
    }

    /// Notes that what was counted as deleted is excluded.
    mutating func noteExcluded(_ items: Int, root: UInt64) {
        if counts { figures.noteExcluded(UInt64(items), root: root) }
    }

    /// The hash of the content alone.
    private static func hash(_ body: ItemBody) -> Int {
        var hasher = Hasher()
        switch body {
        case .file(let content): for chunk in content.chunks { hasher.combine(chunk.id) }
        case .symlink(let target): hasher.combine(target)
        default: hasher.combine(0)
        }
        return hasher.finalize()
    }
}
