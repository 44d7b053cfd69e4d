/// The choice of chunks that share a block, made by writers; readers accept any. - Source:
/// FORMAT.md §5, decision 0003.
public enum BlockPolicy {
    /// Smaller chunks are gathered into blocks. Measured on 64,000 files of a home, zstd 3: 559 MB
    /// at 128 KiB and blocks of 1 MiB, 552 MB at 1 MiB and blocks of 2 MiB, in the same time.
    public static let sharedChunkBytes = 1 << 20
    /// Smaller files are one chunk, read in one call.
    public static let smallFileBytes = 128 << 10
}
