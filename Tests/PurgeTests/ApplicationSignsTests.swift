import CairnCore
import CairnFormat
import CairnPurge
import Testing

/// What tells an application by its processes.
@Suite struct ApplicationSignsTests {
    @Test(arguments: [
        (
            "0::/user.slice/user-1000.slice/user@1000.service/app.slice/app-flatpak-org.mozilla.firefox-4711.scope\n",
            "org.mozilla.firefox"
        ),
        (
            "12:pids:/x\n0::/app.slice/app-flatpak-org.example.my\\x2dapp-1.scope/child\n",
            "org.example.my-app"
        ),
        ("0::/app.slice/app-flatpak-org.example.App-.scope\n", nil),
        ("0::/app.slice/app-flatpak--12.scope\n", nil),
        ("0::/app.slice/app-flatpak-org.example.App-12a.scope\n", nil),
        ("0::/app.slice/app-flatpak-org.example.App-12.service\n", nil),
        ("0::/app.slice/app-gnome-org.example.App-12.scope\n", nil),
        ("", nil), ("0::/\n", nil), ("::app-flatpak-a-1.scope", "a"),
    ])
    func flatpakIsKnownByItsScope(groups: String, id: String?) {
        #expect(ApplicationSigns.flatpak(inGroups: Array(groups.utf8)) == id.map { Array($0.utf8) })
    }

    @Test(arguments: [
        (
            "0::/user.slice/snap.firefox.firefox-0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f.scope\n",
            ["firefox"]
        ),
        ("0::/system.slice/snap.lxd.daemon.service\n", ["lxd"]),
        (
            "0::/user.slice/snap.firefox.firefox.0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f.scope\n",
            ["firefox"]
        ),
        (
            "0::/user.slice/snap.0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f.firefox.firefox.scope\n",
            ["firefox"]
        ),
        ("5:freezer:/snap.name_key\n0::/user.slice\n", ["name_key"]),
        ("0::/snapd.service\n", []), ("0::/snap.\n", []),
    ])
    func snapIsKnownByItsUnit(groups: String, names: [String]) {
        #expect(
            ApplicationSigns.snaps(inGroups: Array(groups.utf8)) == names.map { Array($0.utf8) })
    }

    @Test(arguments: [
        ("[Application]\nname=org.example.App\nruntime=runtime/x\n", "org.example.App"),
        ("[Runtime]\nname=org.example.Runtime\n", nil),
        ("[Instance]\nname=no\n\n[Application]\nruntime=x\nname = a.b.C\n", "a.b.C"),
        ("name=x\n", nil), ("", nil), ("[Application]\n=\nnames=x\n", nil),
    ])
    func flatpakIsKnownByWhatItsRootSays(info: String, id: String?) {
        #expect(ApplicationSigns.flatpak(inInfo: Array(info.utf8)) == id.map { Array($0.utf8) })
    }

    @Test func mappedAndLockedInodesAreRead() {
        let maps = """
            55d0c0000000-55d0c0001000 r--p 00000000 fe:00 4711                       /home/ada/a \
            file
            7f0000000000-7f0000001000 rw-p 00000000 00:00 0                          [heap]
            7f0000002000-7f0000003000 rw-s 00001000 00:1b 99                         /dev/shm/x \
            (deleted)
            nonsense
            """
        let found = HeldFiles.mappings(Array(maps.utf8))
        #expect(
            found.map(\.file) == [
                LinkIdentity(device: 0xfe00, inode: 4711), LinkIdentity(device: 0x1b, inode: 99),
            ])
        #expect(found[0].path == Array("/home/ada/a file".utf8))
        let locks = """
            1: POSIX  ADVISORY  WRITE 1034 fe:00:5150 0 EOF
            1: -> FLOCK  ADVISORY  WRITE 99 fe:00:5151 0 EOF
            2: LEASE  ACTIVE    READ  77 00:1b:6 0 EOF
            3: POSIX  ADVISORY  WRITE 12 <none>:0 0 0
            """
        let expected = [(0xfe00, 5150), (0xfe00, 5151), (0x1b, 6)].map {
            LinkIdentity(device: $0.0, inode: $0.1)
        }
        #expect(HeldFiles.locked(Array(locks.utf8)) == Set(expected))
        let mounts = """
            22 1 254:0 / / rw,relatime - ext4 /dev/vda rw
            23 22 0:27 / /run rw shared:5 master:1 - tmpfs tmpfs rw
            24 22 0:31 /@ /home rw - btrfs /dev/sdb rw
            25 22 0:40 / /merged rw - overlay overlay rw
            26 22 8:1000 / /x rw - xfs /dev/sdc rw
            short - line
            """
        #expect(HeldFiles.exactDevices(Array(mounts.utf8)) == Set<UInt64>([0xfe00, 27, 0x30_08e8]))
    }

    @Test(arguments: [
        ("10%", 1_000), ("0%", 0), ("100%", 10_000), ("7.5%", 750), ("7.05 %", 705),
        ("99.99%", 9_999), ("100.01%", nil), ("101%", nil),
        ("-1%", nil), ("10", nil), ("%", nil), (".5%", nil), ("5.%", nil), ("1.234%", nil),
        ("1e1%", nil), ("٣%", nil), ("99999999999999999999%", nil),
    ])
    func shareIsReadAndWritten(text: String, points: Int?) {
        let share = Share(settingText: text)
        #expect(share?.basisPoints == points)
        if let share { #expect(Share(settingText: share.description) == share) }
    }

    @Test func shareOfBytesIsRoundedUpAndNeverOverflows() {
        #expect(
            Share(basisPoints: 1).bytes(of: 1) == 1
                && Share(basisPoints: 1_500).bytes(of: 1_000) == 150)
        #expect(
            Share(basisPoints: 10_000).bytes(of: .max) == .max
                && Share(basisPoints: 0).bytes(of: .max) == 0)
    }
}
