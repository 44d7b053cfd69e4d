import CairnCore
import CairnFormat
import Glibc

/// The disks that hold a directory, as far as the system tells.
public enum PhysicalDisks {
    /// - Parameter path: absolute; of one that is not there, its nearest directory that is.
    /// - Returns: names of whole disks, as `sda`; empty for file systems without one, as on a
    ///   server, and where none can be told.
    public static func holding(_ path: [UInt8]) -> Set<String> {
        var place = RealPath.destination(path)
        while place.count > 1, !RealPath.exists(place) { place = ItemPath.split(place).parent }
        var status = stat()
        guard (try? MountGuard.shared.requireAnswer(place)) != nil,
            withCString(place, { stat($0, &status) }) == 0
        else { return [] }
        let found = disks(of: status.st_dev)
        // The devices of btrfs are none of the kernel's: what is mounted there names one.
        guard found.isEmpty, let source = source(of: place),
            withCString(source, { stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFBLK
        else { return found }
        return disks(of: status.st_rdev)
    }

    /// - Parameter device: as stat(2) gives it. - Source: glibc, `bits/sysmacros.h`.
    private static func disks(of device: dev_t) -> Set<String> {
        let major = (device >> 8 & 0xfff) | (device >> 32 & 0xffff_f000)
        let minor = (device & 0xff) | (device >> 12 & 0xffff_ff00)
        return disks("\(major):\(minor)")
    }

    /// - Parameter number: of a block device, as `8:1`. - Source: sysfs(5).
    private static func disks(_ number: String, depth: Int = 0) -> Set<String> {
        let link = Array("/sys/dev/block/\(number)".utf8)
        guard depth < depthMaximum, RealPath.exists(link) else { return [] }
        var device = RealPath.resolve(link)
        // A partition lies in its disk's directory.
        if RealPath.exists(ItemPath.join(device, Array("partition".utf8))) {
            device = ItemPath.split(device).parent
        }
        let slaves = ItemPath.join(device, Array("slaves".utf8))
        let names = DirectoryNames.all(in: String(decoding: slaves, as: UTF8.self)) ?? []
        let beneath = names.map { name in
            let file = ItemPath.join(ItemPath.join(slaves, name), Array("dev".utf8))
            let text = (try? SmallFile.content(file)) ?? []
            return String(decoding: text.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        }
        guard beneath.isEmpty else {
            return beneath.reduce(into: []) { $0.formUnion(disks($1, depth: depth + 1)) }
        }
        return [String(decoding: ItemPath.split(device).name, as: UTF8.self)]
    }

    private static let depthMaximum = 8

    /// The file of the device that is mounted around a path. - Source: proc_pid_mountinfo(5).
    private static func source(of path: [UInt8]) -> [UInt8]? {
        let text = (try? SmallFile.content(Array("/proc/self/mountinfo".utf8))) ?? []
        var found: (point: [UInt8], source: [UInt8])?
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: " "))
            guard fields.count > 6, let dash = fields.firstIndex(of: [UInt8(ascii: "-")][...]),
                dash + 2 < fields.count
            else { continue }
            let point = Array(fields[4])
            guard ItemPath.relative(path, to: point) != nil, point.count >= found?.point.count ?? 0
            else { continue }
            found = (point, Array(fields[dash + 2]))
        }
        return found?.source
    }
}
