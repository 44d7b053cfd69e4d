@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a4RuleB0V50whatFailedEarlyInAComparisonIsStillFailingAtItsEnd4TestfMp_17Z75b8e956afef583ffMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a4RuleB0V50whatFailedEarlyInAComparisonIsStillFailingAtItsEnd4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a4RuleB0V50whatFailedEarlyInAComparisonIsStillFailingAtItsEnd4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonRuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a4RuleB0V50whatFailedEarlyInAComparisonIsStillFailingAtItsEnd4TestfMp_7__localfMu_.whatFailedEarlyInAComparisonIsStillFailingAtItsEnd())))
  }
  try await $s11DaemonTests0a4RuleB0V50whatFailedEarlyInAComparisonIsStillFailingAtItsEnd4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a4RuleB0V50whatFailedEarlyInAComparisonIsStillFailingAtItsEnd4TestfMp_25generator75b8e956afef583ffMu_() async -> Testing.Test {
  return .__function(
  named: "whatFailedEarlyInAComparisonIsStillFailingAtItsEnd()",
  in: DaemonRuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonRuleTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonRuleTests.swift", line: 243, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a4RuleB0V50whatFailedEarlyInAComparisonIsStillFailingAtItsEnd4TestfMp_17Z75b8e956afef583ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a4RuleB0V50whatFailedEarlyInAComparisonIsStillFailingAtItsEnd4TestfMp_24accessor75b8e956afef583ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a4RuleB0V50whatFailedEarlyInAComparisonIsStillFailingAtItsEnd4TestfMp_25generator75b8e956afef583ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a4RuleB0V50whatFailedEarlyInAComparisonIsStillFailingAtItsEnd4TestfMp_33testContentRecord75b8e956afef583ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a4RuleB0V50whatFailedEarlyInAComparisonIsStillFailingAtItsEnd4TestfMp_24accessor75b8e956afef583ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:262:6-262:6
