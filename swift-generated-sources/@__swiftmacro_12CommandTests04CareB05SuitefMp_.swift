@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12CommandTests04CareB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    CareTests.self,
    traits: [.__documentationLine("/// Drills, and the daemon's reading of its repository, with the real binary."),.__documentationLine("///"),.__documentationLine("/// In clear and encrypted alike: parity and the scrub see sealed blocks as they see others.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/CareTests.swift", filePath: "/work/main/Tests/CommandTests/CareTests.swift", line: 9, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests04CareB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests04CareB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests04CareB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests04CareB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:203:2-203:2
