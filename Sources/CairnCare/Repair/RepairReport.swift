import CairnCore
import CairnFormat
import CairnRepository

/// What a repair is asked to do.
public struct RepairRequest: Sendable {
    /// Threads that check packs; 0 does everything on the caller's.
    public var readers: Int
    /// Whether lost chunks are looked for in the files that live where the lost versions came from.
    public var readsLiveFiles: Bool
    public var host: [UInt8]
    public var user: [UInt8]
    public var program: [UInt8]

    public init(
        readers: Int, readsLiveFiles: Bool = true, host: [UInt8] = [], user: [UInt8] = [],
        program: [UInt8] = []
    ) {
        self.readers = readers
        self.readsLiveFiles = readsLiveFiles
        self.host = host
        self.user = user
        self.program = program
    }
}

/// What a repair did.
public struct RepairReport: Sendable {
    /// Where damaged files went, relative to the repository; nil when none had to.
    public internal(set) var aside: String?
    /// Files and directories that were moved there, by the names they had.
    public internal(set) var setAside: [String] = []
    /// What was wrong with `cairn.json` and its copies, and is mended.
    public internal(set) var description: [DescriptionFault] = []
    /// Nil when the journal was in order.
    public internal(set) var journal: JournalRepair?
    public internal(set) var packs = PackRepair()
    public internal(set) var healing = Healing()
    /// Directories put back above items whose own way to the root was lost with the journal.
    public internal(set) var directoriesReattached = 0
    /// The repository as it is now. What is still lost stands here by file and version.
    public internal(set) var after: VerifyReport
    public internal(set) var ending = VerifyReport.Ending.complete
    public internal(set) var nanoseconds: UInt64 = 0

    public struct JournalRepair: Equatable, Sendable {
        /// Directories made above items whose own way to the root was lost.
        public var directoriesMade = 0
        /// What was wrong.
        public var damage: [JournalDamage] = []
        /// Only the head had to be written anew.
        public var isHeadOnly = false
        /// The catalog knew all that was in it.
        public var isFromCatalog = false
        public var commitsKept = 0
        public var recordsKept = 0
        /// Commits that lost something, as they are numbered now.
        public var losses: [CommitLoss] = []
        /// Roots of which the definition was lost, by the name they were given.
        public var rootsRenamed: [RootDefinition] = []

        public init() {}
    }

    public struct Unhealed: Equatable, Sendable {
        public let path: String
        public let error: SystemError
    }

    public struct PackRepair: Equatable, Sendable {
        public var damage: [PackDamage] = []
        public var setAside = 0
        /// Damaged packs that their parity has made whole, byte for byte.
        public var healedByParity = 0
        /// Packs with parity that could not be made whole for now, and why: they stay as they are.
        public var unhealed: [Unhealed] = []
        /// Chunks of damaged packs that proved intact and were stored anew.
        public var chunksSalvaged = 0
        public var bytesSalvaged: UInt64 = 0

        public init() {}
    }

    public struct Healing: Equatable, Sendable {
        /// Chunks that versions need and no pack held after the packs were salvaged.
        public var chunksLost = 0
        /// Those that were found in files that live where the versions came from.
        public var chunksHealed = 0
        public var filesRead = 0

        public init() {}
    }

    init(after: VerifyReport) { self.after = after }
}

/// How far a repair has come.
public enum RepairStage: Sendable {
    case checkingPacks, repairingJournal, rebuildingCatalog, salvagingPacks, readingLiveFiles,
        verifying
}

/// Hears of a repair. Called on the run's own thread.
public protocol RepairObserver: AnyObject {
    func entered(_ stage: RepairStage)
    func progressed(_ progress: VerifyProgress)
}
