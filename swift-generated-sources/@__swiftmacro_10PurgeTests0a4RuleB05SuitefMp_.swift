@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10PurgeTests0a4RuleB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    PurgeRuleTests.self,
    traits: [.__documentationLine("/// Which items go, rule by rule. - Source: DESIGN.md §8.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/PurgeRuleTests.swift", filePath: "/work/main/Tests/PurgeTests/PurgeRuleTests.swift", line: 10, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10PurgeTests0a4RuleB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests0a4RuleB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10PurgeTests0a4RuleB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests0a4RuleB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:327:2-327:2
