@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12CommandTests9JSONTests5SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    JSONTests.self,
    traits: [.__documentationLine("/// Docs/JSON.md and what the program writes are the same.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/JSONTests.swift", filePath: "/work/main/Tests/CommandTests/JSONTests.swift", line: 6, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests9JSONTests5SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests9JSONTests5SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests9JSONTests5SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests9JSONTests5SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:170:2-170:2
