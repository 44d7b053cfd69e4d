import CLinux
import Glibc

/// Makes and changes trees of everything that a Linux file system can hold, from a seed.
struct RandomTree {
    private(set) var random: Seeded
    private let top: String
    private var serial = 0
    /// Without the largest content and deepest paths.
    var isSmall = false

    init(at path: String, seed: UInt64) {
        top = path
        random = Seeded(seed)
    }

    private static let odd: [[UInt8]] = [
        Array("line\nbreak".utf8), [0x63, 0x61, 0x66, 0xe9], Array("-rf".utf8),
        Array(" lead and trail ".utf8),
        Array("--target".utf8), [0xff, 0xfe, 0x01], Array("..hidden".utf8), Array("...".utf8),
        Array("a\\b\"c'd".utf8),
        Array("\u{65e5}\u{672c}\u{1f5fb}".utf8), Array("e\u{301}".utf8), Array("\u{e9}".utf8),
        Array("*?[a]".utf8),
        [UInt8](repeating: 0x78, count: 255), Array("\u{202e}gpj.exe".utf8),
        [0x1b, 0x5b, 0x32, 0x4a], Array("%s%n".utf8),
    ]

    // MARK: Making

    /// Fills the top directory.
    mutating func make() {
        mkdir(top, 0o755)
        let descriptor = open(top, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(descriptor) }
        for size in [0, 1, 127 << 10, 128 << 10, 300 << 10] {
            file(newName(), in: descriptor, size: size)
        }
        if !isSmall { file(newName(), in: descriptor, size: 5 << 20) }
        for shape in 0..<4 { sparse(newName(), in: descriptor, shape: shape) }
        for name in Self.odd {
            random.chance(2)
                ? file(name, in: descriptor, size: random.below(5000))
                : directory(name, in: descriptor, depth: 2)
        }
        directory(newName(), in: descriptor, depth: 0)
        everyKind(in: descriptor)
        if !isSmall { deepDirectory(in: descriptor) }
        shallowButManyLevels(in: descriptor)
        dress(descriptor, isDirectory: true)
    }

    private mutating func newName() -> [UInt8] {
        serial += 1
        return Array("n\(serial)-\(random.below(1000))".utf8)
    }

    private mutating func directory(_ name: [UInt8], in parent: Int32, depth: Int) {
        guard withCString(name, { mkdirat(parent, $0, 0o755) }) == 0 else { return }
        let descriptor = openDirectory(name, parent)
        defer { close(descriptor) }
        for _ in 0..<random.below(7) { anything(in: descriptor, depth: depth + 1) }
        dress(descriptor, isDirectory: true)
    }

    private mutating func anything(in parent: Int32, depth: Int) {
        let name = random.chance(8) ? random.pick(Self.odd) : newName()
        switch random.below(12) {
        case 0..<5:
            file(name, in: parent, size: random.pick([0, 1, 17, 4096, 10_000, 131_071, 131_072]))
        case 5..<8: if depth < 4 { directory(name, in: parent, depth: depth) }
        case 8: sparse(name, in: parent, shape: random.below(4))
        case 9: symlink(name, in: parent)
        case 10: special(name, in: parent)
        default: hardLink(to: newName(), as: name, in: parent)
        }
    }

    private mutating func everyKind(in parent: Int32) {
        for _ in 0..<4 { symlink(newName(), in: parent) }
        for kind in [S_IFIFO, S_IFSOCK, S_IFCHR, S_IFBLK] {
            special(newName(), in: parent, kind: kind)
        }
        for _ in 0..<2 { hardLink(to: newName(), as: newName(), in: parent) }
        // Every kind but directories can have several names.
        let link = newName()
        symlink(link, in: parent)
        linkAt(link, newName(), in: parent)
        let fifo = newName()
        special(fifo, in: parent, kind: S_IFIFO)
        linkAt(fifo, newName(), in: parent)
    }

