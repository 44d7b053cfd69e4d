import CairnCore
import CairnFormat
import CairnRepository

// A flush's reports as fields. - Source: Docs/CONTROL.md.

extension ItemFailure: Codable {
    private enum CodingKeys: CodingKey { case path, kind, reason, call, code, place }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        let (kind, why) =
            switch reason {
            case .system(let error): ("system", error.reason)
            case .unsupported(let why): ("unsupported", why)
            case .noRoom: ("no-room", reason.text)
            case .metadata: ("metadata", reason.text)
            case .inconsistent: ("fuzzy", "it changed each time it was read")
            }
        try fields.encode(path, forKey: .path)
        try fields.encode(kind, forKey: .kind)
        try fields.encode(why, forKey: .reason)
        if case .system(let error) = reason {
            try fields.encode(error.call, forKey: .call)
            try fields.encode(error.code, forKey: .code)
            if error.code == ErrorCode.displacedRoot {
                try fields.encode(error.path, forKey: .place)
            }
        }
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let path = try fields.decode([UInt8].self, forKey: .path)
        let reason: Reason =
            switch try fields.decode(String.self, forKey: .kind) {
            case "system":
                .system(
                    SystemError(
                        try fields.decode(String.self, forKey: .call),
                        path: try fields.decodeIfPresent([UInt8].self, forKey: .place) ?? path,
                        code: try fields.decode(Int32.self, forKey: .code)))
            case "no-room": .noRoom
            case "fuzzy": .inconsistent
            default: .unsupported(try fields.decode(String.self, forKey: .reason))
            }
        self.init(path: path, reason: reason)
    }
}

extension FlushResult: Codable {
    private enum CodingKeys: CodingKey { case nanoseconds, commit }

    public func encode(to encoder: any Encoder) throws {
        try counts.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(nanoseconds, forKey: .nanoseconds)
        try fields.encodeIfPresent(commit, forKey: .commit)
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            counts: try CommitCounts(from: decoder),
            commit: try fields.decodeIfPresent(CatalogCommit.self, forKey: .commit),
            nanoseconds: try fields.decode(UInt64.self, forKey: .nanoseconds))
    }
}

/// Lists of paths and tags may be cut: the whole record is in the repository.
extension CatalogCommit: Codable {
    private enum CodingKeys: String, CodingKey {
        case number, id, run, kind, time, began, host, user, program, restored
        case isAdHoc = "ad_hoc"
        case paths = "paths_hex"
        case tags = "tags_hex"
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(number, forKey: .number)
        try fields.encode(commit.id, forKey: .id)
        try fields.encode(commit.run, forKey: .run)
        try fields.encode(commit.kind, forKey: .kind)
        try fields.encode(commit.isAdHoc, forKey: .isAdHoc)
        try fields.encode(commit.time, forKey: .time)
        try fields.encode(commit.began, forKey: .began)
        try fields.encode(String(decoding: commit.host, as: UTF8.self), forKey: .host)
        try fields.encode(String(decoding: commit.user, as: UTF8.self), forKey: .user)
        try fields.encode(String(decoding: commit.program, as: UTF8.self), forKey: .program)
        try fields.encode(commit.paths.map { Hexadecimal.text($0) }, forKey: .paths)
        try fields.encode(commit.tags.map { Hexadecimal.text($0) }, forKey: .tags)
        try fields.encodeIfPresent(commit.restored, forKey: .restored)
        try commit.counts.encode(to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func bytes(_ key: CodingKeys) throws -> [UInt8] {
            Array(try fields.decode(String.self, forKey: key).utf8)
        }
        func list(_ key: CodingKeys) throws -> [[UInt8]] {
            try fields.decode([String].self, forKey: key).compactMap { Hexadecimal.bytes($0) }
        }
        self.init(
            number: try fields.decode(Int64.self, forKey: .number),
            commit: Commit(
                id: try fields.decode(Hash128.self, forKey: .id),
                run: try fields.decode(Hash128.self, forKey: .run),
                kind: try fields.decode(CommitKind.self, forKey: .kind),
                isAdHoc: try fields.decode(Bool.self, forKey: .isAdHoc),
                time: try fields.decode(Timestamp.self, forKey: .time),
                began: try fields.decode(Timestamp.self, forKey: .began),
                host: try bytes(.host), user: try bytes(.user), program: try bytes(.program),
                counts: try CommitCounts(from: decoder), paths: try list(.paths),
                tags: try list(.tags),
                restored: try fields.decodeIfPresent(Hash128.self, forKey: .restored)))
    }
}
