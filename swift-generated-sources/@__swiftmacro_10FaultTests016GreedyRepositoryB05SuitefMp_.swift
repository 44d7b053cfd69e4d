@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10FaultTests016GreedyRepositoryB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    GreedyRepositoryTests.self,
    traits: [.__documentationLine("/// Small repositories that claim to be huge: no verb traps, takes memory beyond a bound, or works on for ever.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "FaultTests/GreedyRepositoryTests.swift", filePath: "/work/main/Tests/FaultTests/GreedyRepositoryTests.swift", line: 6, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10FaultTests016GreedyRepositoryB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10FaultTests016GreedyRepositoryB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10FaultTests016GreedyRepositoryB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10FaultTests016GreedyRepositoryB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/FaultTests/GreedyRepositoryTests.swift:78:2-78:2
