@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10RulesTests016ExclusionHistoryB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    ExclusionHistoryTests.self,
    traits: [.__documentationLine("/// What the journal says of things that are left out and taken in again, and what becomes of their versions.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/ExclusionHistoryTests.swift", filePath: "/work/main/Tests/RulesTests/ExclusionHistoryTests.swift", line: 9, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10RulesTests016ExclusionHistoryB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests016ExclusionHistoryB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10RulesTests016ExclusionHistoryB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests016ExclusionHistoryB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:126:2-126:2
