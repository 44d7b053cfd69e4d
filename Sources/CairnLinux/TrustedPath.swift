import CLinux
import CairnCore
import CairnFormat
import Glibc

/// Opens a whole path, from `/` and one name at a time, and follows only symlinks that no other
/// user could have made.
///
/// A link on the way is followed when it belongs to root or to this process's user. Root follows it
/// only where its directory does, too, and not everybody may rename in it. Descriptors decide where
/// a path leads: a name that is replaced meanwhile is seen as what it is then.
/// - What it does not promise: that no other user can write to the directory. Operations beneath it
///   use descriptors, too.
/// - Source: path_resolution(7); openat2(2), RESOLVE_NO_SYMLINKS;
///   Docs/decisions/0017-root-among-users.md.
enum TrustedPath {
    /// Root, this process's user, and who owns `/`: in a user namespace root has the number of
    /// nobody there.
    static let owners: Set<UInt32> = {
        var found = cairn_stat()
        return cairn_statx(AT_FDCWD, "/", &found) == 0
            ? [0, geteuid(), found.uid] : [0, geteuid()]
    }()

    static func open(_ path: [UInt8], _ flags: Int32, mode: UInt32 = 0) throws(SystemError)
        -> LinuxDescriptor
    {
        while true {
            let result = withCString(path) { cairn_open_without_symlinks($0, flags, mode) }
            switch -result {
            case ...0: return LinuxDescriptor(result)
            case EINTR: continue
            // A symlink; or a kernel, or a filter, without this call.
            case ELOOP, ENOSYS, EPERM: return try openStepwise(path, flags, mode: mode)
            default: throw SystemError("open", path: path, code: -result)
            }
        }
    }

    static func openStepwise(_ path: [UInt8], _ flags: Int32, mode: UInt32 = 0) throws(SystemError)
        -> LinuxDescriptor
    {
        var walk = try PathWalk(path)
        return try walk.open(flags, mode: mode)
    }

    /// Opens the directory in which the last name of a path stands.
    static func openParent(of path: [UInt8]) throws(SystemError) -> (
        directory: LinuxDescriptor, name: [UInt8]
    ) {
        let (parent, name) = ItemPath.split(path)
        let place =
            !parent.isEmpty
            ? parent : path.first == ItemPath.separator ? [ItemPath.separator] : [UInt8(ascii: ".")]
        return (try open(place, cairn_o_path | O_DIRECTORY), name)
    }

    /// Opens a directory, and makes what is missing of the way.
    static func makeDirectory(_ path: [UInt8], mode: UInt32) throws(SystemError) -> LinuxDescriptor
    {
        do throws(SystemError) { return try open(path, O_RDONLY | O_DIRECTORY) } catch {
            guard error.code == ENOENT else { throw error }
        }
        var walk = try PathWalk(path)
        walk.making = mode
        return try walk.open(O_RDONLY | O_DIRECTORY)
    }

    /// A path without symlinks, where it could be followed to; the rest as it is.
    ///
    /// - Returns: nil when a link on the way cannot be trusted, or links go round in circles.
    static func resolve(_ path: [UInt8]) -> (path: [UInt8], isThere: Bool)? {
        do throws(SystemError) {
            let isPlain =
                path.first == ItemPath.separator && ItemPath.problem(with: path.dropFirst()) == nil
            let result =
                isPlain
                ? withCString(path) { cairn_open_without_symlinks($0, cairn_o_path, 0) } : -1
            if result >= 0 {
                _ = LinuxDescriptor(result)
                return (path, true)
            }
            var walk = try PathWalk(path)
            do throws(SystemError) {
                _ = try walk.open(cairn_o_path)
                return (walk.resolved, true)
            } catch {
                if error.code == ELOOP || error.code == SystemError.untrustedLink { return nil }
                return (walk.resolvedWithRest, false)
            }
        } catch { return nil }
    }

    /// The first directory on the way to a path, or what is there, that another user than root and
    /// this process's could change or replace.
    ///
    /// - Returns: nil when there is none.
    static func foreignPart(of path: [UInt8]) throws(SystemError) -> (path: [UInt8], owner: UInt32)?
    {
        var walk = try PathWalk(path)
        walk.notesForeign = true
        _ = try walk.open(cairn_o_path)
        return walk.foreign
    }
}

