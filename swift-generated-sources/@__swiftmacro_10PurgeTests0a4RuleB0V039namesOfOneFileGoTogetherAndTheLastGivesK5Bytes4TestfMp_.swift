@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests0a4RuleB0V039namesOfOneFileGoTogetherAndTheLastGivesK5Bytes4TestfMp_17Z4d2a50d86a48ab52fMu_() async throws -> Void {
  @Sendable func $s10PurgeTests0a4RuleB0V039namesOfOneFileGoTogetherAndTheLastGivesK5Bytes4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests0a4RuleB0V039namesOfOneFileGoTogetherAndTheLastGivesK5Bytes4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PurgeRuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests0a4RuleB0V039namesOfOneFileGoTogetherAndTheLastGivesK5Bytes4TestfMp_7__localfMu_.namesOfOneFileGoTogetherAndTheLastGivesTheBytes())))
  }
  try await $s10PurgeTests0a4RuleB0V039namesOfOneFileGoTogetherAndTheLastGivesK5Bytes4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests0a4RuleB0V039namesOfOneFileGoTogetherAndTheLastGivesK5Bytes4TestfMp_25generator4d2a50d86a48ab52fMu_() async -> Testing.Test {
  return .__function(
  named: "namesOfOneFileGoTogetherAndTheLastGivesTheBytes()",
  in: PurgeRuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/PurgeRuleTests.swift", filePath: "/work/main/Tests/PurgeTests/PurgeRuleTests.swift", line: 149, column: 6),
  parameters: [],
  testFunction: $s10PurgeTests0a4RuleB0V039namesOfOneFileGoTogetherAndTheLastGivesK5Bytes4TestfMp_17Z4d2a50d86a48ab52fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests0a4RuleB0V039namesOfOneFileGoTogetherAndTheLastGivesK5Bytes4TestfMp_24accessor4d2a50d86a48ab52fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests0a4RuleB0V039namesOfOneFileGoTogetherAndTheLastGivesK5Bytes4TestfMp_25generator4d2a50d86a48ab52fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests0a4RuleB0V039namesOfOneFileGoTogetherAndTheLastGivesK5Bytes4TestfMp_33testContentRecord4d2a50d86a48ab52fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests0a4RuleB0V039namesOfOneFileGoTogetherAndTheLastGivesK5Bytes4TestfMp_24accessor4d2a50d86a48ab52fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:159:6-159:6
