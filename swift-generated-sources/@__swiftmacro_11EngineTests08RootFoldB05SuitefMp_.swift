@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11EngineTests08RootFoldB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    RootFoldTests.self,
    traits: [.__documentationLine("/// A root that goes up in a wider one keeps its history. (Issue 13, item 14.)")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RootFoldTests.swift", filePath: "/work/main/Tests/EngineTests/RootFoldTests.swift", line: 8, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11EngineTests08RootFoldB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests08RootFoldB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11EngineTests08RootFoldB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests08RootFoldB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:104:2-104:2
