import CairnCore
import CairnFormat

/// A store in a directory: a disk, or a mounted server. Locks and atomic renames are not relied on:
/// an object counts when it has its length, and readers check its bytes.
public struct DirectoryStore: RemoteStore {
    public let name: String
    private let storage: any Storage
    private let randomness: any Randomness

    private static let pieceBytes = 1 << 20

    public init(_ storage: any Storage, name: String, randomness: any Randomness) {
        self.storage = storage
        self.name = name
        self.randomness = randomness
    }

    public func put(_ key: String, _ content: RemoteContent) throws(RemoteError) {
        try attempt("write", key) { () throws(SystemError) in
            guard try storage.size(of: key) != content.length else { return }
            let directory = String(key[..<(key.lastIndex(of: "/") ?? key.startIndex)])
            try storage.makeDirectory(directory)
            // Two who write the same object do not meet.
            let temporary = "\(key).\(randomness.hash128()).tmp"
            let writer = try storage.create(temporary)
            do throws(SystemError) {
                var offset: UInt64 = 0
                while offset < content.length {
                    let count = Int(min(UInt64(Self.pieceBytes), content.length - offset))
                    let bytes = try content.reader.bytes(at: offset, count: count)
                    guard bytes.count == count else {
                        throw SystemError(
                            "read", path: Array(key.utf8), code: ErrorCode.inputOutput)
                    }
                    try writer.append(bytes)
                    offset += UInt64(count)
                }
                try writer.sync()
                try writer.close()
                try storage.rename(temporary, to: key)
            } catch {
                try? storage.remove(temporary)
                throw error
            }
            try storage.syncDirectory(directory)
            guard try storage.size(of: key) == content.length else {
                throw SystemError("write", path: Array(key.utf8), code: ErrorCode.inputOutput)
            }
        }
    }

    public func get(_ key: String, at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer)
        throws(RemoteError)
    {
        let count = try attempt("read", key) { () throws(SystemError) in
            try storage.openForReading(key).read(at: offset, into: buffer)
        }
        guard count == buffer.count else {
            throw RemoteError(.broken, "read", key, "it ends too early")
        }
    }

    public func list(_ directory: String) throws(RemoteError) -> [RemoteObject] {
        try attempt("list", directory) { () throws(SystemError) in
            var objects: [RemoteObject] = []
            var open = [directory]
            while let directory = open.popLast() {
                for file in try storage.files(in: directory) {
                    objects.append(
                        RemoteObject(
                            key: "\(directory)/\(file.name)", length: file.length,
                            modified: file.modified?.seconds))
                }
                open += try storage.directories(in: directory).map { "\(directory)/\($0)" }
            }
            return objects.sorted { $0.key < $1.key }
        }
    }

    public func tops() throws(RemoteError) -> [String] {
        try attempt("list", "") { () throws(SystemError) in try storage.directories(in: "") }
    }

    public func size(of key: String) throws(RemoteError) -> UInt64? {
        try attempt("look at", key) { () throws(SystemError) in try storage.size(of: key) }
    }

    public func delete(_ key: String) throws(RemoteError) {
        do throws(RemoteError) {
            try attempt("remove", key) { () throws(SystemError) in try storage.remove(key) }
        } catch { if !error.isMissing { throw error } }
    }

    private func attempt<R>(
        _ operation: String, _ key: String, _ body: () throws(SystemError) -> R
    ) throws(RemoteError) -> R {
        do throws(SystemError) {
            try storage.requireReachable()
            return try body()
        } catch {
            let kind = RemoteError.Kind(error)
            // Who is to take it away needs its path.
            let place = kind == .obstructed ? PathText.display(error.path) + ": " : ""
            throw RemoteError(kind, operation, key, place + error.reason)
        }
    }
}

extension RemoteError.Kind {
    /// The kind of a failure in a directory.
    init(_ error: SystemError) {
        self =
            switch error.code {
            case ErrorCode.missing: .missing
            case ErrorCode.unmounted: .away
            case ErrorCode.noSpace, ErrorCode.overQuota, ErrorCode.tooLarge: .full
            case ErrorCode.denied, ErrorCode.notPermitted: .refused
            case ErrorCode.readOnly: .readOnly
            case ErrorCode.symlinkInTheWay, ErrorCode.noFile, ErrorCode.isDirectory,
                SystemError.untrustedLink:
                .obstructed
            case ErrorCode.noDirectory, ErrorCode.nameTooLong: .unusable
            default: .temporary
            }
    }
}
