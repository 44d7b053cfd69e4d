@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10WatchTests09RuleModelB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    RuleModelTests.self,
    traits: [.__documentationLine("/// What the rules leave out is not watched, without a kernel: what is told, and what is not.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleModelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleModelTests.swift", line: 7, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10WatchTests09RuleModelB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests09RuleModelB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10WatchTests09RuleModelB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests09RuleModelB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:251:2-251:2
