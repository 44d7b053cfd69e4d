@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a10SimulationB0V33nothingIsMissedInSilenceWithRules4TestfMp_17Z8537fbec102d73b3fMu_(batch arg0:Int) async throws -> Void {
  @Sendable func $s11DaemonTests0a10SimulationB0V33nothingIsMissedInSilenceWithRules4TestfMp_7__localfMu0_(batch arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a10SimulationB0V33nothingIsMissedInSilenceWithRules4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonSimulationTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a10SimulationB0V33nothingIsMissedInSilenceWithRules4TestfMp_7__localfMu_.nothingIsMissedInSilenceWithRules(batch: arg0))))
  }
  try await $s11DaemonTests0a10SimulationB0V33nothingIsMissedInSilenceWithRules4TestfMp_7__localfMu0_(batch: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a10SimulationB0V33nothingIsMissedInSilenceWithRules4TestfMp_25generator8537fbec102d73b3fMu_() async -> Testing.Test {
  return .__function(
  named: "nothingIsMissedInSilenceWithRules(batch:)",
  in: DaemonSimulationTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The same, with rules: nothing of what they leave out is kept either, once the daemon is at rest.")],arguments: {0..<batches},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonSimulationTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonSimulationTests.swift", line: 16, column: 6),
  parameters: [(firstName: "batch",secondName: nil,type: (Int).self)],
  testFunction: $s11DaemonTests0a10SimulationB0V33nothingIsMissedInSilenceWithRules4TestfMp_17Z8537fbec102d73b3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a10SimulationB0V33nothingIsMissedInSilenceWithRules4TestfMp_24accessor8537fbec102d73b3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a10SimulationB0V33nothingIsMissedInSilenceWithRules4TestfMp_25generator8537fbec102d73b3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a10SimulationB0V33nothingIsMissedInSilenceWithRules4TestfMp_33testContentRecord8537fbec102d73b3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a10SimulationB0V33nothingIsMissedInSilenceWithRules4TestfMp_24accessor8537fbec102d73b3fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonSimulationTests.swift:17:85-17:85
