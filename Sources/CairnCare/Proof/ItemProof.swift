import CairnCore
import CairnFormat
import CairnRepository

/// Compares one item on disk with its row in the catalog.
///
/// Equal stamps prove it; where they differ or are missing, the content is read and hashed along
/// the stored chunks. Its chunks must be in existing packs (``HeldChunks``). These are read only on
/// request; otherwise `verify` proves that they can be restored.
final class ItemProof {
    private let coding: RepositoryCoding
    private let cancellation: Cancellation
    /// Whether content is read even where stamps are equal.
    let readsAll: Bool
    private let window = UnsafeMutableRawBufferPointer.allocate(
        byteCount: Limits.chunkBytes, alignment: 4096)

    private let held: HeldChunks

    init(_ coding: RepositoryCoding, _ held: HeldChunks, readsAll: Bool, cancellation: Cancellation)
    {
        self.held = held
        self.coding = coding
        self.readsAll = readsAll
        self.cancellation = cancellation
    }

    deinit { window.deallocate() }

    /// Compares anything but a directory.
    ///
    /// - Throws: ``Cancelled``, ``FormatError`` when the catalog holds what it should not.
    func standing(
        _ name: [UInt8], in directory: any SourceDirectory, _ status: FileStatus, _ row: LiveRow?
    ) throws -> Standing {
        guard let row else { return .neverSeen }
        if row.stamp?.isOfOtherMount(status) == true {
            return .unreadable(SystemError("stat", path: name, code: ErrorCode.otherDisk))
        }
        guard row.kind == status.kind else { return .kindChanged(from: row.kind, to: status.kind) }
        let stored = try Item(decodingAlone: row.item)
        guard try held.holds(stored) else { return .lost(since: row.first) }
        if row.stamp?.isOf(status) == true, !readsAll || status.kind != .file {
            return .stored(since: row.first, byContent: false)
        }
        do {
            let found: Item
            let isContentSame: Bool
            if case .file(let content) = stored.body {
                let file = try directory.openFile(name)
                isContentSame = try content.isHeld(by: file, window, coding, cancellation)
                let attributes = try file.attributes().values
                let after = try file.status()
                guard after.size == file.openedStatus.size,
                    after.modified == file.openedStatus.modified,
                    after.changed == file.openedStatus.changed
                else { return .changing }
                found = Item(body: stored.body, status: after, attributes: attributes)
            } else {
                found = Item(
                    body: try ItemBody(of: name, in: directory, status), status: status,
                    attributes: try directory.attributes(of: name).values)
                isContentSame = found.body == stored.body
            }
            return verdict(stored, found, since: row.first, isContentSame: isContentSame)
        } catch let error as SystemError {
            return error.isMissing || error.code == ErrorCode.changed
                ? .changing : .unreadable(error)
        }
    }

    /// Compares a directory's own metadata.
    func standing(_ directory: any SourceDirectory, _ row: LiveRow?) throws -> Standing {
        guard let row else { return .neverSeen }
        guard row.kind == .directory else { return .kindChanged(from: row.kind, to: .directory) }
        do {
            let status = try directory.status()
            if row.stamp?.isOf(status) == true {
                return .stored(since: row.first, byContent: false)
            }
            let found = Item(
                body: .directory, status: status, attributes: try directory.attributes().values)
            return verdict(
                try Item(decodingAlone: row.item), found, since: row.first, isContentSame: true)
        } catch let error as SystemError {
            return .unreadable(error)
        }
    }

    private func verdict(_ stored: Item, _ found: Item, since: Int64, isContentSame: Bool)
        -> Standing
    {
        guard isContentSame else { return .contentChanged(since: since) }
        var aspects: [Standing.Aspect] = []
        if stored.mode != found.mode { aspects.append(.mode) }
        if stored.uid != found.uid || stored.gid != found.gid { aspects.append(.owner) }
        if stored.modified != found.modified { aspects.append(.modified) }
        if stored.links != found.links { aspects.append(.links) }
        if stored.attributes != found.attributes { aspects.append(.attributes) }
        return aspects.isEmpty
            ? .stored(since: since, byContent: true) : .metadataChanged(since: since, aspects)
    }
}
