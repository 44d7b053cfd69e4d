import CairnCore
import CairnFormat

/// Finds application containers by their shape.
///
/// | shape | where | kept | not kept |
/// |---|---|---|---|
/// | Flatpak | `~/.var/app/ID` | `data` (application-support), `config` (preferences), every other directory (application-support): `.local` holds the state, and `--persist` makes others | `cache` (caches), `cache/tmp` (temporary); `.ld.so`, which Flatpak makes anew at each start |
/// | Snap | `~/snap/NAME` | `common` and the revision that `current` names (application-support) | `.cache` in either (caches); other revisions, which snapd keeps for going back |
/// | sandbox | `DIR/X` | `Documents`, `Library/Application Support`, `Library/Preferences`, every other directory (application-support) | `Library/Caches` (caches), `tmp` (temporary) |
///
/// Everything that applications can write is untrusted: a symlink is never a part. The container's
/// own directory may be a symlink, because that name belongs to the user: people move large ones to
/// another disk.
/// - Source: Flatpak, "Sandbox Permissions" and flatpak-run.c; snapd, "Data locations".
/// - Bounds: ``containersMaximum`` in a directory, ``partsMaximum`` in a container; what is beyond
///   is named as a problem.
struct ContainerFinder {
    let fileSystem: any FileSystem
    /// Follows the symlinks in a path.
    let resolve: @Sendable ([UInt8]) -> [UInt8]
    private(set) var found: [FoundContainer] = []
    private(set) var problems: [ContainerProblem] = []

    static let containersMaximum = 1_024
    static let partsMaximum = 64

    /// Searches a directory of containers; a missing one has none.
    mutating func look(in path: [UInt8], for shape: ContainerShape) {
        let entries: [DirectoryEntry]
        do throws(SystemError) { entries = try fileSystem.openRoot(path).entries() } catch {
            if !error.isMissing { note(shape, path, .unreadable(error)) }
            return
        }
        var count = 0
        for entry in entries {
            let place = ItemPath.join(path, entry.name)
            let kind: ItemKind
            switch entry.status {
            case .success(let status): kind = status.kind
            case .failure(let error):
                note(shape, place, .unreadable(error))
                continue
            }
            guard kind == .directory || kind == .symlink else { continue }
            guard ContainerID.isValid(entry.name, for: shape) else {
                // Hidden directories of other programs are among them.
                if entry.name.first != UInt8(ascii: ".") { note(shape, place, .noID) }
                continue
            }
            guard count < Self.containersMaximum
            else { return note(shape, path, .tooMany(Self.containersMaximum)) }
            count += 1
            lookInto(resolve(place), ContainerName(shape: shape, id: entry.name))
        }
    }

    private mutating func note(
        _ shape: ContainerShape, _ path: [UInt8], _ reason: ContainerProblem.Reason
    ) { problems.append(ContainerProblem(shape: shape, path: path, reason: reason)) }

    // MARK: One container

    private mutating func lookInto(_ path: [UInt8], _ name: ContainerName) {
        var container = FoundContainer(name: name, path: path)
        do throws(SystemError) {
            let directory = try fileSystem.openRoot(path)
            switch name.shape {
            case .flatpak: try lookIntoFlatpak(directory, &container)
            case .snap: try lookIntoSnap(directory, &container)
            case .sandbox: try lookIntoSandbox(directory, &container)
            }
        } catch {
            // Gone meanwhile, or a symlink that leads to no directory.
            if !error.isMissing { note(name.shape, path, .unreadable(error)) }
        }
        if container.parts.count > Self.partsMaximum {
            container.parts.removeSubrange(Self.partsMaximum...)
            note(name.shape, path, .tooMany(Self.partsMaximum))
        }
        if !container.parts.isEmpty { found.append(container) }
    }

    private mutating func lookIntoFlatpak(
        _ directory: any SourceDirectory, _ container: inout FoundContainer
    ) throws(SystemError) {
        for entry in try directory.entries() {
            switch String(decoding: entry.name, as: UTF8.self) {
            case ".ld.so": continue
            case "data": add(entry, .applicationSupport, to: &container)
            case "config": add(entry, .preferences, to: &container)
            case "cache":
                if add(entry, .caches, to: &container) {
                    addInner("tmp", of: entry.name, in: directory, .temporary, to: &container)
                }
            default: addOther(entry, to: &container)
            }
        }
    }

    private mutating func lookIntoSnap(
        _ directory: any SourceDirectory, _ container: inout FoundContainer
    ) throws(SystemError) {
        let entries = try directory.entries()
        for entry in entries where entry.name == Array("common".utf8) {
            if add(entry, .applicationSupport, to: &container) {
                addInner(".cache", of: entry.name, in: directory, .caches, to: &container)
            }
        }
        guard let current = entries.first(where: { $0.name == SnapRevision.current })
        else { return }
        if case .success(let status) = current.status, status.kind == .symlink {
            // Resolved once: that revision is kept, under the name that stays.
            let target = try directory.readSymlink(current.name)
            guard ItemPath.problem(withName: target) == nil,
                let revision = entries.first(where: { $0.name == target }),
                case .success(let status) = revision.status, status.kind == .directory
            else {
                let path = ItemPath.join(container.path, current.name)
                return note(.snap, path, .noRevision(target))
            }
            add(revision, .applicationSupport, as: current.name, to: &container)
            addInner(
                ".cache", of: revision.name, in: directory, .caches, as: current.name,
                to: &container)
        } else if add(current, .applicationSupport, to: &container) {
            addInner(".cache", of: current.name, in: directory, .caches, to: &container)
        }
    }

