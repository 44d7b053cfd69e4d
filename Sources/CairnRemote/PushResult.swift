import CairnFormat

extension PushRun {
    public struct Result: Equatable, Sendable {
        /// The manifest that the remote has now.
        public var manifest: RemoteManifest
        /// False when it was there already.
        public var isNew: Bool
        public var packs = 0
        public var packBytes: UInt64 = 0
        public var deltaBytes: UInt64 = 0
        /// Packs that are needed, lie in the remote alone, and have no note here: this repository
        /// has lost them.
        public var packsLostHere = 0
        /// Chunks that versions need and that neither has.
        public var chunksLost = 0
        /// Packs that lay in remotes alone and that no remote has whole any more.
        public var packsNowhere = 0
        /// Packs that lie alone in remotes that cannot be reached now: they were left out.
        public var packsWaiting = 0
        /// Those remotes.
        public var unreachable: [UnreachableRemote] = []
        /// Whether versions need content that may be in those packs: nobody has read them here.
        public var isContentUnread = false
        /// Whether the remote lacks content that versions need.
        public var isIncomplete: Bool { chunksLost > 0 || isContentUnread }
        /// ``chunksLost``; none while they may be in a remote of another machine.
        public var chunksKnownLost: Int {
            unreachable.contains(where: \.isOfOtherMachine) ? 0 : chunksLost
        }
        /// Whether the push looked at the length of each object that the remote should have, and
        /// sent what was missing.
        public var isWhole = false
        /// Whether the person accepted a remote that went back, or has another history.
        public var acceptsRollBack = false
        /// The description of this repository at the push, with its keys.
        public var description: [UInt8] = []
        /// States of the remote that do not count.
        public var passedOver: [RemotePassedOver] = []
    }
}
