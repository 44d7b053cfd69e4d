import CLinux
import CairnCore
import CairnFormat
import CairnSource
import Glibc

extension RootEnvironment {
    /// The present surroundings from the system.
    ///
    /// - Parameters:
    ///   - own: the repository and the state directory.
    ///   - ownPlaces: directories of Cairn's that no root around them keeps.
    public static func current(
        _ user: UserEnvironment, fileSystem: any FileSystem, own: [[UInt8]],
        ownPlaces: [RuleBook.ExcludedPlace] = []
    ) -> RootEnvironment {
        let exports = ExportedDirectories()
        return RootEnvironment(
            user: user, fileSystem: fileSystem, mounts: .current, resolve: RealPath.destination,
            isPolled: { path in
                // Of those it is known without asking.
                if MountGuard.shared.mount(onWayTo: path) != nil { return true }
                guard let directory = try? openAt(AT_FDCWD, path, O_RDONLY | O_DIRECTORY)
                else { return false }
                return exports.covers(path)
                    || InotifyEnvironment.polledTypes.contains(
                        cairn_file_system_type(directory.number))
            }, own: own, ownPlaces: ownPlaces)
    }
}

extension MountTable {
    /// The mounts of this process; empty without `/proc`.
    public static var current: MountTable {
        guard let text = (try? SmallFile.content(Array("/proc/self/mountinfo".utf8))) ?? nil
        else { return MountTable() }
        return MountTable(parsing: text)
    }
}

/// The labels that people gave to file systems, by the device that holds each.
///
/// - Source: udev, 60-persistent-storage.rules: `/dev/disk/by-label/NAME`, in which bytes that are
///   no letters, digits and the like stand as `\xNN`.
public struct VolumeLabels: Sendable {
    private let byDevice: [[UInt8]: [UInt8]]

    /// - Parameter directory: absolute; has no labels when it is not there.
    public init(directory: [UInt8] = Array("/dev/disk/by-label".utf8)) {
        let names = (try? LinuxFileSystem().openRoot(directory).entries().map(\.name)) ?? []
        byDevice = Dictionary(
            names.map { (RealPath.resolve(ItemPath.join(directory, $0)), Self.unescape($0)) }
        ) { first, _ in first }
    }

    /// - Returns: nil when the file system has none, or nobody knows.
    public func label(of mount: MountTable.Mount) -> [UInt8]? {
        guard mount.source.first == ItemPath.separator else { return nil }
        return byDevice[RealPath.resolve(mount.source)]
    }

    static func unescape(_ name: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = name[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "x"),
                let value = UInt8(
                    String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16)
            {
                result.append(value)
                rest = rest.dropFirst(3)
            } else {
                result.append(byte)
            }
        }
        return result
    }
}
