import CairnCore
import CairnFormat
import Glibc
import TestSupport
import Testing

@testable import CairnLinux

/// Which links on the way to a place are followed.
struct TrustedPathTests {
    /// A number that nobody has.
    private static let stranger: uid_t = 54_321

    private let directory = TemporaryDirectory()
    private var top: String {
        String(decoding: RealPath.resolve(Array(directory.path.utf8)), as: UTF8.self)
    }

    private func inode(_ path: String) throws -> UInt64 {
        try inode(openAt(AT_FDCWD, Array(path.utf8), O_RDONLY))
    }
    private func stepwise(_ path: String) throws -> UInt64 {
        try inode(TrustedPath.openStepwise(Array(path.utf8), O_RDONLY))
    }
    private func inode(_ descriptor: LinuxDescriptor) throws -> UInt64 {
        defer { withExtendedLifetime(descriptor) {} }
        return try statusAt(descriptor.number, []).inode
    }

    private func inodeByKernel(_ path: String) -> UInt64? {
        var found = stat()
        return stat(path, &found) == 0 ? UInt64(found.st_ino) : nil
    }

    private func stage() throws {
        for path in ["real", "real/inner"] { mkdir("\(top)/\(path)", 0o755) }
        close(open("\(top)/real/inner/file", O_CREAT | O_WRONLY, 0o600))
        symlink("real", "\(top)/relative")
        symlink("\(top)/real/inner", "\(top)/absolute")
        symlink("../real/inner/../inner/file", "\(top)/real/up")
        symlink("absolute", "\(top)/twice")
        symlink("circle", "\(top)/circle")
        symlink("gone", "\(top)/dangling")
    }

    @Test func ownLinksAreFollowedAsTheKernelFollowsThem() throws {
        try stage()
        for path in [
            "", "/", "/real", "/relative/inner", "/absolute/file", "/real/up", "/twice/file",
            "/twice/../../relative/./inner//file", "/relative/", "/../..",
        ] {
            #expect(try inode(top + path) == inodeByKernel(top + path), "\(path)")
            #expect(try stepwise(top + path) == inodeByKernel(top + path), "\(path)")
        }
        let file = try openAt(AT_FDCWD, Array("\(top)/real/inner/file".utf8), O_RDONLY)
        #expect(
            try inode("/proc/self/fd/\(file.number)") == inodeByKernel("\(top)/real/inner/file"))
        let place = try openAt(AT_FDCWD, Array("\(top)/real".utf8), O_RDONLY)
        #expect(
            try inode("/proc/self/fd/\(place.number)/inner/file")
                == inodeByKernel("\(top)/real/inner/file"))
        for (path, code) in [
            ("/circle/x", ELOOP), ("/dangling", ENOENT), ("/real/inner/file/x", ENOTDIR),
            ("/missing/x", ENOENT),
        ] {
            let error = #expect(throws: SystemError.self) { try inode(top + path) }
            #expect(error?.code == code, "\(path)")
        }
        let made = try TrustedPath.makeDirectory(
            Array("\(top)/relative/new/deep".utf8), mode: 0o750)
        #expect(try inode(made) == inodeByKernel("\(top)/real/new/deep"))
    }

    @Test(.enabled(if: geteuid() == 0, "only root makes links of other users"))
    func otherPeoplesLinksAreNotFollowed() throws {
        try stage()
        lchown("\(top)/relative", Self.stranger, Self.stranger)
        for path in ["/relative", "/relative/inner", "/real/../relative/inner/file"] {
            let error = #expect(throws: SystemError.self) { try inode(top + path) }
            #expect(
                error
                    == SystemError(
                        "follow", path: Array("\(top)/relative".utf8),
                        code: SystemError.untrustedLink))
            #expect(RealPath.destination(Array((top + path).utf8)) == Array((top + path).utf8))
        }
        // A link of root's where another moves names at will.
        mkdir("\(top)/theirs", 0o755)
        symlink("/etc", "\(top)/theirs/etc")
        #expect(throws: Never.self) { try inode("\(top)/theirs/etc/passwd") }
        chown("\(top)/theirs", Self.stranger, Self.stranger)
        #expect(throws: SystemError.self) { try inode("\(top)/theirs/etc/passwd") }
        chown("\(top)/theirs", 0, 0)
        chmod("\(top)/theirs", 0o777)
        #expect(throws: SystemError.self) { try inode("\(top)/theirs/etc/passwd") }
        chmod("\(top)/theirs", 0o1777)
        #expect(throws: Never.self) { try inode("\(top)/theirs/etc/passwd") }
        // Without a link on the way it is theirs to be read.
        lchown("\(top)/real", Self.stranger, Self.stranger)
        #expect(try inode("\(top)/real/inner/file") == inodeByKernel("\(top)/real/inner/file"))
        #expect(
            try LinuxFileSystem().status(ofRoot: Array("\(top)/relative".utf8)).kind == .symlink)
    }

    @Test(.enabled(if: geteuid() == 0, "only root gives things to other users"))
    func whatOthersCouldChangeOnTheWayIsNamed() throws {
        try stage()
        func foreign(_ path: String) throws -> String? {
            try TrustedPath.foreignPart(of: Array((top + path).utf8)).map {
                String(decoding: $0.path, as: UTF8.self)
            }
        }
        #expect(try foreign("/absolute/file") == nil)
        chown("\(top)/real/inner/file", Self.stranger, Self.stranger)
        #expect(try foreign("/absolute/file") == "\(top)/real/inner/file")
        chown("\(top)/real", Self.stranger, Self.stranger)
        #expect(try foreign("/absolute/file") == "\(top)/real")
        chown("\(top)/real", 0, 0)
        chmod("\(top)/real", 0o777)
        #expect(try foreign("/real/inner") == "\(top)/real")
        chmod("\(top)/real", 0o1777)
        #expect(try foreign("/real/inner") == nil)
    }
}
