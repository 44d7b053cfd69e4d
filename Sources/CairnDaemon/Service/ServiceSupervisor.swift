/// Who started the daemon and wants to know how it goes, as a port: systemd, or nobody.
///
/// May be called from any thread; none of these fails or waits for more than a few seconds.
/// - Source: sd_notify(3), sd_watchdog_enabled(3).
public protocol ServiceSupervisor: AnyObject, Sendable {
    /// Start-up, or a reload, has come to its end.
    func ready(_ status: String)
    /// What `systemctl status` shows: one sentence.
    func report(_ status: String)
    /// The settings are being read again; ``ready(_:)`` must follow.
    func reloading()
    func stopping()
    /// Start-up or the stop needs this much longer, from now.
    func extendTimeout(nanoseconds: UInt64)
    /// How long the daemon may be silent before it is killed and started again; nil when nobody
    /// watches.
    ///
    /// Send ``alive()`` at half of it, and only while all of the daemon's threads go round.
    var watchdogNanoseconds: UInt64? { get }
    func alive()
}

/// When nobody asked.
public final class NoSupervisor: ServiceSupervisor {
    public init() {}
    public func ready(_ status: String) {}
    public func report(_ status: String) {}
    public func reloading() {}
    public func stopping() {}
    public func extendTimeout(nanoseconds: UInt64) {}
    public var watchdogNanoseconds: UInt64? { nil }
    public func alive() {}
}
