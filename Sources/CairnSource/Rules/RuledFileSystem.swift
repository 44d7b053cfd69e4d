import CairnCore
import CairnFormat

/// A file system without the items that the rules exclude.
///
/// It wraps the others, so that all code that scans, reads or compares excludes the same items.
/// - What it promises: names that a rule excludes by place or `stat` are not listed; directories
///   and files with an exclusion flag cannot be opened. Both fail with ``ErrorCode/excluded``.
///   ``SourceDirectory/exclusion(of:)`` gives the reason.
/// - Cost: nothing for a name where the settings have no patterns and limits; for each opened
///   directory its attributes and two names are examined, for each opened file its attributes. A
///   file that need not be opened because it did not change has unchanged flags, too: they change
///   the ctime.
public struct RuledFileSystem: FileSystem {
    private let base: any FileSystem
    let rules: RuleBook
    /// Tests absolute paths that are kept whatever the rules say.
    private let isExempt: (@Sendable ([UInt8]) -> Bool)?
    /// Receives each excluded item: absolute path, verdict and status.
    let observer: (@Sendable ([UInt8], RuleVerdict, FileStatus) -> Void)?

    public init(
        _ base: any FileSystem, rules: RuleBook,
        exempting isExempt: (@Sendable ([UInt8]) -> Bool)? = nil,
        observer: (@Sendable ([UInt8], RuleVerdict, FileStatus) -> Void)? = nil
    ) {
        self.base = base
        self.rules = rules
        self.isExempt = isExempt
        self.observer = observer
    }

    public func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        try base.status(ofRoot: path)
    }

    public func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        let directory = try base.openRoot(path)
        let status = try directory.status()
        let place = RuleBook.Place(root: path, path: [], device: status.device)
        guard let verdict = rules.byDirectory(place, status, directory)
        else { return RuledDirectory(directory, self, place) }
        guard keeps(path) || rules.aboveRoots.contains(path) else {
            observer?(path, verdict, status)
            throw SystemError("open", path: path, code: ErrorCode.excluded)
        }
        return RuledDirectory(directory, self, place, inheriting: .init(verdict, since: path))
    }

    /// Opens the parent directory of a root that is not a directory: only the root's own flags
    /// apply there.
    public func openAbove(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        let directory = try base.openRoot(path)
        return RuledDirectory(
            directory, self, RuleBook.Place(root: path, path: [], device: nil), namesAreRoots: true)
    }

    /// The rule that excludes a root; nil when it is kept or does not exist.
    public func exclusion(ofRoot path: [UInt8]) -> ExcludedItem? {
        guard let status = try? base.status(ofRoot: path), status.kind == .directory,
            let directory = try? base.openRoot(path)
        else { return nil }
        let place = RuleBook.Place(root: path, path: [], device: status.device)
        guard let verdict = rules.byDirectory(place, status, directory), !keeps(path),
            !rules.aboveRoots.contains(path)
        else { return nil }
        return ExcludedItem(verdict, status)
    }

    public func coveredDirectories(beneath path: [UInt8]) -> [CoveredDirectory] {
        base.coveredDirectories(beneath: path)
    }

    public func exclusion(ofAbsent path: [UInt8], in root: [UInt8]) -> ExcludedItem? {
        let place = RuleBook.Place(root: root, path: path, device: nil)
        guard let verdict = rules.byRole(place) ?? rules.byPattern(place, isDirectory: true),
            !keeps(place.absolute), !rules.holdsRoot(place, despite: verdict)
        else { return nil }
        return ExcludedItem(verdict, nil)
    }

    func keeps(_ path: [UInt8]) -> Bool { isExempt?(path) ?? false }
}

/// One directory of a ``RuledFileSystem``.
final class RuledDirectory: DirectoryLayer {
    let base: any SourceDirectory
    private let system: RuledFileSystem
    private let place: RuleBook.Place
    /// Whether the names in it are roots themselves: people named them, so no pattern applies.
    private let namesAreRoots: Bool
    /// The verdict that excludes this directory, which is only read for exempt items and roots of
    /// the settings in it.
    private let inherited: Inherited?
    /// The directory above, if this one is a root of the settings in an excluded directory.
    private let above: RuledDirectory?
    private var rules: RuleBook { system.rules }
    /// Whether directories in it may be a container runtime's.
    private let holdsContainers: Bool

    struct Inherited {
        let verdict: RuleVerdict
        /// The absolute path of the directory that the rule excludes.
        let since: [UInt8]

        init(_ verdict: RuleVerdict, since: [UInt8]) {
            (self.verdict, self.since) = (verdict, since)
        }
    }

    init(
        _ base: any SourceDirectory, _ system: RuledFileSystem, _ place: RuleBook.Place,
        namesAreRoots: Bool = false, inheriting inherited: Inherited? = nil,
        above: RuledDirectory? = nil
    ) {
        self.above = above
        self.inherited = inherited
        self.base = base
        self.system = system
        self.place = place
        self.namesAreRoots = namesAreRoots
        holdsContainers = DefaultExclusions.holdsContainers(place)
    }

    private func child(_ name: [UInt8]) -> RuleBook.Place {
        RuleBook.Place(
            root: place.root, path: ItemPath.join(place.path, name), device: place.device)
    }

