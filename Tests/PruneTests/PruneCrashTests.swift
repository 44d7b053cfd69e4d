import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnCare

/// A prune that ends at any operation loses nothing, and the next one goes on.
@Suite struct PruneCrashTests {
    enum End: CaseIterable, Sendable { case power, kill, ioError, full }

    @Test(arguments: End.allCases)
    func aPruneMayEndAnywhere(end: End) throws {
        let rig = try PruneRig(seed: 31, backups: 4, largestFile: 6_000)
        try rig.keep([2])
        let start = rig.storage
        let catalog = try rig.copyCatalog(to: "before.sqlite")
        let operations: Int
        do {
            rig.storage = start.copy(seed: 1)
            let before = rig.storage.operationCount
            #expect(try rig.prune { $0.maxUnused = .bytes(0) }.rewritten.count > 0)
            operations = rig.storage.operationCount - before
        }
        #expect(operations > 10)
        for operation in 1...operations {
            rig.storage = start.copy(seed: UInt64(operation))
            try rig.replaceCatalog(with: catalog)
            rig.storage.failAt(operation: rig.storage.operationCount + operation, with: end.fault)
            _ = try? rig.prune { $0.maxUnused = .bytes(0) }
            #expect(rig.storage.faultsMet == 1)
            rig.storage.clearFaults()
            switch end {
            case .power: rig.storage = rig.storage.crash(seed: UInt64(operation) * 7)
            case .kill: rig.storage = rig.storage.kill(seed: UInt64(operation) * 7)
            case .ioError, .full:
                if operation % 2 == 0 {
                    rig.storage = rig.storage.crash(seed: UInt64(operation) * 7)
                }
            }
            // A power cut may take what the catalog has learned last; a catalog is never torn.
            if operation % 3 == 0 { try rig.replaceCatalog(with: catalog) }
            #expect(try rig.wrongs() == [], "operation \(operation)")
            let report = try rig.prune { $0.maxUnused = .bytes(0) }
            #expect(report.left == [] && report.chunksMissing == 0, "operation \(operation)")
            #expect(try rig.wrongs() == [], "operation \(operation), pruned again")
        }
    }
}

extension PruneCrashTests.End {
    var fault: SimulatedStorage.Fault {
        switch self {
        case .power: .crash
        case .kill: .kill
        case .ioError: .error(5)
        case .full: .error(28)
        }
    }
}
