/// The tables of the settings file that only the daemon reads.
extension RawSettings {
    struct Watch {
        let quiet: Entry<String>?
        let quietAfterClose: Entry<String>?
        let longest: Entry<String>?
        let reconcile: Entry<String>?
        let poll: Entry<String>?

        static let keys = ["quiet", "quiet-after-close", "longest", "reconcile", "poll"]

        init(_ table: SettingsTable?) throws(SettingsError) {
            quiet = try table?.time("quiet")
            quietAfterClose = try table?.time("quiet-after-close")
            longest = try table?.time("longest")
            reconcile = try table?.time("reconcile")
            poll = try table?.time("poll")
        }
    }

    struct Retry {
        let first: Entry<String>?
        let longest: Entry<String>?
        let tries: Entry<Int>?

        static let keys = ["first", "longest", "tries"]

        init(_ table: SettingsTable?) throws(SettingsError) {
            first = try table?.time("first")
            longest = try table?.time("longest")
            tries = try table?.integer("tries")
        }
    }

    struct Hooks {
        let onCommit: Entry<[Entry<String>]>?
        let onFailure: Entry<[Entry<String>]>?
        let onStale: Entry<[Entry<String>]>?
        let timeLimit: Entry<String>?
        let staleAfter: Entry<String>?

        static let keys = ["on-commit", "on-failure", "on-stale", "time-limit", "stale-after"]

        init(_ table: SettingsTable?) throws(SettingsError) {
            onCommit = try table?.words("on-commit")
            onFailure = try table?.words("on-failure")
            onStale = try table?.words("on-stale")
            timeLimit = try table?.time("time-limit")
            staleAfter = try table?.time("stale-after")
        }
    }

    struct Metrics {
        let textfile: Entry<String>?

        static let keys = ["textfile"]

        init(_ table: SettingsTable?) throws(SettingsError) {
            textfile = try table?.string("textfile")
        }
    }
}
