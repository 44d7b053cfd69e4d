import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

// What a flush tells, as fields. - Source: Docs/CONTROL.md.

extension BackupProgress {
    func write(into writer: inout ControlWriter) {
        writer.count("items", items)
        writer.count("bytes_read", bytesRead)
        writer.count("bytes_new", bytesNew)
        writer.count("failures", failures)
        writer.path("path", path)
    }

    init(_ fields: ControlFields) throws(ControlError) {
        self.init()
        items = try fields.count("items")
        bytesRead = try fields.count("bytes_read")
        bytesNew = try fields.count("bytes_new")
        failures = try fields.count("failures")
        path = try fields.bytes("path")
    }
}

extension ItemFailure {
    func write(into writer: inout ControlWriter) {
        writer.path("path", path)
        switch reason {
        case .system(let error):
            writer.text("kind", "system")
            writer.text("reason", error.reason)
            writer.text("call", error.call)
            writer.count("code", error.code)
        case .unsupported(let why):
            writer.text("kind", "unsupported")
            writer.text("reason", why)
        case .noRoom:
            writer.text("kind", "no-room")
            writer.text("reason", reason.text)
        case .inconsistent:
            writer.text("kind", "fuzzy")
            writer.text("reason", "it changed each time it was read")
        }
    }

    init(_ fields: ControlFields) throws(ControlError) {
        let path = try fields.bytes("path")
        switch try fields.text("kind") {
        case "system":
            let code = Int32(try fields.integer("code", in: 0...Int64(Int32.max)))
            self.init(
                path: path,
                reason: .system(SystemError(try fields.text("call"), path: path, code: code)))
        case "no-room": self.init(path: path, reason: .noRoom)
        case "fuzzy": self.init(path: path, reason: .inconsistent)
        default: self.init(path: path, reason: .unsupported(try fields.text("reason")))
        }
    }
}

extension CommitCounts {
    func write(into writer: inout ControlWriter) {
        writer.count("new", new)
        writer.count("changed", changed)
        writer.count("unchanged", unchanged)
        writer.count("deleted", deleted)
        writer.count("failed", failed)
        writer.count("bytes_read", bytesRead)
        writer.count("bytes_new", bytesNew)
        writer.count("bytes_stored", bytesStored)
        writer.count("live", live)
    }

    init(_ fields: ControlFields) throws(ControlError) {
        self.init()
        new = try fields.count("new")
        changed = try fields.count("changed")
        unchanged = try fields.count("unchanged")
        deleted = try fields.count("deleted")
        failed = try fields.count("failed")
        bytesRead = try fields.count("bytes_read")
        bytesNew = try fields.count("bytes_new")
        bytesStored = try fields.count("bytes_stored")
        live = try fields.count("live")
    }
}

extension CatalogCommit {
    /// Lists of paths and tags are cut when they are longer: the whole record is in the repository.
    private static let listBytes = 64 << 10

    var written: ControlWriter {
        var writer = ControlWriter()
        write(into: &writer)
        return writer
    }

    func write(into writer: inout ControlWriter) {
        writer.integer("number", number)
        writer.text("id", commit.id.description)
        writer.text("run", commit.run.description)
        writer.count("kind", commit.kind.rawValue)
        writer.flag("ad_hoc", commit.isAdHoc)
        writer.moment("time", commit.time)
        writer.moment("began", commit.began)
        writer.text("host", String(decoding: commit.host, as: UTF8.self))
        writer.text("user", String(decoding: commit.user, as: UTF8.self))
        writer.text("program", String(decoding: commit.program, as: UTF8.self))
        let room = writer.count + Self.listBytes
        writer.texts(
            "paths_hex", bytesMaximum: room, commit.paths.lazy.map { Hexadecimal.text($0) })
        writer.texts(
            "tags_hex", bytesMaximum: room + Self.listBytes,
            commit.tags.lazy.map { Hexadecimal.text($0) })
        writer.text("restored", commit.restored?.description)
        commit.counts.write(into: &writer)
    }

    init(_ fields: ControlFields) throws(ControlError) {
        guard let kind = CommitKind(rawValue: UInt8(try fields.integer("kind", in: 0...255))) else {
            throw ControlError("an unknown kind of commit")
        }
        var commit = Commit(
            id: try fields.hash("id"), run: try fields.hash("run"), kind: kind,
            isAdHoc: try fields.flag("ad_hoc"), time: try fields.moment("time"),
            began: try fields.moment("began"))
        commit.host = Array(try fields.text("host").utf8)
        commit.user = Array(try fields.text("user").utf8)
        commit.program = Array(try fields.text("program").utf8)
        commit.counts = try CommitCounts(fields)
        commit.paths = try fields.texts("paths_hex").compactMap { Hexadecimal.bytes($0) }
        commit.tags = try fields.texts("tags_hex").compactMap { Hexadecimal.bytes($0) }
        commit.restored = try fields.optionalHash("restored")
        self.init(number: try fields.integer("number"), commit: commit)
    }
}
