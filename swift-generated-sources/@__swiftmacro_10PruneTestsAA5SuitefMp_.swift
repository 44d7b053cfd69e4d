@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10PruneTestsAA5SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    PruneTests.self,
    traits: [.__documentationLine("/// Space comes back, and nothing that is needed goes.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/PruneTests.swift", filePath: "/work/main/Tests/PruneTests/PruneTests.swift", line: 9, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10PruneTestsAA5SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTestsAA5SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10PruneTestsAA5SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTestsAA5SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:244:2-244:2
