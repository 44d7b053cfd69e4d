@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10WatchTests014RandomSequenceB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    RandomSequenceTests.self,
    traits: [.__documentationLine("/// Random changes, while the watcher reads, explores and tells a little of each at a time: who follows its hints knows the tree at the end, and"),.__documentationLine("/// every directory is watched under its path.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RandomSequenceTests.swift", filePath: "/work/main/Tests/WatchTests/RandomSequenceTests.swift", line: 8, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10WatchTests014RandomSequenceB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests014RandomSequenceB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10WatchTests014RandomSequenceB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests014RandomSequenceB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RandomSequenceTests.swift:31:2-31:2
