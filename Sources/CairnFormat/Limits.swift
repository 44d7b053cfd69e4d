/// The bounds that every reader enforces on untrusted bytes. - Source: FORMAT.md §12.
public enum Limits {
    public static let chunkBytes = 16 << 20
    public static let blockPlainBytes = 16 << 20
    public static let recordBytes = 1 << 30
    /// Rows of one record: a writer ends a record at 1 MiB, and no row takes less than 4 bytes.
    public static let recordRows = 1 << 19
    /// A longer payload of a record is decoded only if it is stored in a 256th of its length, or
    /// more. Only a single file with millions of chunks needs one.
    private static let recordBytesUnproven = 128 << 20
    private static let recordCompression = 256

    /// Whether a record may be stored in so many bytes; a writer stores it raw else.
    public static func mayBeRecord(plainBytes: Int, storedBytes: Int) -> Bool {
        plainBytes <= recordBytesUnproven || plainBytes / recordCompression <= storedBytes
    }
    /// The highest number of a journal record. Counting on from it neither overflows nor exceeds
    /// the catalog's integers.
    public static let recordNumber = UInt64(Int64.max) / 2
    public static let nameBytes = 4096
    public static let pathBytes = 64 << 10
    public static let attributeNameBytes = 255
    public static let attributeValueBytes = 64 << 10
    public static let symlinkTargetBytes = 64 << 10
    public static let keySlots = 32
    /// Limits of a key slot, so that a hostile one exhausts neither memory nor time.
    public static let keyOperations = 32
    public static let keyMemoryBytes = 1 << 30

    // Of remotes: FORMAT.md §15.
    public static let remoteNumber: UInt64 = 9_999_999_999_999_999
    public static let remoteManifestBytes = 2 << 20
    public static let remoteDeltas = 4_096
    public static let remoteEntryBytes = 16 << 20
    /// More than a file of a repository can have.
    public static let remoteFileBytes = UInt64(1) << 48
}
