@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11DaemonTests0a8ThinningB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    DaemonThinningTests.self,
    traits: [.__documentationLine("/// The daemon thins once an hour, after everything else, in short pieces.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonThinningTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonThinningTests.swift", line: 10, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11DaemonTests0a8ThinningB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a8ThinningB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11DaemonTests0a8ThinningB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a8ThinningB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:128:2-128:2
