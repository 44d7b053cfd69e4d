@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10WatchTests011OpenWritersB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    OpenWritersTests.self,
    traits: [.__documentationLine("/// Files that are looked at again because somebody may write to them without an event (rule 6).")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/OpenWritersTests.swift", filePath: "/work/main/Tests/WatchTests/OpenWritersTests.swift", line: 5, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10WatchTests011OpenWritersB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests011OpenWritersB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10WatchTests011OpenWritersB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests011OpenWritersB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/WatchTests/OpenWritersTests.swift:44:2-44:2
