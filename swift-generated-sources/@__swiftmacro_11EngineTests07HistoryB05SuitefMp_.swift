@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11EngineTests07HistoryB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    HistoryTests.self,
    traits: [.__documentationLine("/// Gaps, moves and histories through renames, in the catalog as it was written and in one made anew from the journal.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/HistoryTests.swift", filePath: "/work/main/Tests/EngineTests/HistoryTests.swift", line: 9, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11EngineTests07HistoryB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07HistoryB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11EngineTests07HistoryB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07HistoryB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:266:2-266:2
