@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12CommandTests08ArgumentB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    ArgumentTests.self,
    traits: [.__documentationLine("/// Words that are empty or odd are refused before anything is done; what others chose is never obeyed by a terminal.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ArgumentTests.swift", filePath: "/work/main/Tests/CommandTests/ArgumentTests.swift", line: 5, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests08ArgumentB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08ArgumentB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests08ArgumentB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08ArgumentB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:106:2-106:2
