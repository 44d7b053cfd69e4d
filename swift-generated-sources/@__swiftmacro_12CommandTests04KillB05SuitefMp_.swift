@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12CommandTests04KillB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    KillTests.self,
    traits: [.__documentationLine("/// The binary killed where chance has it: what was acknowledged is there, and the next run goes on.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/KillTests.swift", filePath: "/work/main/Tests/CommandTests/KillTests.swift", line: 5, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests04KillB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests04KillB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests04KillB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests04KillB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:229:2-229:2
