import CLinux
import Glibc
import TestSupport
import Testing

/// openat2(2) and what stands in for it give one answer.
struct ResolutionTests {
    static let paths = [
        "file", "folder", "folder/", "folder/inner", "folder//inner", "folder/inner/",
        "folder/deep/er", "missing", "folder/missing", "file/under",
        "link", "link/", "dangling", "folder-link", "folder-link/", "folder-link/inner",
        "folder/link-up/file", ".", "./file", "", "/etc/passwd", "/",
        "../outside", String(repeating: "n", count: 255), String(repeating: "n", count: 256),
        "folder/" + String(repeating: "n", count: 300),
    ]
    static let flags = [
        O_RDONLY, O_RDONLY | O_DIRECTORY, O_RDONLY | O_NOFOLLOW, cairn_o_path | O_NOFOLLOW,
        O_WRONLY,
    ]

    private static func stage() throws -> (TemporaryDirectory, Int32) {
        let directory = TemporaryDirectory()
        let path = "\(directory.path)/top"
        for name in ["", "/folder", "/folder/deep"] { mkdir(path + name, 0o755) }
        for name in ["/file", "/folder/inner", "/folder/deep/er", "/../outside"] {
            close(open(path + name, O_WRONLY | O_CREAT, 0o644))
        }
        symlink("file", path + "/link")
        symlink("nowhere", path + "/dangling")
        symlink("folder", path + "/folder-link")
        symlink("..", path + "/folder/link-up")
        return (directory, open(path, O_RDONLY | O_DIRECTORY))
    }

    /// What a descriptor leads to, or the error.
    private static func answer(_ result: Int32) -> String {
        guard result >= 0 else { return "errno \(-result)" }
        defer { close(result) }
        var found = stat()
        fstat(result, &found)
        return
            "inode \(found.st_ino), access \(fcntl(result, F_GETFL) & (O_ACCMODE | cairn_o_path)), \(fcntl(result, F_GETFD))"
    }

    @Test func stepwiseOpeningAnswersAsTheKernelDoes() throws {
        let (directory, top) = try Self.stage()
        defer { close(top) }
        for path in Self.paths {
            for flags in Self.flags {
                let expected = Self.answer(cairn_open_beneath(top, path, flags, 0))
                #expect(expected != "errno \(ENOSYS)")
                #expect(
                    Self.answer(cairn_open_stepwise(top, path, flags, 0)) == expected,
                    "\(path.prefix(40)) with \(flags)")
            }
        }
        #expect(
            Self.answer(cairn_open_stepwise(top, "folder/new", O_WRONLY | O_CREAT | O_EXCL, 0o600))
                .hasPrefix("inode"))
        #expect(
            Self.answer(cairn_open_beneath(top, "folder/new", O_WRONLY | O_CREAT | O_EXCL, 0o600))
                == "errno \(EEXIST)")
        var found = stat()
        #expect(
            stat("\(directory.path)/top/folder/new", &found) == 0 && found.st_mode & 0o777 == 0o600)
        // Never up, not even to come back.
        #expect(
            Self.answer(cairn_open_stepwise(top, "folder/../file", O_RDONLY, 0)) == "errno \(EXDEV)"
        )
    }

    @Test func noDescriptorIsLeftOpen() throws {
        let (_, top) = try Self.stage()
        defer { close(top) }
        func lowest() -> Int32 {
            let number = dup(top)
            close(number)
            return number
        }
        let before = lowest()
        for path in Self.paths { _ = Self.answer(cairn_open_stepwise(top, path, O_RDONLY, 0)) }
        #expect(lowest() <= before + 8, "tests beside this one open files, too, but not a hundred")
    }
}
