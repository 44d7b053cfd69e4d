import CairnFormat
import Foundation
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository

/// Damage of packs that a restore gets by.
@Suite struct ReadableDamageTests {
    /// Where a pack is damaged so that its blocks can be read all the same, and where not.
    @Test func nothingThatARestoreGivesIsCalledLost() throws {
        let test = try TestRepository.filled(seed: 5)
        var readable = 0
        for pack in try test.packs {
            let bytes = try test.content(pack)
            let places =
                [0, 9, 40, 70, 100, 140, 200, 400, 1_000].filter { $0 < bytes.count }
                + [bytes.count - 1, bytes.count - 30] + (1..<8).map { bytes.count * $0 / 8 }
            for byte in places {
                try test.flip(pack, byte: byte)
                for catalog in [test.freshCatalog(), try test.oldCatalog()] {
                    let report = try test.verify(catalog: catalog, readers: 0)
                    let isRefused = try test.expectNothingFalse(catalog: catalog) > 0
                    let isLost = report.damage.versionCount > 0
                    #expect(!isLost || isRefused, "byte \(byte) of \(pack)")
                    if report.damage.readableCount > 0 {
                        readable += 1
                        #expect(report.isDamaged, "byte \(byte) of \(pack)")
                    }
                    test.discard(catalog)
                }
                try test.overwrite(pack, bytes)
            }
        }
        #expect(readable > 0)
    }
}
