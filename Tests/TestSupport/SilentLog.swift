import CairnDaemon
import CairnFormat

/// A log that drops every message.
public final class SilentLog: DaemonLog {
    public init() {}
    public func log(_ level: LogLevel, _ message: String, path: [UInt8]?, commit: Hash128?) {}
}
