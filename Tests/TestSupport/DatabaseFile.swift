import FoundationEssentials

/// A catalog's files, as tests keep copies of them.
public enum DatabaseFile {
    /// Copies a database that nobody has open, with its log; what was at `target` is gone.
    public static func copy(_ path: String, to target: String) throws {
        for suffix in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: target + suffix)
            if suffix != "-shm", FileManager.default.fileExists(atPath: path + suffix) {
                try FileManager.default.copyItem(atPath: path + suffix, toPath: target + suffix)
            }
        }
    }
}
