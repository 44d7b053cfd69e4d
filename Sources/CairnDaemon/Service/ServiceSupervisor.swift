/// The supervisor that started the daemon and is told its state, as a port: systemd, or nobody.
///
/// Any thread may call it. No call fails, or waits for more than a few seconds.
///
/// - Source: sd_notify(3), sd_watchdog_enabled(3).
public protocol ServiceSupervisor: AnyObject, Sendable {
    /// Reports the end of the start, or of a reload.
    func ready(_ status: String)
    /// Sets the sentence that `systemctl status` shows.
    func report(_ status: String)
    /// Reports that the settings are read again; ``ready(_:)`` must follow.
    func reloading()
    func stopping()
    /// Asks for this much more time, from now, for the start or the stop.
    func extendTimeout(nanoseconds: UInt64)
    /// The time of silence after which the supervisor kills the daemon and starts it again; nil
    /// when there is no watchdog.
    ///
    /// Call ``alive()`` after half of it, and only while all threads of the daemon make progress.
    var watchdogNanoseconds: UInt64? { get }
    func alive()
}

/// The supervisor of a daemon that nobody supervises.
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
