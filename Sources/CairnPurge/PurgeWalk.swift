import CairnCore
import CairnFormat

import Glibc

/// Walks a root, a buffer of names at a time, and can pause between any two.
///
/// - What it promises: it never leaves the root; it returns every name that existed throughout, at
///   least once.
/// - Bounded: one open directory; ``namesMaximum`` names of subdirectories that wait, besides
///   ``namesMinimum`` a level; ``depthMaximum`` levels. A directory with more subdirectories is
///   listed again for each further batch of them, in the order of their names.
final class PurgeWalk {
    /// The result of one step.
    enum Step {
        case entries([PurgeEntry], in: any PurgeDirectory, path: [UInt8])
        /// The directory at the path is not walked.
        case left(path: [UInt8], PurgeStay)
        case nothing
        case end
    }

    static let depthMaximum = 512
    private let namesMaximum: Int
    private let namesMinimum: Int

    private let tree: any PurgeTree
    /// Directories that do not belong to this root.
    private let excluded: Set<DirectoryIdentity>
    private let kept: KeptPaths
    private var levels: [Level] = []
    private var waiting = 0
    /// The directory being listed, and the purpose.
    private var current:
        (directory: any PurgeDirectory, path: [UInt8], names: Smallest, isRelisting: Bool)?
    private var hasBegun = false

    private struct Level {
        let path: [UInt8]
        /// In descending order: the last is the next.
        var names: [[UInt8]]
        /// More names follow after this one.
        var last: [UInt8]?
    }

    init(
        _ tree: any PurgeTree, excluding excluded: Set<DirectoryIdentity>,
        keeping kept: KeptPaths = KeptPaths(), namesMaximum: Int = 65_536, namesMinimum: Int = 64
    ) {
        self.tree = tree
        self.excluded = excluded
        self.kept = kept
        self.namesMaximum = namesMaximum
        self.namesMinimum = namesMinimum
    }

    func next() -> Step {
        if !hasBegun {
            hasBegun = true
            return enter([])
        }
        if let current { return list(current.directory, current.path) }
        guard var level = levels.popLast() else { return .end }
        if let name = level.names.popLast() {
            waiting -= 1
            levels.append(level)
            return enter(ItemPath.join(level.path, name))
        }
        guard let last = level.last else { return .nothing }
        return enter(level.path, relistingBehind: last)
    }

    private func enter(_ path: [UInt8], relistingBehind last: [UInt8]? = nil) -> Step {
        let directory: any PurgeDirectory
        do throws(SystemError) {
            guard levels.count < Self.depthMaximum else { return .left(path: path, .tooDeep) }
            directory = try tree.open(path)
        } catch {
            return path.isEmpty || !error.isReplaced ? .left(path: path, error.stay) : .nothing
        }
        // The root itself may be among the excluded directories, as another root skips it.
        if !path.isEmpty, excluded.contains(directory.identity) { return .nothing }
        let room = max(namesMinimum, (namesMaximum - waiting) / 2)
        current = (directory, path, Smallest(room, behind: last), last != nil)
        return list(directory, path)
    }

    private func list(_ directory: any PurgeDirectory, _ path: [UInt8]) -> Step {
        var entries: [PurgeEntry] = []
        do throws(SystemError) { entries = try directory.next() } catch {
            finish()
            return error.isReplaced ? .nothing : .left(path: path, error.stay)
        }
        guard !entries.isEmpty else {
            finish()
            return .nothing
        }
        entries.removeAll {
            kept.mayHave(name: $0.name)
                && kept.has(ItemPath.join(ItemPath.join(tree.path, path), $0.name))
        }
        for entry in entries {
            if case .success(let status) = entry.status, status.kind == .directory {
                current?.names.offer(entry.name)
            }
        }
        return current?.isRelisting == true
            ? .nothing : .entries(entries, in: directory, path: path)
    }

    private func finish() {
        guard var done = current else { return }
        current = nil
        let names = done.names.taken()
        guard !names.isEmpty else { return }
        waiting += names.count
        levels.append(
            Level(
                path: done.path, names: names.reversed(),
                last: done.names.hasMore ? names.last : nil))
    }
}

/// The smallest of many names, after a given one.
private struct Smallest {
    private let room: Int
    private let behind: [UInt8]?
    private var names: [[UInt8]] = []
    private(set) var hasMore = false

    init(_ room: Int, behind: [UInt8]?) {
        self.room = room
        self.behind = behind
    }

    mutating func offer(_ name: [UInt8]) {
        if let behind, !behind.lexicographicallyPrecedes(name) { return }
        names.append(name)
        if names.count >= 2 * room { cut() }
    }

    private mutating func cut() {
        names.sort { $0.lexicographicallyPrecedes($1) }
        guard names.count > room else { return }
        names.removeLast(names.count - room)
        hasMore = true
    }

    /// In ascending order.
    mutating func taken() -> [[UInt8]] {
        cut()
        names.sort { $0.lexicographicallyPrecedes($1) }
        return names
    }
}

extension SystemError {
    /// Whether the directory no longer exists: it was removed, or something else has its name.
    var isReplaced: Bool { isMissing || code == ELOOP }

    var stay: PurgeStay { code == EXDEV || code == EBUSY ? .mount : .failed(self) }
}
