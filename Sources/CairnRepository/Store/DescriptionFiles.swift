import CairnCore
import CairnFormat

/// `cairn.json` and its copies.
///
/// Invariants: a valid `cairn.json` is the description, whatever the copies say; a copy counts when
/// it is not valid. Writers change the copies first and `cairn.json` last, so that a copy never
/// holds a key that was removed before. - Source: FORMAT.md §3.3.
public enum DescriptionFiles {
    static let main = "cairn.json"
    public static let copies = ["cairn.copy", "journal/cairn.json"]
    /// In the order in which they are tried.
    public static let all = [main] + copies
    static let bytesMaximum = 1 << 20

    enum State: Equatable {
        case whole([UInt8])
        case missing
        case damaged(String)
        case unreadable(SystemError)

        /// The reason why it cannot be used; nil when it can.
        var why: String? {
            switch self {
            case .whole: nil
            case .missing: "it is missing"
            case .damaged(let why): why
            case .unreadable(let error): "it cannot be read: \(error.reason)"
            }
        }
    }

    /// - Throws: ``SystemError`` when `cairn.json` cannot be read for a reason other than its disk.
    static func state(of file: String, _ storage: any Storage) throws(SystemError) -> State {
        do throws(SystemError) {
            guard let bytes = try storage.read(file, limit: bytesMaximum) else { return .missing }
            do throws(FormatError) { try RepositoryDescription.checkWhole(bytes) } catch {
                return .damaged(error.why)
            }
            return .whole(bytes)
        } catch {
            guard error.isInputOutput || file != main else { throw error }
            return .unreadable(error)
        }
    }

    /// The faults of each file, compared with the valid one; empty when all are equal.
    public static func faults(_ storage: any Storage) throws -> [DescriptionFault] {
        let found = try read(storage)
        return try all.compactMap { file in
            let state = try state(of: file, storage)
            guard state != .whole(found.bytes) else { return nil }
            return DescriptionFault(
                file: file, why: state.why ?? "it differs from \(found.file)",
                isWhole: state.why == nil)
        }
    }

    public struct Found {
        /// The file that counts.
        let file: String
        public let bytes: [UInt8]
        /// Nil when that is `cairn.json`.
        let standIn: DescriptionStandIn?
    }

    /// - Throws: ``RepositoryError/notFound``, ``RepositoryError/lostDescription(hasCopy:)``,
    ///   ``RepositoryError/damagedDescription(_:)``, ``SystemError``.
    static func read(_ storage: any Storage) throws -> Found {
        var first = try state(of: main, storage)
        // It may be being replaced at this moment.
        if first.why != nil { first = try state(of: main, storage) }
        if case .whole(let bytes) = first { return Found(file: main, bytes: bytes, standIn: nil) }
        for copy in copies {
            guard case .whole(let bytes) = try state(of: copy, storage) else { continue }
            return Found(
                file: copy, bytes: bytes,
                standIn: DescriptionStandIn(file: copy, why: first.why ?? ""))
        }
        switch first {
        case .unreadable(let error): throw error
        case .damaged(let why): throw RepositoryError.damagedDescription(FormatError(main, why))
        case .missing, .whole:
            throw try hasRemains(storage)
                ? RepositoryError.lostDescription(hasCopy: false) : .notFound
        }
    }

    /// Whether something exists that only a repository has, so that a `cairn.json` may be lost: an
    /// interrupted `init` leaves none of it.
    static func hasRemains(_ storage: any Storage) throws -> Bool {
        for copy in copies where try storage.size(of: copy) != nil { return true }
        if try !JournalFiles.segments(storage).isEmpty { return true }
        return try storage.directories(in: PackFiles.directory).contains {
            try !storage.files(in: "\(PackFiles.directory)/\($0)").isEmpty
        }
    }

    public static func write(_ bytes: [UInt8], to file: String, _ storage: any Storage)
        throws(SystemError)
    {
        let directory = PackFiles.directory(of: file)
        if !directory.isEmpty { try storage.makeDirectory(directory) }
        try storage.replace(file, in: directory, with: bytes)
    }

    /// Removes quarantined descriptions, in which a removed password would survive.
    static func removeQuarantined(_ storage: any Storage) throws(SystemError) {
        for directory in try storage.directories(in: Quarantine.parent) {
            for file in all {
                let path = "\(Quarantine.parent)/\(directory)/\(file)"
                guard try storage.size(of: path) != nil else { continue }
                try storage.remove(path)
                try storage.syncDirectory(PackFiles.directory(of: path))
            }
        }
    }
}

/// A copy is used because `cairn.json` cannot be.
public struct DescriptionStandIn: Equatable, Sendable {
    /// The copy.
    public let file: String
    /// The fault of `cairn.json`.
    public let why: String
}

/// A fault of `cairn.json` or one of its copies.
public struct DescriptionFault: Equatable, Sendable {
    public let file: String
    public let why: String
    /// Whether the file is intact and only differs.
    public let isWhole: Bool

    public var isCopy: Bool { file != DescriptionFiles.main }
}
