import CairnCore
import CairnFormat
import CairnRepository
import Synchronization

/// What a listing tells of the objects that a manifest names. Their content is not read.
///
/// Memory: about 200 bytes an object of the store.
public struct RemoteCheck {
    /// Deltas, packs and parity that are missing or have another length, by path; at most
    /// ``lossesMaximum``.
    public private(set) var losses: [RemoteLoss] = []
    public private(set) var lossCount = 0
    /// Keys that no remote has, at most ``foreignMaximum``.
    public private(set) var foreign: [String] = []
    public private(set) var foreignCount = 0
    /// The objects that are named, and their bytes.
    public private(set) var named = 0
    public private(set) var namedBytes: UInt64 = 0
    /// The length of each object that is there, by path.
    private let lengths: [String: UInt64]

    public static let lossesMaximum = 10_000
    public static let foreignMaximum = 100

    /// Lists what is there, and compares the deltas.
    public init(_ state: RemoteState, _ manifest: RemoteManifest) throws(RemoteError) {
        var lengths: [String: UInt64] = [:]
        var foreign: [String] = []
        var foreignCount = 0
        for object in try state.everything() {
            lengths[object.path] = object.length
            guard !RemoteKey.isOne(object.path) else { continue }
            foreignCount += 1
            if foreign.count < Self.foreignMaximum { foreign.append(object.path) }
        }
        self.lengths = lengths
        self.foreign = foreign
        self.foreignCount = foreignCount
        for delta in manifest.deltas { compare(RemoteKey.delta(delta.name), delta.length) }
    }

    /// Compares packs and parity, once the deltas are known.
    public mutating func compare(_ files: RemoteFiles) {
        for (path, file) in files.files.sorted(by: { $0.key < $1.key })
        where RemoteFileKind(path)?.isObject == true { compare(path, file.length) }
    }

    private mutating func compare(_ path: String, _ length: UInt64) {
        named += 1
        namedBytes.addSaturated(length)
        if lengths[path] == length { return }
        append(
            RemoteLoss(
                path,
                lengths[path].map { "it is \($0) bytes long, not \(length)" } ?? "it is missing"))
    }

    /// Adds what was found otherwise.
    public mutating func add(_ loss: RemoteLoss) {
        if !losses.contains(where: { $0.path == loss.path }) { append(loss) }
    }

    private mutating func append(_ loss: RemoteLoss) {
        lossCount += 1
        if losses.count < Self.lossesMaximum { losses.append(loss) }
    }

    /// A reader for a verification.
    ///
    /// - Parameter readsObjects: whether packs are read whole from the store, and nothing of them
    ///   from the deltas.
    public func evidence(readsObjects: Bool, cancellation: Cancellation) -> RemoteEvidence {
        RemoteEvidence(lengths: lengths, readsObjects: readsObjects, cancellation: cancellation)
    }
}

/// How a verification reads a remote: what is there, and not what the manifest says of it.
public final class RemoteEvidence: Sendable {
    let lengths: [String: UInt64]
    let readsObjects: Bool
    private let cancellation: Cancellation
    private let first = Mutex<RemoteError?>(nil)

    init(lengths: [String: UInt64], readsObjects: Bool, cancellation: Cancellation) {
        self.lengths = lengths
        self.readsObjects = readsObjects
        self.cancellation = cancellation
    }

    /// The failure of the store that ended the verification: it says nothing of what is there.
    public var failure: RemoteError? { first.withLock { $0 } }

    func failed(_ error: RemoteError) {
        first.withLock { if $0 == nil { $0 = error } }
        cancellation.request()
    }

    /// What is there of a file that the deltas name; nil when it is missing, or has another length:
    /// the check names that, and nothing of it is read, for its length may be absurd.
    func file(_ path: String, _ file: RemoteFiles.File) -> RemoteFiles.File? {
        guard RemoteFileKind(path)?.isObject == true else { return file }
        guard lengths[path] == file.length else { return nil }
        return readsObjects ? RemoteFiles.File(length: file.length) : file
    }
}

extension RemoteState {
    private static let lookedAtMaximum = 100

    /// The newest state before another whose deltas and packs are there: of a delta, a copy that an
    /// earlier reading left here says nothing of what is there.
    public func lastWhole(
        before newest: Found, keys: RepositoryKeys?, scratch: () throws -> RemoteScratch,
        passedOver: (RemoteKey.Name, String) -> Void = { _, _ in }
    ) throws -> Found? {
        var lengths: [String: UInt64] = [:]
        for object in try objects(RemoteKey.deltas) { lengths[object.path] = object.length }
        for name in try manifests().filter({ $0 != newest.name }).prefix(Self.lookedAtMaximum) {
            do {
                guard let found = try read(name, keys: keys),
                    newest.manifest.follows(found.manifest)
                else { continue }
                for delta in found.manifest.deltas {
                    let path = RemoteKey.delta(delta.name)
                    if let why = RemoteLoss.why(lengths[path], delta.length) {
                        throw RemoteLoss(path, why)
                    }
                }
                let files = try RemoteFiles(self, found.manifest, scratch: scratch())
                guard let loss = try files.missingObjects(self).first else { return found }
                throw loss
            } catch let error as FormatError {
                passedOver(name, error.why)
            } catch let loss as RemoteLoss { passedOver(name, "\(loss)") }
        }
        return nil
    }
}
