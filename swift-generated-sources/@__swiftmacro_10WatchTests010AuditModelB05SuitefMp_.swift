@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10WatchTests010AuditModelB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    AuditModelTests.self,
    traits: [.__documentationLine("/// Rule 14 without a kernel: what differs between the map and the kernel's watches is found, told and mended.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/AuditModelTests.swift", filePath: "/work/main/Tests/WatchTests/AuditModelTests.swift", line: 7, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10WatchTests010AuditModelB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests010AuditModelB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10WatchTests010AuditModelB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests010AuditModelB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/WatchTests/AuditModelTests.swift:70:2-70:2
