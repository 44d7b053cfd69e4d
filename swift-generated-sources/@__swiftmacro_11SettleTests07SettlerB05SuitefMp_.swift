@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11SettleTests07SettlerB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    SettlerTests.self,
    traits: [.__documentationLine("/// When names are given out, and how. - Source: DESIGN.md §6.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/SettlerTests.swift", filePath: "/work/main/Tests/SettleTests/SettlerTests.swift", line: 7, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11SettleTests07SettlerB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests07SettlerB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11SettleTests07SettlerB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests07SettlerB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:218:2-218:2
