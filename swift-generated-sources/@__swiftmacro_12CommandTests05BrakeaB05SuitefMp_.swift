@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12CommandTests05BrakeaB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    BrakeCommandTests.self,
    traits: [.__documentationLine("/// Most of a tree is changed at once: by a backup, and while the daemon watches.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/BrakeTests.swift", filePath: "/work/main/Tests/CommandTests/BrakeTests.swift", line: 6, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests05BrakeaB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05BrakeaB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests05BrakeaB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05BrakeaB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:75:2-75:2
