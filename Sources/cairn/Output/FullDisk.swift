import CairnBackup
import CairnCare
import CairnCore
import CairnDaemon
import CairnRepository
import CairnText
import CairnWatch
import Glibc

/// A repository's disk without room for what is to come: what takes space there, and which command
/// frees how much.
struct FullDisk {
    private enum Cause {
        case bytes(needed: UInt64)
        /// Bytes are free, and no further file fits.
        case inodes
        /// The last backup did not fit though more is free than any needs.
        case lastBackup
    }

    /// Absolute.
    private let repository: [UInt8]
    private let size: RepositorySize
    private let cause: Cause
    private let isNow: Bool
    /// Everything else on its file system; nil where the system does not tell.
    private let otherBytes: UInt64?
    /// What `cairn prune` would free; nil where that takes too long to find out.
    private let forecast: PruneForecast?

    /// In every message that says so.
    static let words = "the repository's disk is full"
    /// How long a forecast may take, in nanoseconds.
    private static let forecastNanoseconds: UInt64 = 2_000_000_000
    /// Less is not worth a word.
    private static let littleBytes: UInt64 = 1 << 20

    static func isTold(_ text: String?) -> Bool { text?.contains(words) ?? false }

    /// Whether a message says that a repository's disk is full, as here or as the system does.
    static func isTold(_ text: String?, of repository: [UInt8]) -> Bool {
        guard let text, !isTold(text) else { return text != nil }
        return reasons.contains { text.contains($0) }
            && text.contains(PathText.display(repository))
    }

    /// What the system says of a disk that is full, and of a quota that is used up.
    fileprivate static let reasons = [ENOSPC, EDQUOT].map { SystemError("", code: $0).reason }

    /// `the repository's disk is full: 3 MiB free, 8 MiB needed`.
    static func text(freeBytes: UInt64, neededBytes: UInt64) -> String {
        "\(words): \(Quantity.bytes(freeBytes)) free, \(Quantity.bytes(neededBytes)) needed"
    }

    /// What helps anywhere, without figures.
    static let next =
        "run `cairn prune` to remove data that no version needs, or `cairn forget --keep-within 30d --prune` to remove old versions as well; or create a repository on a larger disk with `cairn init DIR`. Run `cairn status` to see what takes up space on the disk"

    /// - Parameters:
    ///   - isTold: whether a backup or the service found it full.
    ///   - isNow: whether that was just now, and no room was made since.
    /// - Returns: nil while there is room, and none was missed.
    init?(
        _ context: Context, _ session: ReadingSession, _ size: RepositorySize, isTold: Bool,
        isNow: Bool = false
    ) {
        let isFull = size.freeBytes < ChunkStore.reserveBytes
        guard isFull || isTold else { return nil }
        self.size = size
        self.isNow = isNow
        repository = context.repositoryPath
        let held = (try? DiskReserve.heldBytes(session.storage)) ?? 0
        var found = statvfs()
        let path = context.repositoryPath + [0]
        let code = path.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { statvfs($0.baseAddress!, &found) }
        }
        let hasInodes = code != 0 || found.f_files == 0 || found.f_favail > 0
        cause =
            isFull
            ? .bytes(needed: ChunkStore.reserveBytes) : hasInodes ? .lastBackup : .inodes
        let used =
            UInt64(found.f_blocks - min(found.f_blocks, found.f_bfree)) * UInt64(found.f_frsize)
        otherBytes = code == 0 ? used - min(used, size.bytes.addingSaturated(held)) : nil
        let forecast = try? PruneForecast(
            session.repository, session.reader, context.settings.prune.request,
            freeBytes: size.freeBytes.addingSaturated(held),
            cancellation: Cancellation(after: Self.forecastNanoseconds, by: context.clock))
        self.forecast = forecast ?? nil
    }

    /// What `cairn prune` would free now.
    var prunableBytes: UInt64? { forecast?.freedBytes }

    /// What is full, what takes space there, and what `prune` frees.
    var trouble: Trouble { Trouble(text, next: next) }

    private var text: String {
        let free = Quantity.bytes(size.freeBytes)
        return switch cause {
        case .bytes(let needed):
            "\(Self.text(freeBytes: size.freeBytes, neededBytes: needed)) (\(use)); \(prune)"
        case .inodes:
            "\(Self.words): no inodes are left for new files, although \(free) of disk space is free (\(use))"
        case .lastBackup:
            "the last backup did not fit on the repository's disk, which has \(free) free (\(use)); \(prune)"
        }
    }

    /// Whether a message says the same.
    func isSame(as text: String?) -> Bool { Self.isTold(text, of: repository) }

    func isSame(as backup: LastBackup?) -> Bool {
        guard case .failed(let why)? = backup?.outcome else { return false }
        return isSame(as: why)
    }

    /// `the repository takes 12 MiB, other files 5 MiB`.
    var use: String {
        let other = otherBytes.flatMap { $0 < Self.littleBytes ? nil : $0 }
        return "the repository uses \(Quantity.bytes(size.bytes))"
            + (other.map { ", other files \(Quantity.bytes($0))" } ?? "")
    }

    private var prune: String {
        guard let forecast else { return "`cairn prune` removes data that no version needs" }
        let (freed, waiting) = (forecast.freedBytes, forecast.waitingBytes)
        let later =
            "\(Quantity.bytes(waiting)) once another \(Quantity.bytes(forecast.missingBytes)) is free"
        if freed < Self.littleBytes {
            return waiting < Self.littleBytes
                ? "`cairn prune` would free less than 1 MiB now"
                : "`cairn prune` would free about \(later)"
        }
        return "`cairn prune` would free about \(Quantity.bytes(freed)) now"
            + (waiting < Self.littleBytes ? "" : ", and \(later)")
    }

    private var isPruneEnough: Bool {
        forecast.map { $0.freedBytes >= 2 * ChunkStore.reserveBytes } ?? true
    }

    /// What makes room, the cheapest first.
    private var next: String {
        let forget =
            "run `cairn forget --keep-within 30d --prune` to remove old versions and free their space"
        let steps =
            isPruneEnough ? ["run `cairn prune`", "if that is not enough, \(forget)"] : [forget]
        let other =
            (otherBytes ?? 0) > size.bytes ? ["or delete other files on this disk"] : []
        if case .inodes = cause {
            return
                "delete files on this disk that you do not need, or back up to another disk with `cairn init DIR`"
        }
        if case .lastBackup = cause, !isNow {
            return "run `cairn backup` to try again; if it still does not fit, \(forget)"
        }
        return (steps + other + ["or back up to a larger disk with `cairn init DIR`"])
            .joined(separator: "; ")
    }

    // MARK: Failures

    /// A failure for want of room, with what takes space there; any other as it is.
    static func explained(_ error: any Error, _ context: Context) -> any Error {
        guard let failure = CommandFailure(error),
            isTold(failure.message, of: context.repositoryPath),
            let session = try? ReadingSession(context),
            let size = try? RepositorySize(session.storage),
            let full = FullDisk(context, session, size, isTold: true, isNow: true)
        else { return error }
        let isOwn = failure.message.hasPrefix(words)
        return CommandFailure(
            isOwn ? "\(failure.message) (\(full.use))" : full.text,
            isOwn ? "\(full.prune); \(full.next)" : full.next, exitCode: failure.exitCode)
    }
}

extension FailingItem {
    /// Whether it is not kept because a disk has no room for it, and not because of itself.
    var isForWantOfRoom: Bool {
        ([ItemFailure.Reason.noRoom.text] + FullDisk.reasons).contains { reason.hasPrefix($0) }
            || FullDisk.isTold(reason)
    }
}
