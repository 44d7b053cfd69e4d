import CairnFormat

/// The mounts in `/proc/self/mountinfo`.
///
/// - Source: proc_pid_mountinfo(5): `36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext3 /dev/root
///   rw,errors=continue`.
public struct MountTable: Sendable, Equatable {
    public struct Mount: Sendable, Equatable {
        /// Unique while mounted; the next mount may have it again.
        public let id: UInt64
        /// Absolute.
        public let point: [UInt8]
        public let fileSystem: [UInt8]
        public let source: [UInt8]
        /// `major:minor` of the mounted file system; the same wherever it is mounted, in part or
        /// whole.
        public let device: [UInt8]
        /// The mounted directory of that file system: `/`, unless only a part is mounted. Absolute.
        public let root: [UInt8]
        /// Whether the mount is read-only for everybody.
        public let isReadOnly: Bool

        /// Whether it is one mount with another, as far as the table tells.
        public func isSame(as other: Mount?) -> Bool {
            guard let other else { return false }
            return id == other.id && device == other.device && root == other.root
                && source == other.source && fileSystem == other.fileSystem
        }

        /// Whether the server of the file system, another machine or a program, may stop
        /// responding. The system's own root is excluded, because nothing works without it.
        ///
        /// - Source: filesystems(5); fuse(4): "fuse.NAME", "fuseblk". `fusectl` is none. An
        ///   automounter mounts when it is touched, and waits for that.
        public var mayHang: Bool {
            if point == [ItemPath.separator] { return false }
            return origin == .served || fileSystem.elementsEqual("autofs".utf8)
        }

        /// - Source: filesystems(5); `grep -r fs_initcall` and `nodev` in /proc/filesystems.
        public var origin: FileSystemOrigin {
            if Self.madeTypes.contains(fileSystem) { return .made }
            if Self.remoteTypes.contains(fileSystem) { return .served }
            return fileSystem.starts(with: "fuse.".utf8) || fileSystem.starts(with: "fuseblk".utf8)
                ? .served : .local
        }

        private var isOfProgram: Bool { fileSystem.starts(with: "fuse".utf8) && origin == .served }

        /// What is known from the type. Programs that serve files (FUSE) often number them in the
        /// order in which somebody looks, and most of them show what lies elsewhere. One without
        /// a name (`fuse`) may have the only copy.
        public var traits: FileSystemTraits {
            guard isOfProgram else { return [] }
            let words = String(decoding: fileSystem, as: UTF8.self).split(separator: ".")
            let name = words.count > 1 ? words[1...].joined(separator: ".").lowercased() : nil
            let isDisk = words.first == "fuseblk"
            var traits: FileSystemTraits = isDisk ? .namedByDevice : []
            if !isDisk, name.map({ !Self.stablePrograms.contains($0) }) ?? true {
                traits.insert(.unstableInodes)
            }
            if !isDisk, let name, !Self.localPrograms.contains(name) { traits.insert(.view) }
            return traits
        }

        /// Programs whose inode numbers are those of a disk or of a cluster, or computed from the
        /// path. - Source: mergerfs(1), `inodecalc`; GlusterFS, gfid; ntfs-3g(8).
        private static let stablePrograms: Set<String> = [
            "ceph-fuse", "glusterfs", "lizardfs", "mergerfs", "mfs", "moosefs", "ntfs", "ntfs-3g",
            "saunafs",
        ]

        /// Programs with the files of a disk, of several disks, of a cluster or of a vault: what is
        /// there is nowhere else, or nowhere else in plain text.
        private static let localPrograms: Set<String> = stablePrograms.union([
            "apfs", "apfs-fuse", "bindfs", "cppcryptfs", "cryfs", "cryptomator", "encfs", "exfat",
            "ext2", "ext4", "fuse-overlayfs", "fuse2fs", "gocryptfs", "lklfuse", "mhddfs",
            "securefs", "unionfs", "unionfs-fuse", "vdfuse", "veracrypt", "zfs-fuse",
        ])

        /// The name by which a served file system is recognised after it is mounted again. A
        /// program that serves files often has no other name than its own, so its mount point
        /// counts, too.
        public var name: [UInt8] {
            return fileSystem + [0] + source + [0] + root + (isOfProgram ? [0] + point : [])
        }

