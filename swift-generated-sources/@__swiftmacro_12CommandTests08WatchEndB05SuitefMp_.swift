@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12CommandTests08WatchEndB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    WatchEndTests.self,
    traits: [.__documentationLine("/// How `cairn watch` ends, and what keeps it from starting.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WatchEndTests.swift", filePath: "/work/main/Tests/CommandTests/WatchEndTests.swift", line: 5, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests08WatchEndB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08WatchEndB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests08WatchEndB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08WatchEndB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:163:2-163:2