    // MARK: By place

    private func byPlace(_ name: [UInt8], _ status: FileStatus) -> RuleVerdict? {
        if namesAreRoots { return rules.byNoDump(status) }
        let isMarked =
            rules.obeysFlags && status.isNoDump || status.kind == .socket && !rules.own.isEmpty
        guard
            rules.looksAtNames || isMarked || inherited != nil || status.origin == .made
                || holdsContainers || DefaultExclusions.mayCover(status)
        else { return nil }
        // Scanners recognise Cairn's own directories themselves.
        let child = child(name)
        guard let verdict = inherited?.verdict ?? rules.byPlace(child, status),
            !(verdict == RuleVerdict(.own) && status.kind == .directory),
            !system.keeps(child.absolute),
            status.kind != .directory || !rules.holdsRoot(child, despite: verdict)
        else { return nil }
        system.observer?(child.absolute, verdict, status)
        return verdict
    }

    func entries() throws(SystemError) -> [DirectoryEntry] {
        let entries = try base.entries()
        var hidden: [Int] = []
        for (index, entry) in entries.enumerated() {
            if case .success(let status) = entry.status, byPlace(entry.name, status) != nil {
                hidden.append(index)
            }
        }
        guard !hidden.isEmpty else { return entries }
        var kept = entries
        for index in hidden.reversed() { kept.remove(at: index) }
        return kept
    }

    func status(of name: [UInt8]) throws(SystemError) -> FileStatus {
        let status = try base.status(of: name)
        if byPlace(name, status) != nil {
            throw SystemError("stat", path: name, code: ErrorCode.excluded)
        }
        return status
    }

    // MARK: By what the item says of itself

    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory {
        let directory = try base.openDirectory(name)
        let status = try directory.status()
        let child = child(name)
        let answer = judge(child, status, directory)
        guard let verdict = answer.verdict else {
            return RuledDirectory(
                directory, system, answer.place, above: answer.place.path.isEmpty ? self : above)
        }
        guard answer.isRead || system.keeps(child.absolute) else {
            system.observer?(child.absolute, verdict, status)
            throw SystemError("open", path: name, code: ErrorCode.excluded)
        }
        return RuledDirectory(
            directory, system, child,
            inheriting: inherited ?? .init(verdict, since: child.absolute), above: above)
    }

    /// The answer of the rules for an opened directory in this one. A root of the settings is
    /// judged as any root is, even in an excluded directory, and patterns begin there.
    private func judge(
        _ child: RuleBook.Place, _ status: FileStatus, _ directory: any SourceDirectory
    ) -> (verdict: RuleVerdict?, place: RuleBook.Place, isRead: Bool) {
        guard let verdict = inherited?.verdict ?? rules.byDirectory(child, status, directory)
        else { return (nil, child, true) }
        guard rules.holdsRoot(child, despite: verdict) else { return (verdict, child, false) }
        let absolute = child.absolute
        let isAbove = rules.aboveRoots.contains(absolute)
        guard rules.roots.contains(absolute) else { return (verdict, child, isAbove) }
        let top = RuleBook.Place(root: absolute, path: [], device: status.device)
        return (rules.byDirectory(top, status, directory), top, isAbove)
    }

    func openParent() throws(SystemError) -> any SourceDirectory {
        let directory = try base.openParent()
        if place.path.isEmpty, let above {
            return RuledDirectory(
                directory, system, above.place, inheriting: above.inherited, above: above.above)
        }
        let parent = RuleBook.Place(
            root: place.root, path: ItemPath.split(place.path).parent, device: place.device)
        let isWithin = inherited.map { ItemPath.relative(parent.absolute, to: $0.since) != nil }
        return RuledDirectory(
            directory, system, parent, inheriting: isWithin == true ? inherited : nil, above: above)
    }

    func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile {
        let file = try base.openFile(name)
        if byPlace(name, file.openedStatus) == nil, flags(name, file) == nil { return file }
        throw SystemError("open", path: name, code: ErrorCode.excluded)
    }

    private func flags(_ name: [UInt8], _ file: any SourceFile) -> RuleVerdict? {
        guard let verdict = rules.byFlags(file) else { return nil }
        let absolute = ItemPath.join(place.absolute, name)
        if system.keeps(absolute) { return nil }
        system.observer?(absolute, verdict, file.openedStatus)
        return verdict
    }

    func exclusion(of name: [UInt8]) -> ExcludedItem? {
        guard let status = try? base.status(of: name) else { return nil }
        if let verdict = byPlace(name, status) {
            return ExcludedItem(verdict, status, largestFile: rules.largestFile)
        }
        switch status.kind {
        case .directory:
            guard let directory = try? base.openDirectory(name),
                let opened = try? directory.status()
            else { return nil }
            let child = child(name)
            let answer = judge(child, opened, directory)
            guard let verdict = answer.verdict, !answer.isRead, !system.keeps(child.absolute)
            else { return nil }
            return ExcludedItem(verdict, opened, largestFile: rules.largestFile)
        case .file:
            guard let file = try? base.openFile(name) else { return nil }
            return flags(name, file).map { ExcludedItem($0, file.openedStatus) }
        default: return nil
        }
    }
}
