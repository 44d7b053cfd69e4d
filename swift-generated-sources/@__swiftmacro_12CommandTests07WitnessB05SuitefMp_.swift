@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12CommandTests07WitnessB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    WitnessTests.self,
    traits: [.__documentationLine("/// The binary and a reader that shares nothing with it, each on what the other side made.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WitnessTests.swift", filePath: "/work/main/Tests/CommandTests/WitnessTests.swift", line: 6, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests07WitnessB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07WitnessB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests07WitnessB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07WitnessB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:188:2-188:2
