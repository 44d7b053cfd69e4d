@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11EngineTests010PackParityB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    PackParityTests.self,
    traits: [.__documentationLine("/// Packs with parity, damaged in every way: what comes back is the pack, byte for byte, or a clear word and nothing changed.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ParityTests.swift", filePath: "/work/main/Tests/EngineTests/ParityTests.swift", line: 9, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11EngineTests010PackParityB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests010PackParityB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11EngineTests010PackParityB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests010PackParityB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:214:2-214:2
