import CairnLinux
import Testing

@testable import CairnCommand
@testable import CairnCore
@testable import CairnSource

/// What is said of mounts in the folders that are backed up, by a mount table alone.
@Suite struct MountsInsideTests {
    /// - Parameter mounts: type, source and point of each.
    private func table(_ mounts: [(String, String, String)]) -> MountTable {
        let root = ["24 1 8:1 / / rw - ext4 /dev/sda1 rw"]
        let lines = mounts.enumerated().map { index, mount in
            "\(30 + index) 24 0:\(40 + index) / \(mount.2) rw - \(mount.0) \(mount.1) rw"
        }
        return MountTable(parsing: Array((root + lines).joined(separator: "\n").utf8))
    }

    private func inside(_ mounts: [(String, String, String)], roots: [String] = ["/home/ada"])
        -> MountsInside
    {
        MountsInside(of: roots.map { Array($0.utf8) }, table: table(mounts))
    }

    @Test(arguments: [
        ("fuse.gocryptfs", "/home/ada/.vault", "gocryptfs"), ("fuse.encfs", "encfs", "encfs"),
        ("fuse.cryfs", "cryfs@/home/ada/.vault", "cryfs"),
        ("fuse.securefs", "securefs", "securefs"),
        ("fuse.cryptomator", "cryptomator", "cryptomator"),
        ("fuse.cppcryptfs", "x", "cppcryptfs"),
        ("ecryptfs", "/home/.ecryptfs/ada/.Private", "ecryptfs"),
        ("ext4", "/dev/mapper/veracrypt1", "veracrypt"),
    ])
    func anOpenVaultIsSaid(type: String, source: String, program: String) {
        // In a root, as a root, and around one.
        for (point, root) in [
            ("/home/ada/vault", "/home/ada"), ("/home/ada", "/home/ada"),
            ("/home/ada", "/home/ada/letters"),
        ] {
            let found = inside([(type, source, point)], roots: [root])
            #expect(found.vaults.map(\.program) == [program])
            let notes = found.vaultNotes(isEncrypted: false)
            #expect(notes.count == 1)
            #expect(notes.first?.text.contains("is an unlocked vault (\(program))") == true)
            #expect(notes.first?.next.contains("cairn exclude add /home/ada") == true)
            #expect(found.vaultNotes(isEncrypted: true).isEmpty)
            #expect(found.excluded.isEmpty)
        }
    }

    @Test func otherMountsAreNoVaults() {
        let mounts = [
            ("ext4", "/dev/mapper/home", "/home/ada/disk"),
            ("fuse.sshfs", "nas:/home", "/home/ada/nas"), ("fuse.bindfs", "/srv", "/home/ada/srv"),
            ("fuse.mergerfs", "a:b", "/home/ada/pool"), ("btrfs", "/dev/dm-0", "/home/ada/data"),
            ("nfs4", "nas:/gocryptfs", "/home/ada/nfs"),
            // The encrypted directory on a server is no vault that is open.
            ("fuse.sshfs", "nas:/home/gocryptfs", "/home/ada/cipher"),
            // Elsewhere.
            ("fuse.gocryptfs", "/srv/.vault", "/srv/vault"),
        ]
        #expect(inside(mounts).vaults.isEmpty)
    }

    /// What is mounted over one hides it.
    @Test func aVaultUnderAnotherMountIsNone() {
        let mounts = [
            ("fuse.encfs", "encfs", "/home/ada/vault"), ("ext4", "/dev/sdb1", "/home/ada/vault"),
        ]
        #expect(inside(mounts).vaults.isEmpty)
        #expect(inside(Array(mounts.reversed())).vaults.map(\.program) == ["encfs"])
    }

    /// A vault that the rules exclude goes nowhere in clear.
    @Test func anExcludedVaultIsNotSaid() {
        let mounts = [("fuse.gocryptfs", "/home/ada/.vault", "/home/ada/vault")]
        var rules = RuleBook()
        rules.paths = [Array("/home/ada/vault".utf8)]
        let found = MountsInside(of: [Array("/home/ada".utf8)], rules: rules, table: table(mounts))
        #expect(found.vaults.isEmpty)
    }
}
