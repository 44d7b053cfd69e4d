@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a4RuleB0V43onErrorStopPausesWithTroubleAndResumeGoesOn4TestfMp_16cdae79cec786aad9fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a4RuleB0V43onErrorStopPausesWithTroubleAndResumeGoesOn4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a4RuleB0V43onErrorStopPausesWithTroubleAndResumeGoesOn4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonRuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a4RuleB0V43onErrorStopPausesWithTroubleAndResumeGoesOn4TestfMp_7__localfMu_.onErrorStopPausesWithTroubleAndResumeGoesOn())))
  }
  try await $s11DaemonTests0a4RuleB0V43onErrorStopPausesWithTroubleAndResumeGoesOn4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a4RuleB0V43onErrorStopPausesWithTroubleAndResumeGoesOn4TestfMp_25generatorcdae79cec786aad9fMu_() async -> Testing.Test {
  return .__function(
  named: "onErrorStopPausesWithTroubleAndResumeGoesOn()",
  in: DaemonRuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonRuleTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonRuleTests.swift", line: 294, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a4RuleB0V43onErrorStopPausesWithTroubleAndResumeGoesOn4TestfMp_16cdae79cec786aad9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a4RuleB0V43onErrorStopPausesWithTroubleAndResumeGoesOn4TestfMp_24accessorcdae79cec786aad9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a4RuleB0V43onErrorStopPausesWithTroubleAndResumeGoesOn4TestfMp_25generatorcdae79cec786aad9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a4RuleB0V43onErrorStopPausesWithTroubleAndResumeGoesOn4TestfMp_33testContentRecordcdae79cec786aad9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a4RuleB0V43onErrorStopPausesWithTroubleAndResumeGoesOn4TestfMp_24accessorcdae79cec786aad9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:313:6-313:6
