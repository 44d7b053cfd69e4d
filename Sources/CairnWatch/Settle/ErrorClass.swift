import CairnCore
import Glibc

/// Whether a failure may pass by itself. - Source: errno(3).
public enum ErrorClass: Sendable {
    /// Retried after a pause.
    case transient
    /// Caused by the repository's disk, not the item: retried until it succeeds.
    case destination
    /// Retried when the item changes.
    case permanent

    public init(_ reason: ItemFailure.Reason) {
        switch reason {
        case .inconsistent: self = .transient
        case .noRoom: self = .destination
        case .unsupported: self = .permanent
        case .system(let error): self.init(code: error.code)
        case .metadata(let losses): self.init(code: losses.first?.code ?? 0)
        }
    }

    public init(code: Int32) {
        switch code {
        case EINTR, EAGAIN, EBUSY, ESTALE, EIO, ETXTBSY, ENOMEM, ENFILE, EMFILE, ENODEV, ETIMEDOUT,
            SystemError.untrustedLink, ErrorCode.otherDisk, ErrorCode.listedOnly,
            ErrorCode.displacedRoot, ErrorCode.otherSubvolume:
            self = .transient
        case ENOSPC, EDQUOT: self = .destination
        default: self = .permanent
        }
    }
}
