@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s17WatchCommandTests04RootC05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    RootTests.self,
    traits: [.enabled(if: Tool.python, "needs /usr/bin/python3"),.__documentationLine("/// Roots that go and come back, file systems that do, and Cairn's own directories within a root.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/RootTests.swift", filePath: "/work/main/Tests/WatchCommandTests/RootTests.swift", line: 6, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s17WatchCommandTests04RootC05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests04RootC05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s17WatchCommandTests04RootC05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests04RootC05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:122:2-122:2
