import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

public struct RepairRequest: Sendable {
    /// Number of threads that check packs; 0 does everything on the caller's thread.
    public var readers: Int
    /// Where to search for lost chunks in the live files from which the lost versions came.
    public var live: LiveRoots
    public var host: [UInt8]
    public var user: [UInt8]
    public var program: [UInt8]

    public init(
        readers: Int, live: LiveRoots = .none, host: [UInt8] = [], user: [UInt8] = [],
        program: [UInt8] = []
    ) {
        self.readers = readers
        self.live = live
        self.host = host
        self.user = user
        self.program = program
    }
}

public struct RepairReport: Sendable {
    /// The quarantine for damaged files, relative to the repository; nil when it was not needed.
    public internal(set) var quarantine: String?
    /// Quarantined files and directories, by their former names.
    public internal(set) var quarantined: [String] = []
    /// Faults of `cairn.json` and its copies, which are repaired.
    public internal(set) var description: [DescriptionFault] = []
    /// Nil when the journal was intact.
    public internal(set) var journal: JournalRepair?
    public internal(set) var packs = PackRepair()
    public internal(set) var healing = Healing()
    /// Directories restored above items whose way to the root was lost with the journal.
    public internal(set) var directoriesReattached = 0
    /// The present state of the repository. It names the remaining losses by file and version.
    public internal(set) var after: VerifyReport
    public internal(set) var ending = VerifyReport.Ending.complete
    public internal(set) var nanoseconds: UInt64 = 0

    public struct JournalRepair: Equatable, Sendable {
        /// Directories made above items whose way to the root was lost.
        public var directoriesMade = 0
        public var damage: [JournalDamage] = []
        /// Whether only the head had to be rewritten.
        public var isHeadOnly = false
        /// Whether the journal was rebuilt from the catalog, which knew all of it.
        public var isFromCatalog = false
        public var commitsKept = 0
        public var recordsKept = 0
        /// Commits that lost something, by their present numbers.
        public var losses: [CommitLoss] = []
        /// Roots whose definition was lost, with their new names.
        public var rootsRenamed: [RootDefinition] = []
    }

    public struct Unhealed: Equatable, Sendable {
        public let path: String
        public let error: SystemError
    }

    public struct PackRepair: Equatable, Sendable {
        public var damage: [PackDamage] = []
        public var quarantined = 0
        /// Damaged packs that were healed by their parity, byte for byte.
        public var healedByParity = 0
        /// Damaged packs that a remote had whole.
        public var fetched = 0
        /// Packs with parity that could not be healed for now, and why: they stay unchanged.
        public var unhealed: [Unhealed] = []
        /// Intact chunks of damaged packs that were stored again.
        public var chunksSalvaged = 0
        public var bytesSalvaged: UInt64 = 0
    }

    public struct Healing: Equatable, Sendable {
        /// Chunks that versions need and that were in no pack after the packs were salvaged.
        public var chunksLost = 0
        /// Chunks that were found in the live files of the versions.
        public var chunksHealed = 0
        public var filesRead = 0
        /// Whether lost versions came from places that ``RepairRequest/live`` does not permit.
        public var isBarred = false
    }
}

public enum RepairStage: Sendable {
    case checkingPacks, repairingJournal, rebuildingCatalog, salvagingPacks, readingLiveFiles,
        verifying
}

/// Receives the progress of a repair. Called on the run's own thread.
public protocol RepairObserver: AnyObject {
    func entered(_ stage: RepairStage)
    func progressed(_ progress: VerifyProgress)
}
