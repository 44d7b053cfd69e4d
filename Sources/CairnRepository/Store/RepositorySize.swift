import CairnCore

/// The size of a repository and the free space for it. Cost: one listing for each directory of
/// packs.
public struct RepositorySize: Sendable, Equatable {
    public private(set) var packs: UInt64 = 0
    public private(set) var packBytes: UInt64 = 0
    public private(set) var journalBytes: UInt64 = 0
    public let freeBytes: UInt64

    public var bytes: UInt64 { packBytes + journalBytes }

    package init(packs: UInt64, packBytes: UInt64, journalBytes: UInt64, freeBytes: UInt64) {
        self.packs = packs
        self.packBytes = packBytes
        self.journalBytes = journalBytes
        self.freeBytes = freeBytes
    }

    public init(_ storage: any Storage) throws {
        freeBytes = try storage.freeBytes()
        for pack in try PackFiles.list(storage) {
            packs += 1
            packBytes += pack.length
        }
        for file in try storage.files(in: JournalFiles.directory) { journalBytes += file.length }
    }
}
