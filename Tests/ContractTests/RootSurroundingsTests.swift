import CairnCore
import CairnFormat
import Glibc
import TestSupport
import Testing

@testable import CairnLinux

/// What the kernel and udev tell of the places where roots lie.
@Suite struct RootSurroundingsTests {
    private func destination(_ path: String) -> String {
        String(decoding: RealPath.destination(Array(path.utf8)), as: UTF8.self)
    }

    @Test func aSymlinkLeadsSomewhereThoughNothingIsThere() throws {
        let directory = TemporaryDirectory()
        let top = String(decoding: RealPath.resolve(Array(directory.path.utf8)), as: UTF8.self)
        for path in ["real", "real/inner"] { mkdir("\(top)/\(path)", 0o755) }
        symlink("real", "\(top)/relative")
        symlink("\(top)/away/disk", "\(top)/dangling")
        symlink("dangling/deep/..", "\(top)/twice")
        symlink("circle", "\(top)/circle")
        symlink("/", "\(top)/root")
        for (path, expected) in [
            ("relative/inner", "\(top)/real/inner"), ("dangling", "\(top)/away/disk"),
            ("dangling/docs/x", "\(top)/away/disk/docs/x"),
            ("twice/y", "\(top)/away/disk/y"), ("relative/missing/x", "\(top)/real/missing/x"),
            ("missing/../real", "\(top)/real"),
            ("circle/x", "\(top)/circle/x"), ("root/no-such-directory", "/no-such-directory"),
            ("root", "/"),
        ] {
            #expect(destination("\(top)/\(path)") == expected)
        }
    }

    @Test func labelsAreReadAsUdevWritesThem() throws {
        let directory = TemporaryDirectory()
        for name in ["sda1", "sdb1"] {
            close(open("\(directory.path)/\(name)", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600))
        }
        mkdir("\(directory.path)/labels", 0o755)
        symlink("../sda1", "\(directory.path)/labels/My\\x20Disk\\x2fA")
        symlink("../sdb1", "\(directory.path)/labels/b\\x")
        let labels = VolumeLabels(directory: Array("\(directory.path)/labels".utf8))
        let table = MountTable(
            parsing: Array(
                """
                20 1 8:1 / /a rw - ext4 \(directory.path)/sda1 rw
                21 1 8:17 / /b rw - ext4 \(directory.path)/sdb1 rw
                22 1 0:3 / /c rw - tmpfs tmpfs rw
                """.utf8))
        #expect(
            table.mounts.map { labels.label(of: $0).map { String(decoding: $0, as: UTF8.self) } }
                == ["My Disk/A", "b\\x", nil])
        #expect(
            VolumeLabels(directory: Array("/no/such/directory".utf8)).label(of: table.mounts[0])
                == nil)
    }

    @Test func mountsTellWhatIsMountedAndHow() {
        let table = MountTable(
            parsing: Array(
                """
                20 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
                21 20 8:1 /sub\\040dir /mnt/a ro,relatime - ext4 /dev/sda1 rw
                22 20 0:50 / /mnt/b rw - nfs4 host:/x ro,vers=4.2
                23 20 0:51 / /mnt/c rw,errors=remount-ro - ext4 /dev/sdc rw,errors=remount-ro
                """.utf8))
        #expect(table.mounts.map(\.isReadOnly) == [false, true, true, false])
        #expect(
            table.mounts.map { String(decoding: $0.device, as: UTF8.self) } == [
                "8:1", "8:1", "0:50", "0:51",
            ])
        #expect(String(decoding: table.mounts[1].root, as: UTF8.self) == "/sub dir")
        #expect(MountTable.current.mount(of: [ItemPath.separator]) != nil)
    }

    @Test func peopleAreFoundByName() {
        #expect(Process.user(called: "root") == 0)
        #expect(Process.group(called: "root") == 0)
        #expect(Process.user(called: "nobody-of-this-name") == nil)
        #expect(Process.group(called: "") == nil)
    }
}
