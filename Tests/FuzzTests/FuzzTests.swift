import Foundation
import FuzzTargets
import Glibc
import TestSeed
import Testing

/// Every decoder against changed inputs, and against those that once broke it. `make soak-fuzz`
/// runs them for long, with libFuzzer where it is.
@Suite struct FuzzTests {
    static func inputs(_ target: FuzzTarget) -> Int { target.isSlow ? 500 : 20_000 }

    @Test(arguments: FuzzTarget.all)
    func propertiesHoldForChangedInputs(target: FuzzTarget) {
        print("fuzz: \(target): \(TestSeed.replay)")
        var mutator = Mutator(seed: TestSeed.drawn)
        mutator.bytesMaximum = 4096
        let seeds = target.seeds()
        for seed in seeds { #expect(target.failure(seed) == nil) }
        for number in 0..<Self.inputs(target) {
            let input = mutator.input(from: seeds)
            if let failure = target.failure(input) {
                Issue.record(
                    "\(target), \(TestSeed.replay), input \(number): \(failure)\n\(Data(input.prefix(600)).base64EncodedString())"
                )
                return
            }
        }
    }

    /// The catalogs of a replay are in no file of the working directory.
    @Test func aReplayLeavesNoFile() throws {
        let directory = FileManager.default
        let before = try directory.contentsOfDirectory(atPath: ".").filter { $0 != ":memory:" }
        unlink(":memory:")
        for target in FuzzTarget.all where "\(target)" == "replay" {
            for seed in target.seeds() { #expect(target.failure(seed) == nil) }
        }
        let left = try directory.contentsOfDirectory(atPath: ".")
        #expect(Set(left).isSubset(of: before), "\(left)")
    }

    /// Findings, by target: `Tests/Fixtures/fuzz/TARGET/NAME`.
    @Test func findingsStayMended() throws {
        let base =
            #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" }
            + "/Fixtures/fuzz"
        var count = 0
        for target in FuzzTarget.all {
            let directory = "\(base)/\(target)"
            for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
                let input = try [UInt8](Data(contentsOf: URL(filePath: "\(directory)/\(name)")))
                #expect(target.failure(input) == nil, "\(target)/\(name)")
                count += 1
            }
        }
        print("fuzz: \(count) findings replayed")
    }

    /// The seeds reach the decoders: refused seeds would test nothing.
    @Test(arguments: FuzzTarget.all)
    func seedsAreTaken(target: FuzzTarget) {
        #expect(!target.seeds().isEmpty)
        let isTaken = target.seeds().contains { seed in
            do {
                try target.run(seed)
                return true
            } catch {
                return false
            }
        }
        #expect(isTaken, "no seed of \(target) decodes")
    }
}
