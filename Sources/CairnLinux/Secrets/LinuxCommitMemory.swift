import CairnCore
import CairnFormat
import Glibc

/// The last commit this machine saw of a repository, in a file of the state directory.
///
/// Written over in place and never synced: it must not cost a save anything. After a power cut it
/// may name an older commit, which does no harm.
public final class LinuxCommitMemory: CommitMemory {
    private let path: [UInt8]
    private let repository: Hash128

    /// Another process may be writing it this very moment.
    private static let tries = 3

    public init(_ state: StateDirectory, _ repository: Hash128) {
        path = Array("\(state.path)/\(repository).seen".utf8)
        self.repository = repository
    }

    public func recall() throws(SystemError) -> RememberedCommit? {
        for _ in 0..<Self.tries {
            guard let bytes = try SmallFile.beginning(of: path, bytes: 4096) else { return nil }
            if let commit = RememberedCommit(decoding: bytes, repository: repository) {
                return commit
            }
        }
        return nil
    }

    public func remember(_ commit: RememberedCommit) throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK
        let file = try openAt(AT_FDCWD, path, flags, mode: 0o600)
        try file.write(commit.encode(repository: repository), path: path)
        try file.close(path)
    }
}