        private static let madeTypes: Set<[UInt8]> = Set(
            [
                "proc", "sysfs", "cgroup", "cgroup2", "cpuset", "debugfs", "tracefs", "configfs",
                "devpts", "securityfs", "bpf", "binfmt_misc", "mqueue", "nsfs", "efivarfs",
                "autofs", "pstore", "fusectl", "selinuxfs", "smackfs", "apparmorfs", "hugetlbfs",
                "rpc_pipefs", "nfsd", "functionfs", "resctrl", "sockfs", "pipefs", "pidfs",
                "anon_inodefs", "binder", "xenfs", "openpromfs", "spufs",
            ].map { Array($0.utf8) })

        private static let remoteTypes: Set<[UInt8]> = Set(
            [
                "nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse", "9p", "virtiofs", "ceph", "afs",
                "coda", "ncpfs", "lustre", "gfs2", "ocfs2", "orangefs",
                "vboxsf", "vmhgfs",
            ].map { Array($0.utf8) })
    }

    public static let mountsMaximum = 65_536

    /// In the kernel's order: of two mounts at one point, the later covers the earlier.
    public private(set) var mounts: [Mount] = []
    private var byPoint: [[UInt8]: Int] = [:]

    /// An empty table.
    public init() {}

    /// Lines that do not follow the format are ignored, and so are those beyond ``mountsMaximum``.
    public init(parsing text: [UInt8]) {
        for line in text.split(separator: UInt8(ascii: "\n")).prefix(Self.mountsMaximum) {
            guard let mount = Self.parse(line) else { continue }
            byPoint[mount.point] = mounts.count
            mounts.append(mount)
        }
    }

    /// The mount that holds an absolute path without symlinks; nil when none is known.
    public func mount(of path: [UInt8]) -> Mount? {
        var end = path.count
        while end > 0 {
            if let index = byPoint[Array(path[..<end])] { return mounts[index] }
            end = path[..<end].lastIndex(of: ItemPath.separator) ?? 0
        }
        return byPoint[[ItemPath.separator]].map { mounts[$0] }
    }

    /// The visible mounts that may hang, by mount point; another mount may cover them.
    public var mayHang: [[UInt8]: Mount] {
        let seen = mounts.indices.filter { mounts[$0].mayHang && byPoint[mounts[$0].point] == $0 }
        return Dictionary(seen.map { (mounts[$0].point, mounts[$0]) }) { _, last in last }
    }

    /// The mounts beneath a directory, without its own, by relative point.
    public func mounts(beneath directory: [UInt8]) -> [[UInt8]: Mount] {
        let prefix =
            directory == [ItemPath.separator] ? directory : directory + [ItemPath.separator]
        var found: [[UInt8]: Mount] = [:]
        for mount in mounts
        where mount.point.count > prefix.count && mount.point.starts(with: prefix) {
            found[Array(mount.point[prefix.count...])] = mount
        }
        return found
    }

    private static func parse(_ line: ArraySlice<UInt8>) -> Mount? {
        let fields = line.split(separator: UInt8(ascii: " "))
        // Optional fields follow the sixth; a hyphen ends them.
        guard fields.count >= 10, let id = UInt64(String(decoding: fields[0], as: UTF8.self)),
            let hyphen = fields[6...].firstIndex(where: { $0.elementsEqual([UInt8(ascii: "-")]) }),
            hyphen + 2 < fields.count
        else { return nil }
        let point = unescape(fields[4])
        guard point.first == ItemPath.separator else { return nil }
        return Mount(
            id: id, point: point, fileSystem: unescape(fields[hyphen + 1]),
            source: unescape(fields[hyphen + 2]),
            device: Array(fields[2]), root: unescape(fields[3]),
            isReadOnly: hasReadOnly(fields[5])
                || hyphen + 3 < fields.count && hasReadOnly(fields[hyphen + 3]))
    }

    private static func hasReadOnly(_ options: ArraySlice<UInt8>) -> Bool {
        options.split(separator: UInt8(ascii: ",")).contains { $0.elementsEqual("ro".utf8) }
    }

    /// Space, tab, newline and backslash are written as a backslash and three octal digits.
    public static func unescape(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            let digits = rest.prefix(3)
            if byte == UInt8(ascii: "\\"), digits.count == 3,
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
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
