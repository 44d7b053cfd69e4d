@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10PurgeTests08HeldItemB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    HeldItemTests.self,
    traits: [.__documentationLine("/// What somebody uses stays, as the real kernel tells it.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/HeldItemTests.swift", filePath: "/work/main/Tests/PurgeTests/HeldItemTests.swift", line: 11, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10PurgeTests08HeldItemB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests08HeldItemB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10PurgeTests08HeldItemB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests08HeldItemB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:181:2-181:2
