import CairnBackup
import CairnSimulation
import CairnSource
import TestSupport
import Testing

/// A file that is mounted on its name is written through names that no root has.
@Suite struct MountedFileTests {
    @Test(arguments: [0, 2]) func aMountedFileIsReportedLikeOneWithSeveralNames(readers: Int) throws
    {
        let rig = try BackupRig()
        for name in ["linked", "mounted", "plain"] { rig.tree.write("/home/\(name)", name) }
        rig.tree.link("/home/other", to: "/home/linked")
        rig.tree.mountFile("/home/mounted")
        let links = LinkIndex()
        for _ in 1...2 {
            try rig.backUp(readers: readers) { $0.links = links }
            let names = links.takeNew().places.map { String(decoding: $0.path, as: UTF8.self) }
            #expect(names.sorted() == ["linked", "mounted", "other"])
            #expect(links.mounted.map(\.path) == ["mounted".bytes])
        }
    }
}
