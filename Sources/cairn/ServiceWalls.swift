import CairnCore
import CairnFormat
import CairnLinux
import Glibc

/// What to do where a service of the system may not write: its unit says where it may.
enum ServiceWalls {
    /// systemd sets the first variable for every service; a user's manager, behind whose services
    /// there are no walls, sets the second for its own. - Source: systemd.exec(5).
    static var areAround: Bool { getenv("INVOCATION_ID") != nil && getenv("MANAGERPID") == nil }

    /// The next step after EROFS at a path; nil where no walls are.
    static func next(_ path: [UInt8]) -> String? {
        guard areAround else { return nil }
        let isAbsolute = path.first == ItemPath.separator
        return next(directory: isAbsolute ? ItemPath.split(path).parent : nil)
    }

    /// - Parameter directory: absolute; nil where only the system's message names it.
    static func next(directory: [UInt8]?) -> String {
        let place =
            directory.map { "`ReadWritePaths=\(PathText.display($0))`" }
            ?? "`ReadWritePaths=` with the directory"
        let isWholeMachine =
            DaemonProcess(known: getpid()).unit == .system(DaemonProcess.wholeMachine)
        let unit = isWholeMachine ? DaemonProcess.wholeMachine : "cairn@"
        return
            "allow the service to write to the directory: add \(place) under [Service] to /etc/systemd/system/\(unit).service.d/places.conf (for the timers' services: /etc/systemd/system/cairn-.service.d/places.conf), run `systemctl daemon-reload` and restart the service; see `cairn guide servers`"
    }
}