/// A walk along a path.
///
/// - Source: path_resolution(7): at most 40 links in one path.
private struct PathWalk {
    private var here: LinuxDescriptor
    private var done: [[UInt8]] = []
    /// The last is the next.
    private var rest: [[UInt8]]
    private var links = 0
    /// The mode of directories that are made where they are missing; nil when none are.
    var making: UInt32?
    var notesForeign = false
    private(set) var foreign: (path: [UInt8], owner: UInt32)?

    private static let linksMaximum = 40
    private static let proc: Int64 = 0x9fa0
    private static let top = [ItemPath.separator]

    init(_ path: [UInt8]) throws(SystemError) {
        guard !path.isEmpty else { throw SystemError("open", path: path, code: ENOENT) }
        let isAbsolute = path.first == ItemPath.separator
        here = try openDirectly(
            AT_FDCWD, isAbsolute ? Self.top : [UInt8(ascii: ".")], cairn_o_path | O_DIRECTORY)
        rest = Self.names(path).reversed()
        if !isAbsolute, let place = getcwd(nil, 0) {
            done = Self.names(Array(UnsafeRawBufferPointer(start: place, count: strlen(place))))
            free(place)
        }
    }

    private static func names(_ path: [UInt8]) -> [[UInt8]] {
        path.split(separator: ItemPath.separator).map(Array.init).filter {
            $0 != [UInt8(ascii: ".")]
        }
    }

    private static func text(_ names: [[UInt8]]) -> [UInt8] {
        names.isEmpty ? top : ItemPath.absolute(names)
    }

    var resolved: [UInt8] { Self.text(done) }

    /// The path with its unresolved rest; `..` is applied textually.
    var resolvedWithRest: [UInt8] {
        var names = done
        for name in rest.reversed() {
            if name == Array("..".utf8) { _ = names.popLast() } else { names.append(name) }
        }
        return Self.text(names)
    }

    mutating func open(_ flags: Int32, mode: UInt32 = 0) throws(SystemError) -> LinuxDescriptor {
        while let name = rest.popLast() {
            do throws(SystemError) {
                if let opened = try step(name, flags, mode) { return opened }
            } catch {
                if error.code != SystemError.untrustedLink { rest.append(name) }
                throw error
            }
        }
        if notesForeign, done.isEmpty { try noteForeign(here) }
        return try openDirectly(here.number, [UInt8(ascii: ".")], flags, mode)
    }

    /// - Returns: what the path leads to, at its end; nil when there is more to go.
    private mutating func step(_ name: [UInt8], _ flags: Int32, _ mode: UInt32) throws(SystemError)
        -> LinuxDescriptor?
    {
        if name == Array("..".utf8) {
            here = try openDirectly(here.number, name, cairn_o_path | O_DIRECTORY)
            _ = done.popLast()
            return nil
        }
        let place = Self.text(done + [name])
        let isLast = rest.isEmpty
        let item: LinuxDescriptor
        do throws(SystemError) {
            item = try openDirectly(here.number, name, cairn_o_path | O_NOFOLLOW)
        } catch {
            if error.code == ENOENT, isLast, flags & O_CREAT != 0 {
                do throws(SystemError) {
                    return try openDirectly(here.number, name, flags | O_NOFOLLOW, mode)
                } catch { throw SystemError("open", path: place, code: error.code) }
            }
            guard error.code == ENOENT, let making
            else { throw SystemError("open", path: place, code: error.code) }
            item = try makeDirectory(name, making, place)
        }
        let status = try statusAt(item.number, [])
        if status.kind == .symlink, !(isLast && flags & O_NOFOLLOW != 0) {
            return try follow(
                item, status, place, isLast ? (flags, mode) : (cairn_o_path | O_DIRECTORY, 0))
        }
        if notesForeign {
            try noteForeign(here)
            if isLast { noteForeign(status, place) }
        }
        if isLast {
            do throws(SystemError) {
                let opened = try open(item, status, name, flags, mode)
                done.append(name)
                return opened
            } catch { throw SystemError("open", path: place, code: error.code) }
        }
        guard status.kind == .directory
        else { throw SystemError("open", path: place, code: ENOTDIR) }
        done.append(name)
        here = item
        return nil
    }