    private mutating func file(_ name: [UInt8], in parent: Int32, size: Int) {
        let descriptor = withCString(name) {
            openat(parent, $0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        }
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        Files.write(random.chance(2) ? random.bytes(size) : random.text(size), to: descriptor)
        dress(descriptor, isDirectory: false)
    }

    /// Holes at the start, in the middle, at the end, or nothing but a hole.
    private mutating func sparse(_ name: [UInt8], in parent: Int32, shape: Int) {
        let descriptor = withCString(name) {
            openat(parent, $0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        }
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let block = 64 << 10
        let data = random.bytes(block)
        if shape == 0 || shape == 1 { pwrite(descriptor, data, data.count, 5 * block) }
        if shape == 1 || shape == 2 { pwrite(descriptor, data, data.count, 0) }
        let length =
            shape == 0 ? 6 * block : shape == 1 ? 6 * block : 9 * block + random.below(5000)
        ftruncate(descriptor, length)
        dress(descriptor, isDirectory: false)
    }

    private mutating func symlink(_ name: [UInt8], in parent: Int32) {
        let target: [UInt8] = random.pick([
            Array("nowhere/at/all".utf8), Array("/etc/hostname".utf8), Array("..".utf8),
            Array("n1-1".utf8),
            [0xe9, 0x0a, 0x2f, 0x62], [UInt8](repeating: 0x74, count: 3000), Array("/".utf8),
        ])
        guard
            withCString(name, { name in withCString(target) { symlinkat($0, parent, name) } }) == 0
        else { return }
        if Machine.isRoot {
            withCString(name) {
                _ = fchownat(parent, $0, uid_t(random.below(3000)), 7, AT_SYMLINK_NOFOLLOW)
            }
            if random.chance(2) {
                setAttribute("trusted.cairn-test", random.bytes(20), name, parent)
            }
        }
        setTime(name, parent)
    }

    private mutating func special(_ name: [UInt8], in parent: Int32) {
        special(name, in: parent, kind: random.pick([S_IFIFO, S_IFSOCK, S_IFCHR, S_IFBLK]))
    }

    private mutating func special(_ name: [UInt8], in parent: Int32, kind: mode_t) {
        let isDevice = kind == S_IFCHR || kind == S_IFBLK
        if isDevice && !Machine.isRoot { return }
        let device =
            isDevice
            ? makeDevice(major: dev_t(random.below(4000)), minor: dev_t(random.below(1 << 19))) : 0
        guard withCString(name, { mknodat(parent, $0, kind | 0o600, device) }) == 0 else { return }
        withCString(name) {
            _ = fchmodat(parent, $0, mode_t(random.pick([0o600, 0o644, 0o000, 0o666])), 0)
        }
        setTime(name, parent)
    }

    private mutating func hardLink(to first: [UInt8], as second: [UInt8], in parent: Int32) {
        file(first, in: parent, size: random.pick([0, 5, 200_000]))
        linkAt(first, second, in: parent)
        // From another directory too.
        let top = open(top, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(top) }
        let third = newName()
        withCString(first) { first in withCString(third) { _ = linkat(parent, first, top, $0, 0) } }
    }

    private func linkAt(_ first: [UInt8], _ second: [UInt8], in parent: Int32) {
        withCString(first) { first in
            withCString(second) { _ = linkat(parent, first, parent, $0, 0) }
        }
    }

    /// A path of more than 4,096 bytes, with a file and a symlink at its end.
    private mutating func deepDirectory(in parent: Int32) {
        var way = [fcntl(parent, F_DUPFD_CLOEXEC, 0)]
        for level in 0..<18 {
            let name = [UInt8](repeating: 0x64, count: 245) + Array("\(level)".utf8)
            withCString(name) { _ = mkdirat(way.last!, $0, 0o750) }
            way.append(openDirectory(name, way.last!))
        }
        file(newName(), in: way.last!, size: 3000)
        symlink(newName(), in: way.last!)
        hardLink(to: newName(), as: newName(), in: way.last!)
        for descriptor in way.reversed() {
            if descriptor != way.first { dress(descriptor, isDirectory: true) }
            close(descriptor)
        }
    }

    /// More levels than any program keeps directories open, and something beside each.
    private mutating func shallowButManyLevels(in parent: Int32) {
        var way = [fcntl(parent, F_DUPFD_CLOEXEC, 0)]
        for _ in 0..<90 {
            withCString(Array("l".utf8)) { _ = mkdirat(way.last!, $0, 0o755) }
            way.append(openDirectory(Array("l".utf8), way.last!))
            if random.chance(3) { file(Array("m".utf8), in: way.last!, size: 10) }
        }
        for descriptor in way.reversed() {
            if descriptor != way.first { setTime(descriptor) }
            close(descriptor)
        }
    }

    // MARK: Metadata

    private mutating func dress(_ descriptor: Int32, isDirectory: Bool) {
        if Machine.isRoot, random.chance(3) {
            fchown(descriptor, uid_t(random.below(70_000)), gid_t(random.below(3000)))
        }
        if random.chance(4) { fsetxattr(descriptor, "user.empty", "", 0, 0) }
        if random.chance(4) {
            let value = random.bytes(1 + random.below(900))
            fsetxattr(descriptor, "user.cairn.\(random.below(3))", value, value.count, 0)
        }
        let modes: [mode_t] =
            isDirectory
            ? [0o755, 0o700, 0o1777, 0o2775, 0o555, 0o000]
            : [0o644, 0o600, 0o755, 0o4755, 0o2711, 0o6755, 0o1644, 0o000, 0o444]
        // Without root's rights an unreadable item could not be compared.
        let allowed = Machine.isRoot ? modes : modes.filter { $0 & 0o400 != 0 }
        fchmod(descriptor, random.pick(allowed))
        if random.chance(4) { setACL("system.posix_acl_access", descriptor) }
        if isDirectory, random.chance(4) { setACL("system.posix_acl_default", descriptor) }
        setTime(descriptor)
    }

    /// - Source: linux/posix_acl_xattr.h: version 2, then tag, permissions and id of each entry.
    private mutating func setACL(_ name: String, _ descriptor: Int32) {
        let unused = UInt32.max
        let entries: [(UInt16, UInt16, UInt32)] = [
            (0x01, 7, unused), (0x02, UInt16(random.below(8)), UInt32(1 + random.below(5000))),
            (0x04, 5, unused), (0x08, UInt16(random.below(8)), UInt32(1 + random.below(5000))),
            (0x10, 7, unused), (0x20, 0, unused),
        ]
        var value: [UInt8] = [2, 0, 0, 0]
        for (tag, permissions, id) in entries {
            for word in [tag, permissions] { value += [UInt8(word & 0xff), UInt8(word >> 8)] }
            for shift in [0, 8, 16, 24] { value.append(UInt8(truncatingIfNeeded: id >> shift)) }
        }
        fsetxattr(descriptor, name, value, value.count, 0)
    }

    private func setAttribute(
        _ attribute: String, _ value: [UInt8], _ name: [UInt8], _ parent: Int32
    ) {
        let path = Array("/proc/self/fd/\(parent)/".utf8) + name
        withCString(path) { _ = lsetxattr($0, attribute, value, value.count, 0) }
    }

    /// Also before 1970 and far in the future.
    private mutating func moment() -> [timespec] {
        let seconds = random.pick([
            -1, -86_400 * 3650, 0, 1_700_000_000 + random.below(9_000_000), 1_700_000_000,
            9_000_000_000,
        ])
        return [
            timespec(tv_sec: 1_600_000_000, tv_nsec: 5),
            timespec(
                tv_sec: seconds,
                tv_nsec: random.pick([0, 1, 999_999_999, random.below(1_000_000_000)])),
        ]
    }

    private mutating func setTime(_ descriptor: Int32) { futimens(descriptor, moment()) }

    private mutating func setTime(_ name: [UInt8], _ parent: Int32) {
        let moments = moment()
        withCString(name) { _ = utimensat(parent, $0, moments, AT_SYMLINK_NOFOLLOW) }
    }

    private func openDirectory(_ name: [UInt8], _ parent: Int32) -> Int32 {
        let descriptor = withCString(name) {
            openat(parent, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        }
        precondition(descriptor >= 0, "open \(Name.shown(name)): errno \(errno)")
        return descriptor
    }

    // MARK: Changing

    /// Changes about a tenth of the tree in every way there is.
    mutating func mutate() {
        let descriptor = open(top, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(descriptor) }
        mutate(descriptor, depth: 0)
        // Always: one that keeps its size and time, one that changes its kind.
        sameSizeAndTime(in: descriptor)
        changeKind(in: descriptor)
    }

    private mutating func mutate(_ directory: Int32, depth: Int) {
        var status = stat()
        for name in Files.names(fcntl(directory, F_DUPFD_CLOEXEC, 0)) {
            guard withCString(name, { fstatat(directory, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0
            else { continue }
            let kind = status.st_mode & S_IFMT
            if random.chance(9) {
                change(name, kind, in: directory)
            } else if kind == S_IFDIR, depth < 12 {
                let inner = openDirectory(name, directory)
                mutate(inner, depth: depth + 1)
                close(inner)
            }
        }
        if random.chance(3) { anything(in: directory, depth: 3) }
        if random.chance(10) { dress(directory, isDirectory: true) }
    }

    private mutating func change(_ name: [UInt8], _ kind: mode_t, in directory: Int32) {
        switch random.below(kind == S_IFREG ? 7 : 4) {
        case 0: Files.removeTree(name, in: directory)
        case 1:
            let other = newName()
            withCString(name) { from in
                withCString(other) { _ = renameat(directory, from, directory, $0) }
            }
        case 2: setTime(name, directory)
        case 3:
            Files.removeTree(name, in: directory)
            kind == S_IFDIR
                ? symlink(name, in: directory) : self.directory(name, in: directory, depth: 3)
        default: rewrite(name, in: directory)
        }
    }

    private mutating func rewrite(_ name: [UInt8], in directory: Int32) {
        let descriptor = withCString(name) {
            openat(directory, $0, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
        }
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let size = lseek(descriptor, 0, SEEK_END)
        switch random.below(4) {
        case 0: Files.write(random.text(100 + random.below(9000)), to: descriptor)
        case 1: ftruncate(descriptor, size / 2)
        case 2: pwrite(descriptor, random.bytes(64), 64, size / 3)
        default: dress(descriptor, isDirectory: false)
        }
    }

    private mutating func sameSizeAndTime(in directory: Int32) {
        let name = Array("same-size".utf8)
        let isNew = withCString(name) { faccessat(directory, $0, F_OK, AT_SYMLINK_NOFOLLOW) } != 0
        if isNew { file(name, in: directory, size: 9000) }
        let descriptor = withCString(name) {
            openat(directory, $0, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
        }
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        fstat(descriptor, &status)
        pwrite(descriptor, random.bytes(8), 8, 100)
        futimens(descriptor, [status.st_atim, status.st_mtim])
    }

    private mutating func changeKind(in directory: Int32) {
        let name = Array("kind".utf8)
        Files.removeTree(name, in: directory)
        switch random.below(4) {
        case 0: file(name, in: directory, size: 50)
        case 1: self.directory(name, in: directory, depth: 1)
        case 2: symlink(name, in: directory)
        default: special(name, in: directory, kind: S_IFIFO)
        }
    }
}

@discardableResult
func withCString<Result>(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress!) }
    }
}

/// - Source: makedev(3); a macro, which Swift does not import.
private func makeDevice(major: dev_t, minor: dev_t) -> dev_t {
    let low: dev_t = (major & 0xfff) << 8 | (minor & 0xff)
    let high: dev_t = (major & ~0xfff) << 32 | (minor & ~0xff) << 12
    return low | high
}
