import CairnFormat

extension DaemonStatus {
    /// A remote to which the daemon pushes.
    public struct Remote: Sendable, Equatable, Codable {
        public var name: String
        public var url: String
        /// Everything that was kept before this moment is there.
        public var complete: Timestamp?
        /// The number of the last commit that is there; nil while nothing is proven.
        public var commit: UInt64?
        public var waitingCommits: UInt64 = 0
        /// What this daemon has stored since the last push.
        public var waitingBytes: UInt64 = 0
        /// The time of the first commit that waits.
        public var waitingSince: Timestamp?
        /// Whether what waits has done so for longer than the settings allow.
        public var isStale = false
        /// Nil while pushes succeed.
        public var failingSince: Timestamp?
        public var reason: String?
        public var tries: UInt64 = 0
        /// Nil while it is pushed to.
        public var nextTry: Timestamp?
        public var pushingSince: Timestamp?
        public var sentBytes: UInt64 = 0
        public var totalBytes: UInt64 = 0
        /// The last verification that found nothing.
        public var verified: Timestamp?
        /// When damage was found there that nothing has disproved since.
        public var damageFound: Timestamp?
        /// For how long nothing of the push has moved, when that is long.
        public var idleSeconds: UInt64?
        /// Since the daemon started.
        public var pushes: UInt64 = 0
        public var bytesSent: UInt64 = 0

        public init(name: String, url: String) { (self.name, self.url) = (name, url) }

        private enum CodingKeys: String, CodingKey {
            case name, url, complete, commit, reason, tries, pushes, verified
            case damageFound = "damage_found"
            case waitingCommits = "waiting_commits"
            case waitingBytes = "waiting_bytes"
            case waitingSince = "waiting_since"
            case failingSince = "failing_since"
            case nextTry = "next_try"
            case pushingSince = "pushing_since"
            case sentBytes = "sent_bytes"
            case idleSeconds = "idle_seconds"
            case totalBytes = "total_bytes"
            case bytesSent = "bytes_sent"
            case isStale = "stale"
        }
    }
}

extension KeyedDecodingContainer<DaemonStatus.CodingKeys> {
    /// Older daemons know no remotes.
    func decode(_ type: [DaemonStatus.Remote].Type, forKey key: Key) throws
        -> [DaemonStatus.Remote]
    {
        try decodeIfPresent(type, forKey: key) ?? []
    }
}
