@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10PurgeTests0a4WalkB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    PurgeWalkTests.self,
    traits: [.__documentationLine("/// The walk of wide and deep trees with little room for names.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/LeastRecentlyUsedTests.swift", filePath: "/work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift", line: 66, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10PurgeTests0a4WalkB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests0a4WalkB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10PurgeTests0a4WalkB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests0a4WalkB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:115:2-115:2
