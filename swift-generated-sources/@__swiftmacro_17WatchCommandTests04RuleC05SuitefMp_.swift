@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s17WatchCommandTests04RuleC05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    RuleTests.self,
    traits: [.enabled(if: Tool.python, "needs /usr/bin/python3"),.__documentationLine("/// What is left out and kept again while the daemon runs: within seconds, and without a flush.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/RuleTests.swift", filePath: "/work/main/Tests/WatchCommandTests/RuleTests.swift", line: 6, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s17WatchCommandTests04RuleC05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests04RuleC05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s17WatchCommandTests04RuleC05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests04RuleC05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:158:2-158:2
