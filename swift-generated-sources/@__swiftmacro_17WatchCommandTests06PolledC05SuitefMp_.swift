@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s17WatchCommandTests06PolledC05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    PolledTests.self,
    traits: [.__documentationLine("/// Rule 10: a file system that tells nobody of changes is scanned, and said to be.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/PolledTests.swift", filePath: "/work/main/Tests/WatchCommandTests/PolledTests.swift", line: 10, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s17WatchCommandTests06PolledC05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests06PolledC05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s17WatchCommandTests06PolledC05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests06PolledC05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/PolledTests.swift:46:2-46:2
