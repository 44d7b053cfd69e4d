import CairnCore
import CairnFormat
import CairnRepository

public struct PushProgress: Equatable, Sendable {
    /// Packs and parity files.
    public var packs = 0
    public var packsInAll = 0
    public var bytes: UInt64 = 0
    public var bytesInAll: UInt64 = 0
}

/// Sends packs and parity files, several at a time. Each pack is read through before.
struct PackSender: Sendable {
    struct Object: Sendable {
        let path: String
        let length: UInt64
    }

    let repository: Repository
    let remote: RemoteState
    let transfers: Int
    let cancellation: Cancellation
    let observe: @Sendable (PushProgress) -> Void

    /// - Throws: the first failure, when those that were on their way have ended; ``Cancelled``.
    func send(_ objects: [Object]) throws {
        let start = PushProgress(
            packsInAll: objects.count, bytesInAll: objects.saturatedSum(\.length))
        let progress = Monitor(start)
        observe(start)
        try inParallel(objects, threads: transfers, cancellation) { object in
            try send(object)
            observe(
                progress.update { progress in
                    progress.packs += 1
                    progress.bytes.addSaturated(object.length)
                    return progress
                })
        }
    }

    private func send(_ object: Object) throws {
        if RemoteFileKind(object.path) == .sealedPack {
            _ = try PackParts(
                repository, object.path, length: object.length, checksPayloads: true)
        }
        let reader = try repository.storage.openForReading(object.path)
        guard try reader.size() == object.length else {
            throw DamagedPack(path: object.path, why: "its length changed")
        }
        try remote.store.put(
            remote.key(object.path),
            RemoteContent(
                reader: reader, length: object.length,
                path: repository.storage.localPath(of: object.path)))
    }
}
