@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15SimulationTests06DamageB0V23failingReadsAreReported4TestfMp_17Z1994b1056203e857fMu_() async throws -> Void {
  @Sendable func $s15SimulationTests06DamageB0V23failingReadsAreReported4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15SimulationTests06DamageB0V23failingReadsAreReported4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DamageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15SimulationTests06DamageB0V23failingReadsAreReported4TestfMp_7__localfMu_.failingReadsAreReported())))
  }
  try await $s15SimulationTests06DamageB0V23failingReadsAreReported4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15SimulationTests06DamageB0V23failingReadsAreReported4TestfMp_25generator1994b1056203e857fMu_() async -> Testing.Test {
  return .__function(
  named: "failingReadsAreReported()",
  in: DamageTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Reads that fail are errors, not damage that is passed over.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SimulationTests/DamageTests.swift", filePath: "/work/main/Tests/SimulationTests/DamageTests.swift", line: 145, column: 6),
  parameters: [],
  testFunction: $s15SimulationTests06DamageB0V23failingReadsAreReported4TestfMp_17Z1994b1056203e857fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15SimulationTests06DamageB0V23failingReadsAreReported4TestfMp_24accessor1994b1056203e857fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15SimulationTests06DamageB0V23failingReadsAreReported4TestfMp_25generator1994b1056203e857fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15SimulationTests06DamageB0V23failingReadsAreReported4TestfMp_33testContentRecord1994b1056203e857fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15SimulationTests06DamageB0V23failingReadsAreReported4TestfMp_24accessor1994b1056203e857fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SimulationTests/DamageTests.swift:155:6-155:6
