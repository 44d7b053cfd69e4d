@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11VerifyTests07InPlaceB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    InPlaceTests.self,
    traits: [.__documentationLine("/// What people save while a restore in place runs. Issue 13, item 3.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/InPlaceTests.swift", filePath: "/work/main/Tests/VerifyTests/InPlaceTests.swift", line: 9, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11VerifyTests07InPlaceB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests07InPlaceB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11VerifyTests07InPlaceB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests07InPlaceB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:92:2-92:2