    private mutating func lookIntoSandbox(
        _ directory: any SourceDirectory, _ container: inout FoundContainer
    ) throws(SystemError) {
        let entries = try directory.entries()
        let names = Set(
            entries.filter(\.isDirectory).map { String(decoding: $0.name, as: UTF8.self) })
        // By its shape: a directory of another kind has neither.
        guard names.contains("Library") || names.contains("Documents") && names.contains("tmp")
        else { return }
        for entry in entries {
            switch String(decoding: entry.name, as: UTF8.self) {
            case "Documents": add(entry, .documents, to: &container)
            case "tmp": add(entry, .temporary, to: &container)
            case "Library":
                guard entry.isDirectory else {
                    add(entry, .applicationSupport, to: &container)
                    continue
                }
                for inner in try directory.openDirectory(entry.name).entries() {
                    let role: RootRole =
                        switch String(decoding: inner.name, as: UTF8.self) {
                        case "Preferences": .preferences
                        case "Caches": .caches
                        default: .applicationSupport
                        }
                    addOther(inner, role, beneath: entry.name, to: &container)
                }
            default: addOther(entry, to: &container)
            }
        }
    }

    // MARK: Parts

    /// - Returns: whether it is a directory, and so a part.
    @discardableResult
    private mutating func add(
        _ entry: DirectoryEntry, _ role: RootRole, as name: [UInt8]? = nil,
        beneath parent: [UInt8] = [], to container: inout FoundContainer
    ) -> Bool {
        let place = ItemPath.join(parent, entry.name)
        let path = ItemPath.join(container.path, place)
        switch entry.status {
        case .success(let status) where status.kind == .directory:
            container.parts.append(FoundContainer.Part(name: name ?? place, path: path, role: role))
            return true
        case .success(let status): note(container.name.shape, path, .noDirectory(status.kind))
        case .failure(let error): note(container.name.shape, path, .unreadable(error))
        }
        return false
    }

    /// Adds an entry without a fixed name in the shape: a directory is kept, a file is in no part.
    private mutating func addOther(
        _ entry: DirectoryEntry, _ role: RootRole = .applicationSupport,
        beneath parent: [UInt8] = [], to container: inout FoundContainer
    ) {
        if entry.isDirectory || role != .applicationSupport {
            add(entry, role, beneath: parent, to: &container)
        } else {
            container.loose.append(ItemPath.join(parent, entry.name))
        }
    }

    /// Adds a directory within a part that has another role; anything else of that name belongs to
    /// the part.
    private mutating func addInner(
        _ inner: String, of outer: [UInt8], in directory: any SourceDirectory, _ role: RootRole,
        as name: [UInt8]? = nil, to container: inout FoundContainer
    ) {
        guard let status = try? directory.openDirectory(outer).status(of: Array(inner.utf8)),
            status.kind == .directory
        else { return }
        container.parts.append(
            FoundContainer.Part(
                name: ItemPath.join(name ?? outer, inner.utf8),
                path: ItemPath.join(container.path, ItemPath.join(outer, inner.utf8)), role: role))
    }
}

/// A container as it is now.
struct FoundContainer: Equatable, Sendable {
    struct Part: Equatable, Sendable {
        /// Place in the container: `data`, `cache/tmp`, `current`.
        let name: [UInt8]
        /// Absolute, without symlinks below the container.
        let path: [UInt8]
        let role: RootRole
    }

    let name: ContainerName
    /// Absolute; the target, when the name is a symlink.
    let path: [UInt8]
    var parts: [Part] = []
    /// Files beside the parts, which are not kept.
    var loose: [[UInt8]] = []
}

/// An entry among the containers that is not one, or cannot be examined.
public struct ContainerProblem: Equatable, Sendable {
    public enum Reason: Equatable, Sendable {
        case unreadable(SystemError)
        /// An application cannot have such a name.
        case noID
        /// The part is a symlink, a file or something else.
        case noDirectory(ItemKind)
        /// `current` names no revision beside it.
        case noRevision([UInt8])
        case tooMany(Int)
    }

    public let shape: ContainerShape
    /// Absolute.
    public let path: [UInt8]
    public let reason: Reason
}

public enum SnapRevision {
    /// The symlink to the revision in use, and the name of the part that it leads to.
    public static let current = Array("current".utf8)
}

extension DirectoryEntry {
    fileprivate var isDirectory: Bool {
        if case .success(let status) = status { status.kind == .directory } else { false }
    }
}