    /// Opens the examined item, whatever has its name by now; only a file must be opened by its
    /// name again, and never through a link.
    private func open(
        _ item: LinuxDescriptor, _ status: FileStatus, _ name: [UInt8], _ flags: Int32,
        _ mode: UInt32
    ) throws(SystemError) -> LinuxDescriptor {
        if status.kind == .directory {
            return try openDirectly(item.number, [UInt8(ascii: ".")], flags, mode)
        }
        if flags & O_DIRECTORY != 0, flags & cairn_o_tmpfile != cairn_o_tmpfile {
            throw SystemError("open", path: name, code: ENOTDIR)
        }
        return flags & cairn_o_path != 0
            ? item : try openDirectly(here.number, name, flags | O_NOFOLLOW, mode)
    }

    private func makeDirectory(_ name: [UInt8], _ mode: UInt32, _ place: [UInt8])
        throws(SystemError) -> LinuxDescriptor
    {
        try check("make directory", place, of: name, accepting: EEXIST) {
            mkdirat(here.number, $0, mode_t(mode))
        }
        return try openDirectly(here.number, name, cairn_o_path | O_NOFOLLOW)
    }

    // MARK: Links

    /// - Returns: what a link of the kernel's own at the end of the path leads to.
    private mutating func follow(
        _ link: LinuxDescriptor, _ status: FileStatus, _ place: [UInt8],
        _ how: (flags: Int32, mode: UInt32)
    ) throws(SystemError) -> LinuxDescriptor? {
        let directory = try statusAt(here.number, [])
        guard Self.isTrusted(status, in: directory)
        else { throw SystemError("follow", path: place, code: SystemError.untrustedLink) }
        links += 1
        guard links <= Self.linksMaximum
        else { throw SystemError("open", path: place, code: ELOOP) }
        if notesForeign { noteForeign(directory, ItemPath.split(place).parent) }
        // The kernel's own links, as those in /proc/self/fd, lead to things, not to names.
        if cairn_file_system_type(here.number) == Self.proc {
            let isLast = rest.isEmpty
            let found = try openDirectly(
                here.number, ItemPath.split(place).name, how.flags, how.mode)
            // It has no such text where that would be longer than the kernel takes.
            let target = (try? Self.target(of: link, place)) ?? []
            if target.first == ItemPath.separator { done = [] }
            done += Self.names(target)
            here = found
            return isLast ? found : nil
        }
        let target = try Self.target(of: link, place)
        if target.first == ItemPath.separator {
            here = try openDirectly(AT_FDCWD, Self.top, cairn_o_path | O_DIRECTORY)
            done = []
        }
        rest += Self.names(target).reversed()
        return nil
    }

    private static func isTrusted(_ link: FileStatus, in directory: FileStatus) -> Bool {
        guard TrustedPath.owners.contains(link.uid) else { return false }
        // A user who may rename it could have put one of root's links in place of something else.
        return geteuid() != 0 || !isForeign(directory)
    }

    private static func target(of link: LinuxDescriptor, _ place: [UInt8]) throws(SystemError)
        -> [UInt8]
    {
        var target = [CChar](repeating: 0, count: Limits.symlinkTargetBytes + 1)
        let length = cairn_read_link(link.number, &target, target.count)
        guard length > 0, length < target.count else {
            throw SystemError(
                "read link", path: place, code: length < 0 ? Int32(-length) : ENAMETOOLONG)
        }
        return target[..<length].map { UInt8(bitPattern: $0) }
    }

    // MARK: Other people's

    /// Whether another user could change the item, or the names in it.
    private static func isForeign(_ status: FileStatus) -> Bool {
        let isSticky = status.kind == .directory && status.mode & 0o1000 != 0
        return !TrustedPath.owners.contains(status.uid) || (status.mode & 0o002 != 0 && !isSticky)
    }

    private mutating func noteForeign(_ directory: LinuxDescriptor) throws(SystemError) {
        noteForeign(try statusAt(directory.number, []), Self.text(done))
    }

    private mutating func noteForeign(_ status: FileStatus, _ path: [UInt8]) {
        if foreign == nil, Self.isForeign(status) { foreign = (path, status.uid) }
    }
}
