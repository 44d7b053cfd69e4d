import CairnFormat

/// Parsers of /proc files about files in use, as values.
public enum HeldFiles {
    /// The files that a process has mapped.
    ///
    /// - Parameter text: the content of `/proc/PID/maps`: `address perms offset dev inode path`. -
    ///   Source: proc_pid_maps(5).
    /// - Returns: files with their paths, without anonymous memory.
    public static func mappings(_ text: [UInt8]) -> [(file: LinkIdentity, path: [UInt8])] {
        var found: [(file: LinkIdentity, path: [UInt8])] = []
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
            guard fields.count >= 5, let device = device(fields[3], radix: 16),
                let inode = number(fields[4], 10), inode > 0
            else { continue }
            found.append(
                (
                    LinkIdentity(device: device, inode: inode),
                    fields.count > 5 ? Array(fields[5].drop { $0 == 0x20 }) : []
                ))
        }
        return found
    }

    /// The paths of files whose mappings are shared, so that writing to the memory changes them.
    ///
    /// - Parameter text: as of ``mappings(_:)``. A newline in a path is `\\012` there.
    public static func sharedMappings(_ text: [UInt8]) -> [[UInt8]] {
        text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
            guard fields.count == 6, fields[1].last == UInt8(ascii: "s") else { return nil }
            let path = fields[5].drop { $0 == UInt8(ascii: " ") }
            return path.first == UInt8(ascii: "/") ? unescaped(path) : nil
        }
    }

    private static func unescaped(_ path: ArraySlice<UInt8>) -> [UInt8] {
        let newline = Array("\\012".utf8)
        var result: [UInt8] = []
        var rest = path
        while let byte = rest.first {
            if rest.starts(with: newline) {
                result.append(UInt8(ascii: "\n"))
                rest = rest.dropFirst(newline.count)
            } else {
                result.append(byte)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// The files on which somebody holds, or waits for, a lock or a lease.
    ///
    /// - Parameter text: the content of `/proc/locks`. - Source: proc_locks(5):
    ///   `1: POSIX ADVISORY WRITE 4711 08:01:12345 0 EOF`.
    public static func locked(_ text: [UInt8]) -> Set<LinkIdentity> {
        var files: Set<LinkIdentity> = []
        for line in text.split(separator: UInt8(ascii: "\n")) {
            for field in line.split(separator: UInt8(ascii: " ")) {
                guard let colon = field.lastIndex(of: UInt8(ascii: ":")),
                    let device = device(field[..<colon], radix: 16),
                    let inode = number(field[(colon + 1)...], 10)
                else { continue }
                files.insert(LinkIdentity(device: device, inode: inode))
            }
        }
        return files
    }

    /// The devices of mounted file systems whose files have the same device for stat(2) and in
    /// /proc.
    ///
    /// Files of btrfs have devices of their own for each subvolume, which no mount has; those of
    /// overlayfs have now the one, now the other.
    /// - Parameter text: the content of `/proc/self/mountinfo`. - Source: proc_pid_mountinfo(5),
    ///   the third field; Documentation/filesystems/overlayfs.rst.
    public static func exactDevices(_ text: [UInt8]) -> Set<UInt64> {
        var devices: Set<UInt64> = []
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: " "))
            guard fields.count >= 9,
                let hyphen = fields[6...].firstIndex(where: { $0.elementsEqual("-".utf8) }),
                hyphen + 1 < fields.count,
                !["overlay", "btrfs"].contains(where: { fields[hyphen + 1].elementsEqual($0.utf8) }
                ),
                let device = device(fields[2], radix: 10)
            else { continue }
            devices.insert(device)
        }
        return devices
    }

    /// `MAJOR:MINOR` as stat(2) has it. - Source: makedev(3); glibc,
    /// sysdeps/unix/sysv/linux/makedev.c.
    private static func device(_ text: ArraySlice<UInt8>, radix: Int) -> UInt64? {
        let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 2, let major = number(parts[0], radix),
            let minor = number(parts[1], radix), major >> 32 == 0, minor >> 32 == 0
        else { return nil }
        return (major & 0xffff_f000) << 32 | (major & 0xfff) << 8 | (minor & 0xffff_ff00) << 12
            | (minor & 0xff)
    }

    private static func number(_ text: ArraySlice<UInt8>, _ radix: Int) -> UInt64? {
        UInt64(String(decoding: text, as: UTF8.self), radix: radix)
    }
}
