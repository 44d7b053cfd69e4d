@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11EngineTests08ProgressB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    ProgressTests.self,
    traits: [.__documentationLine("/// Progress and the survey that gives its total count the same: what is kept, directories aside.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ProgressTests.swift", filePath: "/work/main/Tests/EngineTests/ProgressTests.swift", line: 8, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11EngineTests08ProgressB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests08ProgressB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11EngineTests08ProgressB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests08ProgressB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ProgressTests.swift:41:2-41:2
