@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s17WatchCommandTests09ContaineraC05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    ContainerWatchTests.self,
    traits: [.__documentationLine("/// The daemon keeps containers that come while it runs.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/ContainerWatchTests.swift", filePath: "/work/main/Tests/WatchCommandTests/ContainerWatchTests.swift", line: 6, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s17WatchCommandTests09ContaineraC05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests09ContaineraC05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s17WatchCommandTests09ContaineraC05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests09ContaineraC05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:78:2-78:2
