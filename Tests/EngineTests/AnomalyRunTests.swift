import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup

/// What a run counts for the anomaly guard: contents, not names.
@Suite struct AnomalyRunTests {
    private static func path(_ number: Int) -> String {
        "/home/\(number % 5 > 2 ? "b" : "a")/\(number)"
    }

    /// The figures of a run that finds what was done to 60 files of text and 40 empty ones.
    private func severity(readers: Int = 0, _ deed: (SimulatedFileSystem) -> Void) throws -> (
        Double, BackupResult
    ) {
        let rig = try BackupRig()
        for top in ["a", "b", "empty"] { rig.tree.makeDirectory("/home/\(top)") }
        for number in 0..<60 { rig.tree.write(Self.path(number), "text \(number) of some length") }
        for number in 0..<40 { rig.tree.write("/home/empty/\(number)", "") }
        try rig.backUp(readers: readers)
        deed(rig.tree)
        let result = try rig.backUp(readers: readers) {
            $0.anomalyGuard = AnomalyGuard.Configuration()
            $0.anomalyGuard?.items = 20
        }
        return (result.anomaly?.severity ?? 0, result)
    }

    @Test(arguments: [0, 2]) func whatIsGoneIsLostWhateverCameBeside(_ readers: Int) throws {
        let (severity, result) = try severity(readers: readers) { tree in
            tree.remove("/home/a")
            tree.remove("/home/empty/0")
            // Copies, links and empty files are not what went.
            tree.makeDirectory("/home/copies")
            for number in 0..<60 where number % 5 > 2 {
                tree.write("/home/copies/\(number)", "text \(number) of some length")
            }
            for number in 0..<60 {
                tree.symlink("/home/copies/link \(number)", to: "\(number)".bytes)
            }
            tree.write("/home/copies/empty", "")
        }
        #expect((1.1...1.3).contains(severity) && result.pinned != nil)
        #expect(result.anomaly?.changed == 36 && result.anomaly?.live == 100)
    }

    @Test func whatStandsElsewhereWithOtherAttributesIsNoLoss() throws {
        let (severity, result) = try severity { tree in
            tree.rename("/home/a", to: "/home/moved")
            tree.rename("/home/empty", to: "/home/moved/empty")
            for number in 0..<40 { tree.setMode("/home/moved/empty/\(number)", 0o600) }
        }
        #expect(severity == 0 && result.pinned == nil && result.counts.deleted == 76)
    }

    @Test func emptiedFilesAreLostUnlessTheyWereEmptyOrMovedAway() throws {
        let emptied = try severity { tree in
            for number in 0..<60 { tree.truncate(Self.path(number), to: 0) }
        }
        #expect(
            emptied.1.anomaly?.kind == .lost && emptied.1.anomaly?.changed == 60
                && emptied.1.pinned != nil)
        let rotated = try severity { tree in
            for number in 0..<60 {
                tree.rename(Self.path(number), to: Self.path(number) + ".1")
                tree.write(Self.path(number), "")
            }
        }
        #expect(rotated.0 == 0)
        let untouched = try severity { tree in
            for number in 0..<40 { tree.setMode("/home/empty/\(number)", 0o600) }
        }
        #expect(untouched.0 == 0 && untouched.1.counts.changed == 40)
    }

    @Test(arguments: [0, 2]) func whatLooksEncryptedNowIsTold(_ readers: Int) throws {
        let random = SeededRandomness(seed: 4)
        let (severity, result) = try severity(readers: readers) { tree in
            for number in 0..<6 {
                var bytes = [UInt8](repeating: 0, count: 1_000)
                bytes.withUnsafeMutableBytes { random.fill($0) }
                tree.write(Self.path(number), bytes)
            }
        }
        #expect(
            result.anomaly?.kind == .scrambled && result.anomaly?.changed == 6 && severity > 1
                && result.pinned != nil)
    }
}
