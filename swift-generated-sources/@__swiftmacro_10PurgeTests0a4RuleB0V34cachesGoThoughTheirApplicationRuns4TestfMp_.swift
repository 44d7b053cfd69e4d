@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests0a4RuleB0V34cachesGoThoughTheirApplicationRuns4TestfMp_17Z3ee893de2d00f75dfMu_() async throws -> Void {
  @Sendable func $s10PurgeTests0a4RuleB0V34cachesGoThoughTheirApplicationRuns4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests0a4RuleB0V34cachesGoThoughTheirApplicationRuns4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PurgeRuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests0a4RuleB0V34cachesGoThoughTheirApplicationRuns4TestfMp_7__localfMu_.cachesGoThoughTheirApplicationRuns())))
  }
  try await $s10PurgeTests0a4RuleB0V34cachesGoThoughTheirApplicationRuns4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests0a4RuleB0V34cachesGoThoughTheirApplicationRuns4TestfMp_25generator3ee893de2d00f75dfMu_() async -> Testing.Test {
  return .__function(
  named: "cachesGoThoughTheirApplicationRuns()",
  in: PurgeRuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/PurgeRuleTests.swift", filePath: "/work/main/Tests/PurgeTests/PurgeRuleTests.swift", line: 96, column: 6),
  parameters: [],
  testFunction: $s10PurgeTests0a4RuleB0V34cachesGoThoughTheirApplicationRuns4TestfMp_17Z3ee893de2d00f75dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests0a4RuleB0V34cachesGoThoughTheirApplicationRuns4TestfMp_24accessor3ee893de2d00f75dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests0a4RuleB0V34cachesGoThoughTheirApplicationRuns4TestfMp_25generator3ee893de2d00f75dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests0a4RuleB0V34cachesGoThoughTheirApplicationRuns4TestfMp_33testContentRecord3ee893de2d00f75dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests0a4RuleB0V34cachesGoThoughTheirApplicationRuns4TestfMp_24accessor3ee893de2d00f75dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:103:6-103:6
