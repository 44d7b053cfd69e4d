import CairnCore

/// The quarantine of one repair: `aside/<time>-<random>/`, with the original paths of the files.
///
/// Invariant: nothing is ever deleted or overwritten here. - Source: FORMAT.md §2.
public final class Quarantine {
    private let storage: any Storage
    public static let parent = "aside"
    public let path: String
    public private(set) var moved: [String] = []

    public init(_ storage: any Storage, clock: any Clock, randomness: any Randomness) {
        self.storage = storage
        path = "\(Self.parent)/\(clock.now().seconds)-\(randomness.hash128().description.prefix(8))"
    }

    /// Whether a file of the repository exists.
    public func has(_ path: String) throws -> Bool { try storage.size(of: path) != nil }

    /// Moves a file here and makes the move durable.
    ///
    /// - Parameter name: its path here; nil for the original one.
    public func take(_ source: String, as name: String? = nil) throws {
        let target = "\(path)/\(name ?? source)"
        let (from, to) = (PackFiles.directory(of: source), PackFiles.directory(of: target))
        try storage.makeDirectory(to)
        var directory = to
        while !directory.isEmpty {
            directory = PackFiles.directory(of: directory)
            try storage.syncDirectory(directory)
        }
        // An immutable pack cannot be renamed.
        if PackFiles.sealedID(source) != nil { try SealedPacks.release(source, storage) }
        try storage.rename(source, to: target)
        // The new name first: after a crash the file may have two names, never none.
        try storage.syncDirectory(to)
        try storage.syncDirectory(from)
        moved.append(name ?? source)
    }

    /// Makes moves durable that a killed repair had not synced, so that a power cut cannot undo
    /// them.
    public static func settle(_ storage: any Storage) throws {
        var pending = try storage.directories(in: "").filter { $0 == parent }
        while let directory = pending.popLast() {
            pending += try storage.directories(in: directory).map { "\(directory)/\($0)" }
            try storage.syncDirectory(directory)
        }
        // Others stand beside them, such as a disk's `lost+found`, which only root can open.
        for directory in try storage.directories(in: "")
        where [PackFiles.directory, JournalFiles.directory].contains(directory) {
            try storage.syncDirectory(directory)
        }
        for directory in try storage.directories(in: PackFiles.directory) {
            try storage.syncDirectory("\(PackFiles.directory)/\(directory)")
        }
    }
}
