@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11EngineTests010RelocationB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    RelocationTests.self,
    traits: [.__documentationLine("/// Containers in the journal, and restores to where people and places are others now.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RelocationTests.swift", filePath: "/work/main/Tests/EngineTests/RelocationTests.swift", line: 9, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11EngineTests010RelocationB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests010RelocationB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11EngineTests010RelocationB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests010RelocationB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:82:2-82:2
