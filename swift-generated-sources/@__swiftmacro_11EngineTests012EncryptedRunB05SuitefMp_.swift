@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11EngineTests012EncryptedRunB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    EncryptedRunTests.self,
    traits: [.__documentationLine("/// Whole runs on encrypted repositories, key slots through crashes, and what a client remembers.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/EncryptedRunTests.swift", filePath: "/work/main/Tests/EngineTests/EncryptedRunTests.swift", line: 11, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11EngineTests012EncryptedRunB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012EncryptedRunB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11EngineTests012EncryptedRunB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012EncryptedRunB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:236:2-236:2
