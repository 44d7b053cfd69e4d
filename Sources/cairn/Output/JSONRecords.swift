import CairnFormat
import CairnRepository
import CairnText

/// Objects that several verbs write. Their fields are documented in Docs/JSON.md.
enum JSONRecords {
    /// What became of an item that is not there any more.
    ///
    /// - Parameter gone: the first kept commit that no longer has it.
    static func add(_ ending: ItemEnding, _ gone: Commit?, to line: inout JSONObject) {
        if ending.isDeletion { line["deleted"] = true }
        line["gone"] = gone.map { TimeText.utc($0.time) }
    }

    static func commit(_ commit: CatalogCommit, type: String) -> JSONObject {
        var line = JSONObject(type: type)
        line["number"] = commit.number
        line["id"] = commit.commit.id.description
        line["short_id"] = commit.commit.shortID
        line["kind"] = ItemText.kind(commit.commit.kind)
        line["time"] = TimeText.utc(commit.commit.time)
        line["time_ns"] = Int64(commit.commit.time.nanoseconds)
        line["began"] = TimeText.utc(commit.commit.began)
        line["host"] = String(decoding: commit.commit.host, as: UTF8.self)
        line["user"] = String(decoding: commit.commit.user, as: UTF8.self)
        line["program"] = String(decoding: commit.commit.program, as: UTF8.self)
        line["paths"] = commit.commit.paths
        line["tags"] = commit.commit.tags
        line["restored"] = commit.commit.restored?.description
        line.add(commit.commit.counts)
        return line
    }

    /// - Parameter bundle: what is in it, when it is one: its size and count.
    static func add(_ item: Item, _ bundle: BundleSummary? = nil, to line: inout JSONObject) {
        line["kind"] = ItemText.kind(item.kind)
        line["mode"] = "0" + String(item.mode, radix: 8)
        line["uid"] = Int(item.uid)
        line["gid"] = Int(item.gid)
        line["size"] = bundle?.bytes ?? item.size
        line["modified"] = TimeText.utc(ofFile: item.modified)
        line["modified_ns"] = Int64(item.modified.nanoseconds)
        if case .symlink(let target) = item.body { line["target"] = target }
        if item.isInconsistent || bundle?.isInconsistent == true { line["fuzzy"] = true }
        if item.isBundle { line["package"] = true }
        if let bundle { line["items"] = bundle.items }
    }

    /// A file whose copy may be no state that it ever had.
    static func writeInconsistent(_ path: [UInt8]) {
        JSONObject(type: "fuzzy", ["path": path]).write()
    }
}
